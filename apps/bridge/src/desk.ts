import { lampsAt } from '@qc/contract/live/lamps';
import {
  bridgeReceiver,
  type BridgePort,
  type BridgeReceiver,
  type BridgeTrouble,
  type SerialDriver,
} from '@qc/contract/live/remotes';
import {
  type DeviceState,
  type Driver,
  DRIVERS,
  driversFor,
  type Lamp,
  type Question,
  type RemoteKey,
  type Session,
} from '@qc/remotes';
import { deviceLine } from './devices/device-line.ts';
import type { FoundPort, Machine, RawDevice } from './devices/machine.ts';

/** Devices that were plugged in are found within this time, ms. */
const LOOK_MS = 2000;

/** A press that this bridge heard. */
export interface PressHere {
  /** Receiver and remote, as `RemoteName` in the contract. */
  remote: string;
  key: RemoteKey;
  /** By the machine's clock. */
  atMs: number;
  /** The device locks its first answer. */
  isFinal: boolean;
}

/** Who uses the desk. */
export interface DeskOwner {
  pressed(press: PressHere): void;
  /** Receivers, ports or troubles are others now. */
  changed(): void;
  /** The name that a receiver has from now on. */
  named(path: string, name: string): void;
  /** Something for the terminal. */
  say(text: string): void;
}

interface Connected {
  session: Session;
  device: RawDevice;
  path: string;
}

/** What a bridge knows of its receivers before it has looked. */
export interface DeskBegin {
  /** The bridge's number in the room. */
  number: number;
  /** Names that receivers had last, by their path. */
  names: Readonly<Record<string, string>>;
  ports: readonly { path: string; driver: SerialDriver }[];
}

/**
 * The receivers of a machine: finds and opens them, names them, hears their remotes. What was pulled out keeps its name,
 * and takes it again when it, or another of its kind, is plugged in. Serial ports are opened on request alone.
 */
export class Desk {
  readonly #machine: Machine;
  readonly #owner: DeskOwner;
  readonly #number: number;
  readonly #names: Map<string, string>;
  readonly #receivers = new Map<string, BridgeReceiver>();
  readonly #connected = new Map<string, Connected>();
  readonly #wanted: Map<string, SerialDriver>;
  readonly #refused = new Map<string, 'hidRefused' | 'portRefused'>();
  /** As they were listed last; null: they cannot be. undefined: never yet. */
  #ports: FoundPort[] | null | undefined;
  #missing: BridgeTrouble[] = [];
  #question: Question | null = null;
  #lit: ReadonlyMap<string, Lamp> = new Map();
  #looking: Promise<void> | null = null;
  #isOver = false;

  constructor(machine: Machine, owner: DeskOwner, { number, names, ports }: DeskBegin) {
    this.#machine = machine;
    this.#owner = owner;
    this.#number = number;
    this.#names = new Map(Object.entries(names));
    this.#wanted = new Map(ports.map(({ path, driver }) => [path, driver]));
  }

  /** Looks for devices until the desk is closed. */
  async open(): Promise<void> {
    while (!this.#isOver) {
      await this.look();
      await this.#machine.wait(LOOK_MS);
    }
  }

