import type { DeviceEvent, Driver, Press, Question, Session } from '../driver.ts';
import type { Transport } from '../io.ts';
import type { RemoteKey } from '../remote-keys.ts';
import type { Simulated } from '../simulator/simulated.ts';
import { FakeIo } from './fake-io.ts';
import { VirtualTime } from './virtual-time.ts';

/** A driver that talks to a simulated device in virtual time. `lateMs`: so late its host wakes it whenever it waits. */
export class Talk<T extends Transport> {
  readonly time: VirtualTime;
  readonly events: DeviceEvent[] = [];
  readonly driver: Driver<T>;
  device: Simulated<T> | null;
  io: FakeIo<T>;
  session: Session;

  constructor(driver: Driver<T>, device: Simulated<T> | null, { lateMs = 0 }: { lateMs?: number } = {}) {
    this.time = new VirtualTime(lateMs);
    this.driver = driver;
    this.device = device;
    this.io = new FakeIo(this.time, device);
    this.session = driver.start(this.io, (event) => this.events.push(event));
  }

  /** Plugs a device in, after the one before is out. */
  plugIn(device: Simulated<T> | null = this.device): void {
    this.device = device;
    this.io = new FakeIo(this.time, device);
    this.session = this.driver.start(this.io, (event) => this.events.push(event));
  }

  press(remote: string, key: RemoteKey): void {
    for (const input of this.device?.press(remote, key, this.time.nowMs) ?? []) this.io.say(input);
  }

  get presses(): Press[] {
    return this.events.flatMap((event) => (event.type === 'press' ? [event] : []));
  }

  /** Remote and key of each press, in order. */
  get pressed(): string[] {
    return this.presses.map(({ remote, key }) => `${remote} ${key}`);
  }

  get states(): string[] {
    return this.events.flatMap((event) => (event.type === 'state' ? [event.state] : []));
  }
}

/** A question of a name whose answers are the driver's first keys. */
export function questionFor(driver: { abilities: { keys: readonly RemoteKey[] } }, id = 'q1'): Question {
  return { id, keys: driver.abilities.keys.slice(0, 4) };
}
