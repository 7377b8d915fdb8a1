/** QR codes as text, two rows of squares to a line. */
import qrcode from 'qrcode';

const HALVES = { 'true,true': ' ', 'true,false': '▄', 'false,true': '▀', 'false,false': '█' };
/** Width of the light frame that scanners look for. */
const QUIET = 4;

/**
 * The squares of a code: how many in a row, and which are dark.
 *
 * @param {string} text
 * @returns {{ size: number, isDark: (row: number, column: number) => boolean }}
 */
export function makeQr(text) {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'L' });
  return { size: modules.size, isDark: (row, column) => modules.get(row, column) === 1 };
}

/**
 * @param {string} text
 * @param {{ colour: boolean }} options with colour the code is black on white whatever the
 *   terminal; without, light squares are drawn, as on most terminals and logs the ground is dark
 */
export function drawQr(text, { colour }) {
  const { size, isDark } = makeQr(text);
  const isInk = (row, column) =>
    row >= 0 && column >= 0 && row < size && column < size && isDark(row, column);
  const lines = [];
  for (let row = -QUIET; row < size + QUIET; row += 2) {
    let line = '';
    for (let column = -QUIET; column < size + QUIET; column += 1) {
      line += HALVES[`${isInk(row, column)},${isInk(row + 1, column)}`];
    }
    lines.push(colour ? `\u001b[97;40m${line}\u001b[0m` : line);
  }
  return lines.join('\n');
}
