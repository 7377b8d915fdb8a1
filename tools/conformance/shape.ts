/** The shape of a row: a field that is missing is a fault, and so is one that nobody would judge. */

/** What differs; an empty list is a pass. */
export type Differences = string[];

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a row's fields must and may be, by name. */
export interface Shape {
  readonly needs: readonly string[];
  readonly may?: readonly string[];
}

/** What is wrong with the fields of a row, or of a part of it that `where` names. */
export function faultsOf(row: unknown, { needs, may = [] }: Shape, where = 'the row'): Differences {
  if (!isFields(row)) return [`${where} is no object`];
  const missing = needs.filter((name) => !Object.hasOwn(row, name));
  const unknown = Object.keys(row).filter((name) => !needs.includes(name) && !may.includes(name));
  return [
    ...missing.map((name) => `${where} has no field ${name}`),
    ...unknown.map((name) => `${where} has a field nobody knows: ${name}`),
  ];
}

/** The same of every part in a list. */
export const faultsOfAll = (parts: unknown, shape: Shape, where: string): Differences =>
  Array.isArray(parts)
    ? parts.flatMap((part, at) => faultsOf(part, shape, `${where} ${at}`))
    : [`${where}: no list`];
