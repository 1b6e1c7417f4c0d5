import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SimulatedBuzz } from '@qc/remotes/simulator/simulated-buzz';
import { SimulatedIclicker } from '@qc/remotes/simulator/simulated-iclicker';
import { SimulatedLines } from '@qc/remotes/simulator/simulated-lines';
import { SimulatedQuizbox } from '@qc/remotes/simulator/simulated-quizbox';
import { SimulatedSunvote } from '@qc/remotes/simulator/simulated-sunvote';
import type { RemoteKey, Simulated } from '@qc/remotes/simulator/simulated';
import { type BrowserDevice, hearInBrowser } from './fake-devices.ts';
import { hasPty, nowMs, ptyEnd, type SerialEnd, tcpEnd } from './serial-ends.ts';

/** How far the press times of each kind may be off, ms, as `docs/remotes.md` has it for its driver. */
const RESOLUTION_MS = { buzz: 10, iclicker: 200, quizbox: 1.02, sunvote: 500, lines: 5 };
type Driver = keyof typeof RESOLUTION_MS;

/** Set, base or board of the hall. */
interface HallReceiver {
  /** As the room calls it. */
  name: string;
  /** How far its press times may be off, ms, by what its driver says. */
  resolutionMs: number;
  remotes: readonly string[];
  atBridge: boolean;
  /**
   * A key goes down on one of its remotes; the reply is the moment that its press has to be dated to, ms since 1970: when
   * it went down where the device says so or keeps it until it is asked, else when its bytes were on the line.
   */
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
  const add = (name: string, driver: Driver, receiver: Pick<HallReceiver, 'remotes' | 'atBridge' | 'press'>) =>
    receivers.push({ name, resolutionMs: RESOLUTION_MS[driver], ...receiver });
  const inBrowser = (name: string, driver: Driver, one: BrowserDevice) => {
    const at = browser.push(one) - 1;
    const { device } = one;
    const press = async (remote: string, key: RemoteKey) => {
      const pressedAtMs = nowMs();
      const said = device.press(remote, key, performance.now());
      // What waits until it is asked was pressed now.
      return said.length === 0 ? pressedAtMs : hearInBrowser(page, at, said);
    };
    add(name, driver, { remotes: device.remotes, atBridge: false, press });
  };
  const usb = (vendorId: number, productId: number, device: Simulated<'hid'>): BrowserDevice => ({
    ...{ kind: 'hid', vendorId, productId, device },
  });
  for (const number of [1, 2, 3]) inBrowser(`buzz-${number}`, 'buzz', usb(0x054c, 0x1000, new SimulatedBuzz()));
  inBrowser('iclicker-1', 'iclicker', usb(0x1881, 0x0150, new SimulatedIclicker('second', 8)));
  inBrowser('quizbox-1', 'quizbox', usb(0x04d8, 0x0080, new SimulatedQuizbox()));
  inBrowser('sunvote-1', 'sunvote', { kind: 'serial', device: new SimulatedSunvote(8) });

  const ports: Hall['ports'] = [];
  /** `tellsTime`: each press says when it was. */
  const atBridge = async (
    name: string,
    driver: 'lines' | 'sunvote',
    device: Simulated<'serial'>,
    tellsTime = false,
  ) => {
    const end = byPty ? await ptyEnd(join(folder, name), device) : await tcpEnd(device);
    ports.push({ end, driver });
    const press = async (remote: string, key: RemoteKey) => {
      const pressedAtMs = nowMs();
      const said = device.press(remote, key, performance.now());
      const onLineAtMs = await end.say(said);
      return tellsTime || said.length === 0 ? pressedAtMs : onLineAtMs;
    };
    add(name, driver, { remotes: device.remotes, atBridge: true, press });
  };
  await atBridge('lines-11', 'lines', new SimulatedLines('json', 16), true);
  await atBridge('lines-12', 'lines', new SimulatedLines('plain', 8));
  await atBridge('sunvote-11', 'sunvote', new SimulatedSunvote(8));

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
