import type { SerialDriver } from '@qc/contract';
import { type Driver, DRIVERS } from '@qc/remotes';
import type { OpenedDevice } from './opened-device.ts';
import { pageLine } from './page-line.ts';
import type { SerialPort } from './web-devices.ts';

/** Opens a serial port for a driver. Rejects when another program has it. */
export async function openSerial(port: SerialPort, id: SerialDriver): Promise<OpenedDevice> {
  const driver: Driver<'serial'> = DRIVERS[id];
  await port.open({ baudRate: driver.baudRate ?? 9600 });
  const { readable, writable } = port;
  if (!readable || !writable) throw new Error('the port is not open');
  const reader = readable.getReader();
  const writer = writable.getWriter();
  const line = pageLine<'serial'>((bytes) => writer.write(bytes));
  const read = async () => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      line.tell(value, performance.now());
    }
  };
  let isClosing = false;
  return {
    driver,
    start: (heard) => {
      const session = driver.start(line.io, heard);
      const over = () => {
        if (!isClosing) line.gone();
      };
      read().then(over, over);
      return session;
    },
    close: async () => {
      isClosing = true;
      // What is gone cannot be let go of in order.
      await reader.cancel().catch(() => undefined);
      reader.releaseLock();
      await writer.close().catch(() => undefined);
      await port.close().catch(() => undefined);
    },
  };
}
