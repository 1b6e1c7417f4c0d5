import type { Logger } from 'pino';
import type { Bus } from '#platform/bus/bus';
import { type BusHub, type Carriage, createBusHub } from '#platform/bus/bus-hub';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import type { ProcessClock } from './process-clock.ts';

/** Longest way of a message, ms, while all is well … */
const WELL_MS = 3;
/** … and while the bus is in trouble. */
const TROUBLED_MS = 400;

/** The product's own hub between the servers of a house, on virtual time: now and then it loses, repeats, delays and parts. */
export class SimulatedBus {
  readonly #scene: Scene;
  readonly #rng: Rng;
  readonly #hub: BusHub;
  /** When what was said last on a way arrives: while all is well nothing is overtaken. */
  readonly #lastAtMs = new Map<string, number>();
  #troubledUntilMs = 0;
  /** Servers that hear each other, and none of the others. */
  #island: ReadonlySet<string> | null = null;

  constructor(scene: Scene, log: Pick<Logger, 'error'>) {
    this.#scene = scene;
    this.#rng = scene.rng.fork();
    this.#hub = createBusHub(log, (run, ms) => scene.time.after(ms, run));
    this.#hub.faults = {
      lose: (carriage) => this.#loses(carriage),
      repeat: () => this.#isTroubled && this.#rng.chance(0.1),
      delayMs: (carriage) => this.#delayMs(carriage),
    };
  }

  /** One more process. `said`: told of all that it publishes. What it hears waits while it stands still. */
  join(serverId: string, clock: ProcessClock, said: (subject: string, message: string) => void): Bus {
    const bus = this.#hub.join(serverId);
    const inOrder = <T>(value: T) => new Promise<T>((resolve) => clock.run(() => resolve(value)));
    return {
      serverId,
      get isConnected() {
        return bus.isConnected;
      },
      get isFull() {
        return bus.isFull;
      },
      get dropped() {
        return bus.dropped;
      },
      publish: (subject, message) => {
        said(subject, message);
        bus.publish(subject, message);
      },
      subscribe: (subject, take) => bus.subscribe(subject, (message) => clock.run(() => take(message))),
      request: async (subject, message, withinMs) => inOrder(await bus.request(subject, message, withinMs)),
      answer: (subject, reply) => bus.answer(subject, async (message) => reply(await inOrder(message))),
      watch: (changed) => bus.watch((isConnected) => clock.run(() => changed(isConnected))),
      close: () => bus.close(),
    };
  }

  /** For a while messages are lost, come twice, late, and in another order. */
  trouble(forMs: number): void {
    this.#troubledUntilMs = this.#scene.time.nowMs + forMs;
  }

  /** A server has no connection. */
  part(serverId: string): void {
    this.#hub.part(serverId);
  }

  /** It has one again. */
  heal(serverId: string): void {
    this.#hub.heal(serverId);
  }

  /** These hear each other alone; null: everybody hears everybody. */
  split(island: ReadonlySet<string> | null): void {
    this.#island = island;
  }

  get #isTroubled(): boolean {
    return this.#scene.time.nowMs < this.#troubledUntilMs;
  }

  #loses({ from, to }: Carriage): boolean {
    const isApart = this.#island !== null && this.#island.has(from) !== this.#island.has(to);
    return isApart || (this.#isTroubled && this.#rng.chance(0.1));
  }

  #delayMs({ from, to }: Carriage): number {
    if (this.#isTroubled) {
      this.#scene.reach('messages of the bus overtaken');
      return this.#rng.below(TROUBLED_MS);
    }
    const way = `${from} ${to}`;
    const { nowMs } = this.#scene.time;
    const atMs = Math.max(this.#lastAtMs.get(way) ?? 0, nowMs + this.#rng.below(WELL_MS));
    this.#lastAtMs.set(way, atMs);
    return atMs - nowMs;
  }
}
