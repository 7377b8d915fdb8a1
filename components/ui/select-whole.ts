/** Phones select a field's text themselves, told by the field's own property. */
export const selectWhole: (field: unknown) => void = () => undefined;
