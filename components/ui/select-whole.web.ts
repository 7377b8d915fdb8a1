/** Selects what stands in a field as soon as it has the focus, so that the first key typed replaces it. */
export function selectWhole(field: unknown): void {
  if (!(field instanceof HTMLInputElement)) return;
  const found = field.value;
  field.select();
  // Safari puts the caret down once more after a tap; what was typed meanwhile is left alone.
  setTimeout(() => {
    if (document.activeElement === field && field.value === found) field.select();
  }, 0);
}
