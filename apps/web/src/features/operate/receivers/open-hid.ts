import { driversFor } from '@qc/remotes';
import type { OpenedDevice } from './opened-device.ts';
import { pageLine } from './page-line.ts';
import type { HidDevice, HidReportEvent } from './web-devices.ts';

/** Opens a USB device that a driver knows; null: none does. Rejects when another program has it. */
export async function openHid(device: HidDevice): Promise<OpenedDevice | null> {
  const { vendorId, productId } = device;
  const driver = driversFor({ transport: 'hid', vendorId, productId }).find((one) => one.transport === 'hid');
  if (driver?.transport !== 'hid') return null;
  if (!device.opened) await device.open();
  const line = pageLine<'hid'>((bytes, reportId) => device.sendReport(reportId, bytes));
  const onReport = (event: Event) => {
    if (!isReport(event)) return;
    const { buffer, byteOffset, byteLength } = event.data;
    line.tell(new Uint8Array(buffer, byteOffset, byteLength), event.timeStamp);
  };
  const onDisconnect = (event: Event) => {
    if ('device' in event && event.device === device) line.gone();
  };
  device.addEventListener('inputreport', onReport);
  navigator.hid?.addEventListener('disconnect', onDisconnect);
  return {
    driver,
    start: (heard) => driver.start(line.io, heard),
    close: async () => {
      device.removeEventListener('inputreport', onReport);
      navigator.hid?.removeEventListener('disconnect', onDisconnect);
      await device.close();
    },
  };
}

function isReport(event: Event): event is HidReportEvent {
  return 'data' in event && event.data instanceof DataView;
}
