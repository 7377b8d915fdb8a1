/** The work of `npm run bot`: lines from stdin, answers to stdout and nothing else. */

import { createInterface } from 'node:readline';
import { isLevel } from '@/engine/maskmen/bots/levels';
import { isRival } from '@/engine/maskmen/bots/rivals';
import { isRival as isMascaradeRival } from '@/engine/mascarade/bots/rivals';
import { readOptions } from '../lib/options';
import * as mascarade from '../mascarade/session';
import { answerLine, openSession } from './session';

const options = readOptions(process.argv.slice(2), {
  game: 'maskmen',
  level: 'champion',
  rival: '',
  seed: '00000000000b0700',
});
const { game, level, rival, seed } = options;

/** Ends the program: somebody asked for what there is not. */
function refuse(): never {
  console.error('No such game, level or rival.');
  process.exit(2);
}

/** What answers lines: a session of the game that was asked for. */
function openGame(): {
  readonly answer: (line: string) => string | undefined;
  over: () => boolean;
} {
  if (!isLevel(level)) return refuse();
  if (game === 'mascarade') {
    if (rival !== '' && !isMascaradeRival(rival)) return refuse();
    const identity = { level, rival: isMascaradeRival(rival) ? rival : undefined };
    const session = mascarade.openSession(identity, seed);
    return { answer: (line) => mascarade.answerLine(session, line), over: () => session.over };
  }
  if (game !== 'maskmen' || (rival !== '' && !isRival(rival))) return refuse();
  const identity = { level, rival: isRival(rival) ? rival : undefined };
  const session = openSession(identity, seed, () => performance.now());
  return { answer: (line) => answerLine(session, line), over: () => session.over };
}

const { answer, over } = openGame();
const lines = createInterface({ input: process.stdin, terminal: false });
lines.on('line', (line) => {
  if (over()) return;
  const said = answer(line);
  if (said !== undefined) process.stdout.write(`${said}\n`);
  if (over()) lines.close();
});
lines.on('close', () => {
  process.stdin.destroy();
});
