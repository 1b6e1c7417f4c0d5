import type { SerialDriver } from '@qc/contract';
import { lampsAt } from '@qc/contract/live/lamps';
import type { DeviceState, DriverId, Lamp, Question, RemoteKey, Session } from '@qc/remotes';
import { HID_FILTERS, type KeyboardDriver } from './offered-drivers.ts';
import { openHid } from './open-hid.ts';
import { openKeys } from './open-keys.ts';
import { openMidi } from './open-midi.ts';
import { openSerial } from './open-serial.ts';
import type { OpenedDevice } from './opened-device.ts';
import { watchGamepads } from './watch-gamepads.ts';
import type { HidDevice } from './web-devices.ts';

/** A press that this page heard. */
export interface PressHere {
  /** Receiver and remote, as `RemoteName` in the contract. */
  remote: string;
  key: RemoteKey;
  /** On `performance.now`. */
  atMs: number;
  /** The device locks its first answer. */
  isFinal: boolean;
}

/** A receiver that is connected here, or was. */
interface Receiver {
  /** Driver and number, as `ReceiverName` in the contract. */
  name: string;
  driver: DriverId | 'screen';
  state: DeviceState;
  isExperimental: boolean;
}

interface DeskState {
  receivers: readonly Receiver[];
  /** How the keyboard answers; null: it does not. */
  keyboard: KeyboardDriver | null;
  /** What is left in remotes that say so, percent, by the remote's name. */
  batteries: ReadonlyMap<string, number>;
}

interface Connected {
  device: OpenedDevice;
  session: Session;
}

/**
 * The receivers of one page: opens them, names them, hears their remotes. What was pulled out keeps its name, and takes it
 * again when a device of its kind is plugged in.
 */
export class ReceiverDesk {
  readonly can = {
    hid: navigator.hid !== undefined,
    serial: navigator.serial !== undefined,
    midi: 'requestMIDIAccess' in navigator,
  };
  readonly #listeners = new Set<() => void>();
  readonly #connected = new Map<string, Connected>();
  readonly #hids = new Set<HidDevice>();
  #onPress: (press: PressHere) => void = () => undefined;
  #state: DeskState = { receivers: [], keyboard: null, batteries: new Map() };
  #question: Question | null = null;

