/** What looks the same keeps its elements from rest through a motion and to rest again. */

import { renderHook } from '@testing-library/react-native';

import type { Track } from '@/components/maskmen/diagram/timing';
import { useLayers } from '@/components/maskmen/diagram/use-layers';

interface Seen {
  readonly track: Track<string>;
  readonly move: object | undefined;
}

const at = (...looks: readonly string[]): Track<string> =>
  looks.map((look, nth) => ({ look, at: 100 * nth }));
const rest = (look: string): Seen => ({ track: at(look), move: undefined });
const moving = (...looks: readonly string[]): Seen => ({ track: at(...looks), move: {} });

async function layersThrough(...all: readonly Seen[]) {
  const [first = rest('plain'), ...others] = all;
  const seen: ReadonlyMap<string, number>[] = [];
  const hook = await renderHook(({ track, move }: Seen) => useLayers(track, (look) => look, move), {
    initialProps: first,
  });
  const note = () => seen.push(new Map(hook.result.current.map(({ look, slot }) => [look, slot])));
  note();
  for (const next of others) {
    await hook.rerender(next);
    note();
  }
  return seen;
}

test('a motion begins in the elements that stood and ends in those that will', async () => {
  const [before, during, after] = await layersThrough(
    rest('lit'),
    moving('lit', 'plain', 'dim'),
    rest('dim'),
  );
  expect(during?.get('lit')).toBe(before?.get('lit'));
  expect(after?.get('dim')).toBe(during?.get('dim'));
  expect(new Set(during?.values()).size).toBe(3);
});

test('one that follows another at once begins where that one ended', async () => {
  const [, first, second] = await layersThrough(
    rest('plain'),
    moving('plain', 'lit'),
    moving('lit', 'plain'),
  );
  expect(second?.get('lit')).toBe(first?.get('lit'));
  expect(second?.get('plain')).not.toBe(second?.get('lit'));
});

test('another look at rest is drawn in the same elements', async () => {
  const [plain, lit] = await layersThrough(rest('plain'), rest('lit'));
  expect(lit?.get('lit')).toBe(plain?.get('plain'));
});

test('a motion that is rendered again keeps everything where it is', async () => {
  const move = moving('plain', 'lit', 'plain');
  const [, first, again] = await layersThrough(rest('plain'), move, { ...move });
  expect(again).toEqual(first);
});
