import { lstat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FoundHid, FoundPort, Machine, RawDevice } from './machine.ts';
import { type HidHandle, type HidPart, loadHid, loadSerial, type Part, type SerialHandle } from './native-parts.ts';
import { openTcp, TCP } from './open-tcp.ts';

/** How often it is looked whether an opened port is still there, ms. */
const LOOK_MS = 500;
/**
 * How often the loop is woken while a port is open, ms. On Node from 26.4 on the part for ports hands on what came in only
 * when something else happens (serialport/node-serialport, issue 3148), and a press is dated by when it is handed on.
 */
const WAKE_MS = 4;

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
    openPort: async (path, baudRate) => {
      if (path.startsWith(TCP)) return openTcp(path);
      if ('missing' in serial) throw new Error(serial.missing);
      const port = new serial.part.SerialPort({ path, baudRate, autoOpen: false });
      const mark = await markOf(path);
      await new Promise<void>((resolve, reject) => {
        port.open((error) => (error ? reject(error) : resolve()));
      });
      return serialDevice(port, async () => mark === null || (await markOf(path)) === mark);
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

/** What tells a port from another one that has come under its name; null: this system has no files for ports. */
async function markOf(path: string): Promise<string | null> {
  try {
    const { ino, birthtimeMs } = await lstat(path);
    return `${ino} ${birthtimeMs}`;
  } catch {
    return null;
  }
}

/**
 * `isThere`: whether the port is still the one that was opened. On Linux a line that was hung up reads as one that is
 * silent, and only writing to it fails, which may be a question later.
 */
function serialDevice(port: SerialHandle, isThere: () => Promise<boolean>): RawDevice {
  const waking = setInterval(() => undefined, WAKE_MS);
  port.on('close', () => clearInterval(waking));
  return {
    write: (bytes) =>
      new Promise((resolve, reject) => {
        port.write(bytes, (error) => (error ? reject(error) : resolve()));
      }),
    onData: (listener) => void port.on('data', listener),
    onGone: (listener) => {
      const watch = setInterval(async () => {
        if (await isThere()) return;
        port.close(() => undefined);
        gone();
      }, LOOK_MS);
      const gone = once(() => {
        clearInterval(watch);
        listener();
      });
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