  /** Hears devices from now on: gamepads, and those that were allowed before. Returns how to let all of them go. */
  open(onPress: (press: PressHere) => void): () => void {
    this.#onPress = onPress;
    const stopGamepads = watchGamepads((device) => {
      // A Buzz set that is open by USB shows as a gamepad too.
      const isDouble = device.driver.id === 'gamepadBuzz' && this.#isHeard('buzz');
      if (!isDouble) this.#connect(device);
    });
    navigator.hid?.addEventListener('connect', this.#openAllowed);
    this.#openAllowed();
    return () => {
      stopGamepads();
      navigator.hid?.removeEventListener('connect', this.#openAllowed);
      for (const connected of this.#connected.values()) void letGo(connected);
      this.#connected.clear();
      this.#change({ receivers: [], keyboard: null });
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly snapshot = (): DeskState => this.#state;

  /** Lets the person choose USB devices. Rejects where one cannot be opened; choosing none is no trouble. */
  async addHid(): Promise<void> {
    const chosen = (await navigator.hid?.requestDevice({ filters: [...HID_FILTERS] })) ?? [];
    for (const device of chosen) await this.#openHid(device);
  }

  /** Lets the person choose a serial port. Rejects where it cannot be opened; choosing none is no trouble. */
  async addSerial(driver: SerialDriver): Promise<void> {
    const port = await navigator.serial?.requestPort().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
      throw error;
    });
    if (port) this.#connect(await openSerial(port, driver));
  }

  /** Connects every MIDI device that is plugged in. Rejects where the person does not allow it. */
  async addMidi(): Promise<void> {
    const access = await navigator.requestMIDIAccess();
    for (const input of access.inputs.values()) this.#connect(await openMidi(input));
  }

  /** Lets the keyboard answer in one way, or no longer (null). */
  listenKeys(driver: KeyboardDriver | null): void {
    if (this.#state.keyboard) this.remove(`${this.#state.keyboard}-1`);
    this.#change({ keyboard: driver });
    if (driver) this.#connect(openKeys(driver));
  }

  /** A press of a remote that is drawn on the screen. */
  pressOnScreen(remote: string, key: RemoteKey): void {
    const name = 'screen-1';
    if (!this.#isHeard('screen')) this.#put({ name, driver: 'screen', state: 'ready', isExperimental: false });
    this.#onPress({ remote: `${name}:${remote}`, key, atMs: performance.now(), isFinal: false });
  }

  /** What is asked now; null: nothing. Some devices send nothing else. */
  arm(question: Question | null): void {
    if (question?.id === this.#question?.id) return;
    this.#question = question;
    for (const { session } of this.#connected.values())
      if (question) session.arm(question);
      else session.disarm();
  }

  /** Lamps that are lit, by remote: all others are dark. */
  lamps(lit: ReadonlyMap<string, Lamp>): void {
    for (const [name, { session }] of this.#connected) session.lamps(lampsAt(name, lit));
  }

  /** Lets a receiver go. */
  remove(name: string): void {
    const connected = this.#connected.get(name);
    this.#connected.delete(name);
    this.#change({ receivers: this.#state.receivers.filter((one) => one.name !== name) });
    if (connected && connected.device.driver.id === this.#state.keyboard) this.#change({ keyboard: null });
    if (connected) void letGo(connected);
  }

  readonly #openAllowed = (): void => {
    void navigator.hid?.getDevices().then((devices) => {
      for (const device of devices) this.#openHid(device).catch(() => undefined);
    });
  };

  async #openHid(device: HidDevice): Promise<void> {
    if (this.#hids.has(device)) return;
    this.#hids.add(device);
    try {
      const opened = await openHid(device);
      if (opened) this.#connect(opened, () => this.#hids.delete(device));
    } catch (error) {
      this.#hids.delete(device);
      throw error;
    }
  }

  #connect(device: OpenedDevice, onGone: () => void = () => undefined): void {
    const { driver } = device;
    const name = this.#nameFor(driver.id);
    const put = (state: DeviceState) =>
      this.#put({ name, driver: driver.id, state, isExperimental: driver.isExperimental });
    put('notAnswering');
    const session = device.start((event) => {
      if (event.type === 'press') {
        const { remote, key, atMs } = event;
        this.#onPress({ remote: `${name}:${remote}`, key, atMs, isFinal: !driver.abilities.mayChangeAnswer });
      } else if (event.type === 'battery') {
        const { batteries } = this.#state;
        this.#change({ batteries: new Map(batteries).set(`${name}:${event.remote}`, event.percent) });
      } else if (event.type === 'state') {
        put(event.state);
        if (event.state !== 'gone') return;
        this.#connected.delete(name);
        onGone();
      }
    });
    this.#connected.set(name, { device, session });
    if (this.#question) session.arm(this.#question);
  }

  /** The name of one of its kind that was pulled out, or a new one. */
  #nameFor(driver: DriverId): string {
    const own = this.#state.receivers.filter((one) => one.driver === driver);
    const gone = own.find(({ state }) => state === 'gone');
    if (gone) return gone.name;
    let number = 1;
    while (own.some(({ name }) => name === `${driver}-${number}`)) number += 1;
    return `${driver}-${number}`;
  }

  #isHeard(driver: Receiver['driver']): boolean {
    return this.#state.receivers.some((one) => one.driver === driver && one.state !== 'gone');
  }

  #put(receiver: Receiver): void {
    const { receivers } = this.#state;
    const at = receivers.findIndex(({ name }) => name === receiver.name);
    this.#change({ receivers: at === -1 ? [...receivers, receiver] : receivers.with(at, receiver) });
  }

  #change(change: Partial<DeskState>): void {
    this.#state = { ...this.#state, ...change };
    for (const tell of this.#listeners) tell();
  }
}

async function letGo({ session, device }: Connected): Promise<void> {
  await session.stop();
  await device.close().catch(() => undefined);
}
