import { keysOf } from '@qc/contract/pick-fields';
import { type AnyDriver, DRIVERS } from '@qc/remotes';
import type { HelpedDevice } from '@qc/words/en/screens/remotes/remote-help';

/** The drivers that each help page is about. */
export const HELPED_DRIVERS: Readonly<Record<HelpedDevice, readonly AnyDriver[]>> = {
  buzz: [DRIVERS.buzz, DRIVERS.gamepadBuzz],
  iclicker: [DRIVERS.iclicker],
  sunvote: [DRIVERS.sunvote],
  quizbox: [DRIVERS.quizbox, DRIVERS.kirkman],
  lines: [DRIVERS.lines],
  gamepad: [DRIVERS.gamepad, DRIVERS.gamepadButtons],
  keyboard: [DRIVERS.keyboardRows, DRIVERS.keyboardHalves, DRIVERS.keyboardButtons],
  presenter: [DRIVERS.presenter],
  midi: [DRIVERS.midiPads, DRIVERS.midiChannels],
};
/** In the order in which the page shows them. */
export const HELPED_DEVICES = keysOf(HELPED_DRIVERS);

/** What a help page says of how its device is connected. */
export interface Connection {
  isExperimental: boolean;
  /** Needs a browser that opens USB devices or serial ports. */
  byCable: boolean;
  isSerial: boolean;
  /** Lines of a udev rule for Linux; none where nothing has to be allowed. */
  rule: readonly string[];
}

const hex = (id: number) => id.toString(16).padStart(4, '0');

/** How a device is connected, by its drivers. */
export function connectionOf(device: HelpedDevice): Connection {
  const drivers = HELPED_DRIVERS[device];
  const overHid = drivers.filter(({ transport }) => transport === 'hid');
  const isSerial = drivers.some(({ transport }) => transport === 'serial');
  return {
    isExperimental: drivers.some((driver) => driver.isExperimental),
    byCable: overHid.length > 0 || isSerial,
    isSerial,
    rule: overHid.flatMap(({ usb }) => usb.map(ruleLine)),
  };
}

function ruleLine({ vendorId, productId }: { vendorId: number; productId?: number }): string {
  const product = productId === undefined ? '' : `, ATTRS{idProduct}=="${hex(productId)}"`;
  return `KERNEL=="hidraw*", ATTRS{idVendor}=="${hex(vendorId)}"${product}, TAG+="uaccess"`;
}
