/** Keys are for tables with a keyboard, which here means the web: see use-table-keys.web.ts. */

export interface TableKeys {
  readonly onStep: (by: 1 | -1) => void;
  readonly onCount: (count: number) => void;
  readonly onPlay: () => void;
  readonly onPass: () => void;
  readonly onEscape: () => void;
  readonly onUndo: () => void;
  readonly onHint: () => void;
}

export const useTableKeys: (keys: TableKeys) => void = () => undefined;
