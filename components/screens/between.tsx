/**
 * What stands between turns and seasons, and what lies over a table when asked for. Phones carry it in
 * the bundle; browsers fetch it once a table stands: see `between.web.tsx`.
 */

export * from './part-between';
