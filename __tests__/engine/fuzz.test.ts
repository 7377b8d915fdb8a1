/** Damage by chance to what was written down: an error, or something that replays. */

import fc from 'fast-check';
import { LONGEST_TEXT, expectOk, makeMatch, replay } from '@/engine/truth';
import { byHand, judgeRecord, judgeTexts, line, own, record, text } from '@/tools/laws/damage';
import { anyMatch, playWhole } from '@/tools/laws/matches';
import { lawOptions } from '@/tools/laws/tables';

const edits = fc.array(
  fc.record({
    at: fc.nat(100000),
    cut: fc.nat(6),
    put: fc.oneof(
      fc.constantFrom(
        'V1',
        '-',
        ' ',
        '\n',
        '\r\n',
        '/',
        ',',
        ':',
        '"',
        '[',
        ']',
        '{',
        '}',
        '0',
        '9',
        '-1',
        '>',
      ),
      fc.string({ maxLength: 6, unit: 'binary' }),
    ),
  }),
  { minLength: 1, maxLength: 4 },
);

const mutate = (
  input: string,
  changes: readonly { at: number; cut: number; put: string }[],
): string =>
  changes.reduce((now, { at, cut, put }) => {
    const start = at % (now.length + 1);
    return now.slice(0, start) + put + now.slice(start + cut);
  }, input);

test('a match or a position with random edits is an error, or reads back what it says', () => {
  fc.assert(
    fc.property(edits, (changes) => {
      judgeTexts(mutate(text, changes));
      judgeTexts(mutate(line, changes));
      judgeTexts(mutate(own.text, changes));
      judgeTexts(mutate(own.line, changes));
      judgeTexts(mutate(makeMatch(expectOk(replay(byHand))), changes));
    }),
    lawOptions(1500),
  );
});

test('a record with random edits to its JSON is an error, or replays', () => {
  const jsons = [record, byHand, own.record].map((whole) => JSON.stringify(whole));
  fc.assert(
    fc.property(edits, fc.nat(2), (changes, which) => {
      let value: unknown;
      try {
        value = JSON.parse(mutate(jsons[which] as string, changes));
      } catch {
        return;
      }
      judgeRecord(value);
    }),
    lawOptions(3000),
  );
});

test('anything at all is an error, or replays', () => {
  fc.assert(fc.property(fc.anything(), judgeRecord), lawOptions(1000));
  fc.assert(fc.property(fc.string({ unit: 'binary' }), judgeTexts), lawOptions(1000));
});

test('every match that can be played is read whole: none is too long', () => {
  fc.assert(
    fc.property(anyMatch, (random) => {
      const whole = playWhole(random);
      expect(makeMatch(whole).length).toBeLessThan(LONGEST_TEXT / 4);
    }),
    lawOptions(20),
  );
});
