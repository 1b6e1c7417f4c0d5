import { setTimeout as wait } from 'node:timers/promises';
import type { FoundHid, FoundPort, Machine, RawDevice } from './machine.ts';
import { type HidHandle, type HidPart, loadHid, loadSerial, type Part, type SerialHandle } from './native-parts.ts';
import { openTcp, TCP } from './open-tcp.ts';

/** The machine the bridge runs on. `say`: hears once of each part that is missing. */
export async function realMachine(say: (what: 'USB devices' | 'serial ports', why: string) => void): Promise<Machine> {
  const hid = await tried(loadHid());
  const serial = loadSerial();
  if ('missing' in hid) say('USB devices', hid.missing);
  if ('missing' in serial) say('serial ports', serial.missing);
  return {
    listHids: async () => ('part' in hid ? named(await hid.part.devicesAsync()) : null),
    openHid: async (path) => {
      if ('missing' in hid) throw new Error(hid.missing);
      return hidDevice(await hid.part.HIDAsync.open(path));
    },
    listPorts: async () => ('part' in serial ? labelled(await serial.part.SerialPort.list()) : null),
    openPort: (path, baudRate) => {
      if (path.startsWith(TCP)) return openTcp(path);
      if ('missing' in serial) return Promise.reject(new Error(serial.missing));
      const port = new serial.part.SerialPort({ path, baudRate, autoOpen: false });
      return new Promise((resolve, reject) => {
        port.open((error) => (error ? reject(error) : resolve(serialDevice(port))));
      });
    },
    now: () => performance.timeOrigin + performance.now(),
    wait: (ms) => wait(ms),
  };
}

/** The part loads what it needs of the system at its first use. */
async function tried(hid: Part<HidPart>): Promise<Part<HidPart>> {
  if ('missing' in hid) return hid;
  try {
    await hid.part.devicesAsync();
    return hid;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { missing: why.includes('libusb') ? `${why}; Debian and Ubuntu have it in libusb-1.0-0` : why };
  }
}

function named(
  devices: { path?: string | undefined; vendorId: number; productId: number; product?: string | undefined }[],
): FoundHid[] {
  const paths = new Set<string>();
  return devices.flatMap(({ path, vendorId, productId, product = '' }) => {
    // A device with several uses is listed once for each of them.
    if (path === undefined || paths.has(path)) return [];
    paths.add(path);
    return [{ path, vendorId, productId, product }];
  });
}

function labelled(
  ports: { path: string; manufacturer?: string | undefined; serialNumber?: string | undefined }[],
): FoundPort[] {
  // Linux lists sockets of the board itself, at which there is nothing.
  const used = ports.filter(
    ({ path, manufacturer, serialNumber }) => manufacturer || serialNumber || !/ttyS\d+$/.test(path),
  );
  return used.map(({ path, manufacturer = '' }) => ({ path, label: manufacturer }));
}

function hidDevice(handle: HidHandle): RawDevice {
  return {
    write: async (bytes, reportId) => {
      await handle.write([reportId, ...bytes]);
    },
    onData: (listener) => void handle.on('data', listener),
    onGone: (listener) => void handle.on('error', once(listener)),
    close: () => handle.close(),
  };
}

function serialDevice(port: SerialHandle): RawDevice {
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        port.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    onData: (listener) => void port.on('data', listener),
    onGone: (listener) => {
      const gone = once(listener);
      port.on('close', gone);
      port.on('error', gone);
    },
    close: () => new Promise((resolve) => port.close(() => resolve())),
  };
}

function once(call: () => void): () => void {
  let isCalled = false;
  return () => {
    if (!isCalled) call();
    isCalled = true;
  };
}
