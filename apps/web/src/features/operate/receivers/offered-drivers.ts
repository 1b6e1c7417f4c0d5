import { type AnyDriver, DRIVER_IDS, DRIVERS, type UsbFilter } from '@qc/remotes';

/** How a keyboard may answer, to choose from. */
export const KEYBOARD_DRIVERS = ['keyboardRows', 'keyboardHalves', 'keyboardButtons', 'presenter'] as const;
export type KeyboardDriver = (typeof KEYBOARD_DRIVERS)[number];

/** What the browser's list of USB devices is narrowed to. */
export const HID_FILTERS: readonly UsbFilter[] = DRIVER_IDS.flatMap((id) => {
  const driver: AnyDriver = DRIVERS[id];
  return driver.transport === 'hid' ? driver.usb : [];
});
