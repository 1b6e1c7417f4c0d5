import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SimulatedBuzz } from '@qc/remotes/simulator/simulated-buzz';
import { SimulatedIclicker } from '@qc/remotes/simulator/simulated-iclicker';
import { SimulatedLines } from '@qc/remotes/simulator/simulated-lines';
import { SimulatedQuizbox } from '@qc/remotes/simulator/simulated-quizbox';
import { SimulatedSunvote } from '@qc/remotes/simulator/simulated-sunvote';
import type { RemoteKey, Simulated } from '@qc/remotes/simulator/simulated';
import { type BrowserDevice, hearInBrowser } from './fake-devices.ts';
import { hasPty, ptyEnd, type SerialEnd, tcpEnd } from './serial-ends.ts';

/** Set, base or board of the hall. */
interface HallReceiver {
  /** As the room calls it. */
  name: string;
  /** How far its press times may be off, ms, by what its driver says. */
  resolutionMs: number;
  remotes: readonly string[];
  atBridge: boolean;
  /** A key goes down on one of its remotes; the reply is when the device said it, ms since 1970. */
  press(remote: string, key: RemoteKey): Promise<number>;
}

/** One remote of the hall that answers with letters. */
export interface HallRemote {
  /** As the room calls it. */
  name: string;
  receiver: HallReceiver;
  press(key: RemoteKey): Promise<number>;
}

/** Everything that is plugged in: at the console's browser, and at the bridge. */
export interface Hall {
  browser: BrowserDevice[];
  ports: { end: SerialEnd; driver: 'lines' | 'sunvote' }[];
  receivers: HallReceiver[];
  remotes: HallRemote[];
  /** Whether the bridge's lines are pseudo-terminals, behind which it needs its serial part. */
  byPty: boolean;
}

/** Sixty remotes of every kind that answers with letters, and a quiz box, which has one key a paddle. */
export async function buildHall(page: Page, folder: string, mayUsePty: boolean): Promise<Hall> {
  const byPty = mayUsePty && hasPty();
  const browser: BrowserDevice[] = [];
  const receivers: HallReceiver[] = [];
  const inBrowser = (name: string, resolutionMs: number, one: BrowserDevice) => {
    const at = browser.push(one) - 1;
    const { device } = one;
    const press = (remote: string, key: RemoteKey) =>
      hearInBrowser(page, at, device.press(remote, key, performance.now()));
    receivers.push({ name, resolutionMs, remotes: device.remotes, atBridge: false, press });
  };
  const usb = (vendorId: number, productId: number, device: Simulated<'hid'>): BrowserDevice => ({
    ...{ kind: 'hid', vendorId, productId, device },
  });
  for (const number of [1, 2, 3]) inBrowser(`buzz-${number}`, 10, usb(0x054c, 0x1000, new SimulatedBuzz()));
  inBrowser('iclicker-1', 200, usb(0x1881, 0x0150, new SimulatedIclicker('second', 8)));
  inBrowser('quizbox-1', 2, usb(0x04d8, 0x0080, new SimulatedQuizbox()));
  inBrowser('sunvote-1', 600, { kind: 'serial', device: new SimulatedSunvote(8) });

  const ports: Hall['ports'] = [];
  const atBridge = async (
    name: string,
    driver: 'lines' | 'sunvote',
    resolutionMs: number,
    device: Simulated<'serial'>,
  ) => {
    const end = byPty ? await ptyEnd(join(folder, name), device) : await tcpEnd(device);
    ports.push({ end, driver });
    const press = async (remote: string, key: RemoteKey) => {
      end.say(device.press(remote, key, performance.now()));
      return performance.timeOrigin + performance.now();
    };
    receivers.push({ name, resolutionMs, remotes: device.remotes, atBridge: true, press });
  };
  await atBridge('lines-11', 'lines', 10, new SimulatedLines('json', 16));
  await atBridge('lines-12', 'lines', 10, new SimulatedLines('plain', 8));
  await atBridge('sunvote-11', 'sunvote', 600, new SimulatedSunvote(8));

  const remotes = receivers.flatMap((receiver) =>
    receiver.name.startsWith('quizbox')
      ? []
      : receiver.remotes.map((remote) => ({
          name: `${receiver.name}:${remote}`,
          receiver,
          press: (key: RemoteKey) => receiver.press(remote, key),
        })),
  );
  return { browser, ports, receivers, remotes, byPty };
}