  /** Opens what is there and is not open yet. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  get receivers(): BridgeReceiver[] {
    return [...this.#receivers.values()];
  }

  get ports(): BridgePort[] {
    const found = new Map((this.#ports ?? []).map(({ path, label }) => [path, label]));
    for (const path of this.#wanted.keys()) if (!found.has(path)) found.set(path, '');
    return [...found].map(([path, label]) => ({ path, label, driver: this.#wanted.get(path) ?? null }));
  }

  get troubles(): BridgeTrouble[] {
    return [...new Set([...this.#missing, ...this.#refused.values()])];
  }

  /** Opens a port for a driver from now on, or lets it go (null). */
  async usePort(path: string, driver: SerialDriver | null): Promise<void> {
    const open = [...this.#connected].find(([, connected]) => connected.path === path);
    if (open) {
      const [name, connected] = open;
      this.#connected.delete(name);
      this.#receivers.delete(name);
      await letGo(connected);
    }
    this.#refused.delete(path);
    if (driver) this.#wanted.set(path, driver);
    else this.#wanted.delete(path);
    this.#owner.changed();
    await this.look();
  }

  /** What is asked now; null: nothing. */
  arm(question: Question | null): void {
    if (question?.id === this.#question?.id) return;
    this.#question = question;
    for (const { session } of this.#connected.values())
      if (question) session.arm(question);
      else session.disarm();
  }

  /** Lamps that are lit, by remote: all others are dark. */
  lamps(lit: ReadonlyMap<string, Lamp>): void {
    this.#lit = lit;
    for (const [name, { session }] of this.#connected) session.lamps(lampsAt(name, lit));
  }

  /** Lets all receivers go; resolves when they have been told. */
  async close(): Promise<void> {
    this.#isOver = true;
    await Promise.all([...this.#connected.values()].map(letGo));
  }

  async #look(): Promise<void> {
    const hids = await this.#machine.listHids().catch(() => []);
    // On Linux a program of the system makes the list, and until that has started nothing is heard: not in a question.
    const mayList = this.#question === null || this.#ports === undefined;
    const ports = mayList ? await this.#machine.listPorts().catch(() => []) : this.#ports;
    this.#note(hids === null, ports ?? null);
    const isOpen = (path: string) => [...this.#connected.values()].some((connected) => connected.path === path);
    const sorted = [...(hids ?? [])].sort((a, b) => a.path.localeCompare(b.path, 'en', { numeric: true }));
    for (const { path, vendorId, productId } of sorted) {
      const driver = driversFor({ transport: 'hid', vendorId, productId }).find((one) => one.transport === 'hid');
      if (driver?.transport === 'hid' && !isOpen(path))
        await this.#connect(path, driver, 'hidRefused', () => this.#machine.openHid(path));
    }
    for (const [path, id] of this.#wanted) {
      const driver: Driver<'serial'> = DRIVERS[id];
      if (!isOpen(path))
        await this.#connect(path, driver, 'portRefused', () => this.#machine.openPort(path, driver.baudRate ?? 9600));
    }
    // What is plugged in no more refuses nothing.
    for (const [path, trouble] of this.#refused)
      if (trouble === 'hidRefused' && !sorted.some((one) => one.path === path)) this.#refused.delete(path);
  }

  #note(noHids: boolean, ports: FoundPort[] | null): void {
    const before = JSON.stringify([this.#missing, this.#ports]);
    const noPorts = ports === null;
    this.#missing = [...(noHids ? (['hidMissing'] as const) : []), ...(noPorts ? (['serialMissing'] as const) : [])];
    this.#ports = ports;
    if (JSON.stringify([this.#missing, this.#ports]) !== before) this.#owner.changed();
  }

  async #connect(
    path: string,
    driver: Driver<'hid'> | Driver<'serial'>,
    trouble: 'hidRefused' | 'portRefused',
    open: () => Promise<RawDevice>,
  ): Promise<void> {
    const name = this.#nameFor(path, driver.id);
    if (name === null) return;
    let device;
    try {
      device = await open();
    } catch (error) {
      if (!this.#refused.has(path)) this.#owner.say(whyRefused(path, trouble, error));
      this.#refused.set(path, trouble);
      this.#owner.changed();
      return;
    }
    if (this.#isOver) return void device.close().catch(() => undefined);
    this.#refused.delete(path);
    this.#names.set(path, name);
    this.#owner.named(path, name);
    this.#owner.say(`Opened ${path} as ${name}.`);
    const put = (state: DeviceState) => this.#put({ name, state, isExperimental: driver.isExperimental });
    put('notAnswering');
    const session = driver.start(deviceLine(device, this.#machine), (event) => {
      if (event.type === 'press') {
        const { remote, key, atMs } = event;
        this.#owner.pressed({ remote: `${name}:${remote}`, key, atMs, isFinal: !driver.abilities.mayChangeAnswer });
      } else if (event.type === 'complaint') this.#owner.say(`${name} says: ${event.text}`);
      else if (event.type === 'state') {
        put(event.state);
        this.#owner.say(`${name}: ${STATES[event.state]}`);
        if (event.state !== 'gone') return;
        this.#connected.delete(name);
        device.close().catch(() => undefined);
      }
    });
    this.#connected.set(name, { session, device, path });
    if (this.#question) session.arm(this.#question);
    session.lamps(lampsAt(name, this.#lit));
  }

  /** The name that it had, that of one of its kind that was pulled out, or a new one; null: there are too many. */
  #nameFor(path: string, driver: string): string | null {
    const isFree = (name: string) => !this.#connected.has(name);
    const own = this.#names.get(path);
    if (own?.startsWith(`${driver}-`) && isFree(own)) return own;
    const gone = this.receivers.find(({ name, state }) => name.startsWith(`${driver}-`) && state === 'gone');
    if (gone) return gone.name;
    const had = new Set(this.#names.values());
    const names: string[] = [];
    for (let place = 1; ; place += 1) {
      const name = bridgeReceiver(this.#number, driver, place);
      if (name === null) break;
      if (isFree(name)) names.push(name);
    }
    // One that another had before is given last: that one may come back.
    return names.find((name) => !had.has(name)) ?? names[0] ?? null;
  }

  #put(receiver: BridgeReceiver): void {
    this.#receivers.set(receiver.name, receiver);
    this.#owner.changed();
  }
}

const STATES: Record<DeviceState, string> = {
  ready: 'ready',
  notAnswering: 'does not answer, trying again',
  wrongDevice: 'this is another device',
  gone: 'unplugged, plug it in again',
};

function whyRefused(path: string, trouble: 'hidRefused' | 'portRefused', error: unknown): string {
  const why = `Cannot open ${path}: ${error instanceof Error ? error.message : String(error)}. Trying again.`;
  if (process.platform !== 'linux' || path.includes('://')) return why;
  const advice =
    trouble === 'portRefused'
      ? ['If you may not use it: sudo usermod -aG dialout $USER, and sign in again.']
      : [
          'If you may not use it, write this line into /etc/udev/rules.d/70-clickers.rules:',
          '  SUBSYSTEM=="hidraw", ATTRS{idVendor}=="054c|1881|04d8", TAG+="uaccess"',
          'then: sudo udevadm control --reload && sudo udevadm trigger, and plug the device in again.',
        ];
  return [why, ...advice].join('\n');
}

async function letGo({ session, device }: Connected): Promise<void> {
  await session.stop();
  await device.close().catch(() => undefined);
}
