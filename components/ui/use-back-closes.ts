/** The way back closes what is open before it leaves the screen. */
import { useHardwareBack } from './hardware-back';

export const useBackCloses = (open: boolean, onClose: () => void): void =>
  useHardwareBack(open ? onClose : undefined);
