/** Several runs of the frames' bench as one row. */
import { summarise } from '../../tools/frames/summary';

const run = (slowShare: number, longestTask: number) => ({
  name: 'swiping up',
  frames: 70,
  slowShare,
  worstFrame: 33,
  longestTask,
});

test('a row has the median of each figure by itself, and both ends of the shares', () => {
  const row = summarise([run(0.02, 90), run(0.3, 20), run(0.01, 40)]);
  expect(row).toMatchObject({ slowShare: 0.02, longestTask: 40, slowShares: [0.01, 0.3] });
});

test('of an even number of runs the worse of the middle two counts', () => {
  expect(summarise([run(0.01, 10), run(0.05, 30)])).toMatchObject({
    slowShare: 0.05,
    longestTask: 30,
  });
});

test('no run is no row', () => {
  expect(() => summarise([])).toThrow('no middle');
});
