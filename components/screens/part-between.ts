/** What a table shows only after a while, as one file for browsers: its covers, its results, its sheets. */

export { TableSheets } from '@/components/maskmen/sheets/table-sheets';

export { HandOverScreen } from './hand-over-screen';
export { ResultScreen } from './result-screen';
