import type { Page } from '@playwright/test';

/** A handset of a fake Buzz set: which set, and which of its four. */
export interface Handset {
  set: number;
  handset: number;
}

/** Keys of a handset by their place in its report: the dome, and the four answers by their letters. */
const KEYS = { dome: 0, D: 1, C: 2, B: 3, A: 4 } as const;

/**
 * Fake Buzz sets in place of the browser's USB devices, which no test may reach: a headless browser has no list to choose
 * from. They demand a press of the person, as the real ones do.
 */
export async function plugInBuzz(page: Page, sets: number): Promise<void> {
  await page.addInitScript((count) => {
    class FakeBuzz extends EventTarget {
      vendorId = 0x054c;
      productId = 0x1000;
      opened = false;
      lamps: number[] = [];
      async open() {
        this.opened = true;
      }
      async close() {
        this.opened = false;
      }
      async sendReport(_: number, bytes: Uint8Array) {
        this.lamps = [...bytes.slice(1, 5)];
      }
      report(bits: number) {
        const bytes = [0x7f, 0x7f, bits & 0xff, (bits >> 8) & 0xff, 0xf0 | (bits >> 16)];
        const event = Object.assign(new Event('inputreport'), { data: new DataView(new Uint8Array(bytes).buffer) });
        this.dispatchEvent(event);
      }
    }
    const devices = Array.from({ length: count }, () => new FakeBuzz());
    let allowed: FakeBuzz[] = [];
    const hid = Object.assign(new EventTarget(), {
      getDevices: async () => allowed,
      requestDevice: async () => {
        if (!navigator.userActivation.isActive) throw new DOMException('no press', 'SecurityError');
        allowed = devices;
        return devices;
      },
    });
    Object.defineProperty(Navigator.prototype, 'hid', { get: () => hid });
    Object.assign(window, { buzzSets: devices, buzzHid: hid });
  }, sets);
}

/** Presses a key of a handset and lets it go. */
export async function pressBuzz(page: Page, { set, handset }: Handset, key: keyof typeof KEYS): Promise<void> {
  await page.evaluate(
    ([at, bit]) => {
      const sets: unknown = Reflect.get(window, 'buzzSets');
      const device: unknown = Array.isArray(sets) ? sets[at] : null;
      if (!(device instanceof EventTarget)) throw new Error('no such set');
      const report: unknown = Reflect.get(device, 'report');
      if (typeof report !== 'function') throw new Error('no such set');
      Reflect.apply(report, device, [1 << bit]);
      Reflect.apply(report, device, [0]);
    },
    [set, handset * 5 + KEYS[key]] as const,
  );
}

/** The handsets of a set whose lamps are lit, by their number from 0. */
export async function litLamps(page: Page, set: number): Promise<number[]> {
  return page.evaluate((at) => {
    const sets: unknown = Reflect.get(window, 'buzzSets');
    const lamps: unknown = Array.isArray(sets) ? Reflect.get(sets[at], 'lamps') : null;
    return Array.isArray(lamps) ? lamps.flatMap((lamp, handset) => (lamp === 0xff ? [handset] : [])) : [];
  }, set);
}

/** Pulls a set out, or puts it in again. */
export async function turnBuzz(page: Page, set: number, way: 'out' | 'in'): Promise<void> {
  await page.evaluate(
    ([at, type]) => {
      const [hid, sets]: unknown[] = [Reflect.get(window, 'buzzHid'), Reflect.get(window, 'buzzSets')];
      if (!(hid instanceof EventTarget) || !Array.isArray(sets)) throw new Error('no sets are plugged in');
      hid.dispatchEvent(Object.assign(new Event(type), { device: sets[at] }));
    },
    [set, way === 'out' ? 'disconnect' : 'connect'] as const,
  );
}
