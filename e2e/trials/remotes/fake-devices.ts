import type { Page } from '@playwright/test';
import type { Simulated } from '@qc/remotes/simulator/simulated';

/** A simulated device behind the browser's own doors to devices. */
export type BrowserDevice =
  | { kind: 'hid'; vendorId: number; productId: number; device: Simulated<'hid'> }
  | { kind: 'serial'; device: Simulated<'serial'> };

/**
 * Puts simulated devices behind WebHID and Web Serial of a page, which no test may reach: a headless browser has no list
 * to choose from. They demand a press of the person, as the real ones do; the devices themselves live in this process.
 */
export async function plugIntoBrowser(page: Page, devices: readonly BrowserDevice[]): Promise<void> {
  await page.exposeFunction('qcWrite', (at: number, bytes: number[]) => {
    const answers = devices[at]?.device.take(Uint8Array.from(bytes), performance.now()) ?? [];
    return answers.map((answer) => [...answer]);
  });
  const told = devices.map((one, at) => ({
    at,
    kind: one.kind,
    vendorId: one.kind === 'hid' ? one.vendorId : 0,
    productId: one.kind === 'hid' ? one.productId : 0,
  }));
  await page.addInitScript((all) => {
    const write = async (at: number, bytes: Uint8Array): Promise<number[][]> => {
      const call: unknown = Reflect.get(window, 'qcWrite');
      return typeof call === 'function' ? call(at, [...bytes]) : [];
    };
    const demandPress = () => {
      if (!navigator.userActivation.isActive) throw new DOMException('no press', 'SecurityError');
    };
    class FakeHid extends EventTarget {
      at: number;
      vendorId: number;
      productId: number;
      opened = false;
      isThere = true;
      constructor(one: { at: number; vendorId: number; productId: number }) {
        super();
        this.at = one.at;
        this.vendorId = one.vendorId;
        this.productId = one.productId;
      }
      async open() {
        if (!this.isThere) throw new DOMException('gone', 'NetworkError');
        this.opened = true;
      }
      async close() {
        this.opened = false;
      }
      async sendReport(_: number, bytes: Uint8Array) {
        if (!this.isThere) throw new DOMException('gone', 'NetworkError');
        for (const answer of await write(this.at, bytes)) this.hear(answer);
      }
      hear(bytes: number[]) {
        if (!this.opened || !this.isThere) return;
        const data = new DataView(Uint8Array.from(bytes).buffer);
        this.dispatchEvent(Object.assign(new Event('inputreport'), { data, device: this }));
      }
    }
    class FakePort extends EventTarget {
      at: number;
      isGiven = false;
      readable: ReadableStream<Uint8Array> | null = null;
      writable: WritableStream<Uint8Array> | null = null;
      feed: ReadableStreamDefaultController<Uint8Array> | null = null;
      constructor(at: number) {
        super();
        this.at = at;
      }
      async open() {
        this.readable = new ReadableStream({ start: (feed) => void (this.feed = feed) });
        this.writable = new WritableStream({
          // A port takes bytes at once, and what the device says to them comes when it comes.
          write: (bytes) => {
            void write(this.at, bytes).then((answers) => answers.forEach((answer) => this.hear(answer)));
          },
        });
      }
      async close() {}
      hear(bytes: number[]) {
        this.feed?.enqueue(Uint8Array.from(bytes));
      }
    }
    const hids = all.filter(({ kind }) => kind === 'hid').map((one) => new FakeHid(one));
    const ports = all.filter(({ kind }) => kind === 'serial').map(({ at }) => new FakePort(at));
    let allowed: FakeHid[] = [];
    const hid = Object.assign(new EventTarget(), {
      getDevices: async () => allowed.filter(({ isThere }) => isThere),
      requestDevice: async () => {
        demandPress();
        allowed = hids;
        return hids;
      },
    });
    const serial = Object.assign(new EventTarget(), {
      requestPort: async () => {
        demandPress();
        const port = ports.find(({ isGiven }) => !isGiven);
        if (!port) throw new DOMException('nothing chosen', 'NotFoundError');
        port.isGiven = true;
        return port;
      },
    });
    Object.defineProperty(Navigator.prototype, 'hid', { configurable: true, get: () => hid });
    Object.defineProperty(Navigator.prototype, 'serial', { configurable: true, get: () => serial });
    Object.assign(window, {
      qcHear: (at: number, inputs: number[][]) => {
        const device = [...hids, ...ports].find((one) => one.at === at);
        for (const bytes of inputs) device?.hear(bytes);
      },
      qcPlug: (at: number, isThere: boolean) => {
        const device = hids.find((one) => one.at === at);
        if (!device) return;
        device.isThere = isThere;
        device.opened = false;
        hid.dispatchEvent(Object.assign(new Event(isThere ? 'connect' : 'disconnect'), { device }));
      },
    });
  }, told);
}

/** The device at this place says something by itself; the reply is when, ms since 1970. */
export async function hearInBrowser(page: Page, at: number, inputs: readonly Uint8Array[]): Promise<number> {
  const lists = inputs.map((bytes) => [...bytes]);
  return page.evaluate(
    ([place, bytes]) => {
      const saidAtMs = performance.timeOrigin + performance.now();
      const hear: unknown = Reflect.get(window, 'qcHear');
      if (typeof hear === 'function') hear(place, bytes);
      return saidAtMs;
    },
    [at, lists] as const,
  );
}

/** Pulls a USB device out, or puts it in again. */
export async function plug(page: Page, at: number, isThere: boolean): Promise<void> {
  await page.evaluate(
    ([place, there]) => {
      const change: unknown = Reflect.get(window, 'qcPlug');
      if (typeof change === 'function') change(place, there);
    },
    [at, isThere] as const,
  );
}
