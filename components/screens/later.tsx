/**
 * The screens behind the poster, and the way to them. Phones carry them in the bundle, so here nothing
 * waits; browsers fetch them: see `later.web.tsx`.
 */

export { useRouter as useWay } from 'expo-router';

export * from './part-pages';
export * from './part-table';

/** Whether what stands at the first address can be drawn. */
export const useFirstScreen = (): boolean => true;

/** Fetches what is not here yet, once the first screen stands. */
export const useFetchRest: (ready: boolean) => void = () => undefined;
