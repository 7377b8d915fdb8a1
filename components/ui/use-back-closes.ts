/** Whether the way back closes something first. Phones do that by themselves: see the web's file. */
export const useBackCloses: (open: boolean, onClose: () => void) => void = () => undefined;
