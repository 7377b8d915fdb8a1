export const NETS: readonly string[] = ['', '', '', '', ''];
