/** Phones lead a screen reader to a new screen by themselves. */
export const RouteFocus = () => null;
