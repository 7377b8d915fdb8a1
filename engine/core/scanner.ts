/**
 * Reading notation: a cursor over a text that knows line and column, so that an error can say where.
 * A reader either moves the cursor past what it wants or notes the first failure and stays put;
 * after a failure nothing reads any more, so callers need to look only at the end.
 */

export interface Place {
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

export interface Scanner<Failure> {
  readonly text: string;
  at: number;
  failure: { readonly error: Failure; readonly at: number } | undefined;
}

export const scan = <Failure>(text: string): Scanner<Failure> => ({
  text,
  at: 0,
  failure: undefined,
});

/** Line and column of an offset. */
export function placeOf(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: offset - lineStart + 1 };
}

/** Notes the first failure, at the cursor or at an earlier offset. */
export function fail<F>(scanner: Scanner<F>, error: F, at: number = scanner.at): undefined {
  scanner.failure ??= { error, at };
  return undefined;
}

/** Moves past a literal if it is next. */
export function skip<F>(scanner: Scanner<F>, literal: string): boolean {
  if (scanner.failure !== undefined || !scanner.text.startsWith(literal, scanner.at)) return false;
  scanner.at += literal.length;
  return true;
}

/** Moves past what a sticky pattern matches here, and returns it. */
export function take<F>(scanner: Scanner<F>, sticky: RegExp): string | undefined {
  if (scanner.failure !== undefined) return undefined;
  sticky.lastIndex = scanner.at;
  const found = sticky.exec(scanner.text)?.[0];
  if (found !== undefined) scanner.at += found.length;
  return found;
}

/** Whether everything has been read. */
export const atEnd = <F>(scanner: Scanner<F>): boolean => scanner.at >= scanner.text.length;
