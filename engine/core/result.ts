/** Expected failure as a value: illegal moves and hostile input never throw. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** Wraps a success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** Wraps a failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** Unwraps a success; a failure here is a programming error, so it throws. */
export function expectOk<T, E>(result: Result<T, E>): T {
  if (result.ok) return result.value;
  throw new Error(`expected success, got ${JSON.stringify(result.error)}`);
}
