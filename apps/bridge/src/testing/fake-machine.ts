import type { RemoteKey } from '@qc/remotes';
import type { Simulated } from '@qc/remotes/simulator/simulated';
import type { FoundHid, FoundPort, Machine, RawDevice } from '../devices/machine.ts';

/** A simulated device that is plugged into a fake machine. */
export class Plugged {
  readonly device: Simulated<'hid'> | Simulated<'serial'>;
  isOpen = false;
  /** Opening it fails with these words. */
  broken = '';
  hear: (bytes: Uint8Array) => void = () => undefined;
  gone: () => void = () => undefined;

  constructor(device: Simulated<'hid'> | Simulated<'serial'>) {
    this.device = device;
  }

  press(remote: string, key: RemoteKey): void {
    for (const bytes of this.device.press(remote, key, performance.now())) this.hear(bytes);
  }

  open(): RawDevice {
    if (this.broken !== '') throw new Error(this.broken);
    this.isOpen = true;
    return {
      write: async (bytes) => {
        for (const answer of this.device.take(bytes, performance.now())) this.hear(answer);
      },
      onData: (listener) => {
        this.hear = listener;
      },
      onGone: (listener) => {
        this.gone = listener;
      },
      close: async () => {
        this.isOpen = false;
        this.hear = () => undefined;
      },
    };
  }
}

/** A machine into which a test plugs simulated devices. */
export class FakeMachine implements Machine {
  readonly hids = new Map<string, Plugged & { usb: Pick<FoundHid, 'vendorId' | 'productId'> }>();
  readonly ports = new Map<string, Plugged>();
  lacks: ('hid' | 'serial')[] = [];
  /** How often ports were listed. */
  listings = 0;
  /** Its clock goes ahead by this, ms. */
  aheadMs = 0;

  plugHid(path: string, vendorId: number, productId: number, device: Simulated<'hid'>): Plugged {
    const plugged = Object.assign(new Plugged(device), { usb: { vendorId, productId } });
    this.hids.set(path, plugged);
    return plugged;
  }

  plugPort(path: string, device: Simulated<'serial'>): Plugged {
    const plugged = new Plugged(device);
    this.ports.set(path, plugged);
    return plugged;
  }

  pullOut(path: string): void {
    const plugged = this.hids.get(path) ?? this.ports.get(path);
    this.hids.delete(path);
    this.ports.delete(path);
    plugged?.gone();
  }

  async listHids(): Promise<FoundHid[] | null> {
    if (this.lacks.includes('hid')) return null;
    return [...this.hids].map(([path, { usb }]) => ({ path, ...usb, product: '' }));
  }

  async openHid(path: string): Promise<RawDevice> {
    return opened(this.hids.get(path));
  }

  async listPorts(): Promise<FoundPort[] | null> {
    this.listings += 1;
    if (this.lacks.includes('serial')) return null;
    return [...this.ports.keys()].map((path) => ({ path, label: 'FTDI' }));
  }

  async openPort(path: string): Promise<RawDevice> {
    return opened(this.ports.get(path));
  }

  readonly now = (): number => performance.timeOrigin + performance.now() + this.aheadMs;

  wait(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, Math.min(ms, 20)).unref();
    });
  }
}

function opened(plugged: Plugged | undefined): RawDevice {
  if (!plugged) throw new Error('no such device');
  return plugged.open();
}
