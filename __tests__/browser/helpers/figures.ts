/** Figures a run measures, for its summary: nothing is judged by them. */

/** Lines that begin so are shown by `npm test` also when everything passed. */
const MARK = 'figure:';

export const tellFigure = (text: string): void => {
  process.stdout.write(`\n${MARK} ${text}\n`);
};
