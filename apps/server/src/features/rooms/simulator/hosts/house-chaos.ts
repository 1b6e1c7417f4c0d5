import type { Rng } from '../rng.ts';
import type { SimulatedServer } from '../simulated-server.ts';
import type { Stage } from '../stage.ts';
import type { SimulatedHouse } from './simulated-house.ts';

/** What goes wrong between several servers, and with one of them. Each seed has its own choice and its own pace. */
export class HouseChaos {
  readonly #stage: Stage;
  readonly #house: SimulatedHouse;
  readonly #rng: Rng;
  readonly #kinds: (() => void)[];
  readonly #paceMs: number;
  readonly #undo = new Set<() => void>();

  constructor(stage: Stage, house: SimulatedHouse) {
    this.#stage = stage;
    this.#house = house;
    this.#rng = stage.scene.rng.fork();
    const rng = this.#rng;
    this.#kinds = this.#allKinds().filter(() => rng.chance(0.6));
    this.#paceMs = rng.pick([1500, 3000, 6000]);
  }

  /** Begins. */
  start(): void {
    if (this.#kinds.length > 0) this.#later();
  }

  /** Everything is well again from here on. */
  stop(): void {
    for (const undo of this.#undo) undo();
    this.#undo.clear();
  }

  /** The price of a run is held: now and then its server dies before the first slide or right after it. */
  held(roomId: string): void {
    if (!this.#stage.isPlaying() || !this.#rng.chance(0.25)) return;
    const server = this.#house.owner(roomId);
    this.#stage.scene.time.after(this.#rng.between(1, 40), () => server?.crash(false, this.#rng.pick([50, 300])));
  }

  #later(): void {
    this.#stage.scene.time.after(this.#rng.between(100, 2 * this.#paceMs), () => {
      if (!this.#stage.isPlaying()) return;
      this.#rng.pick(this.#kinds)();
      this.#later();
    });
  }

  #allKinds(): (() => void)[] {
    return [
      () => this.#pause(),
      () => this.#pause(),
      () => this.#kill(),
      () => this.#stop(),
      () => this.#cut(),
      () => this.#part(),
      () => this.#split(),
      () => this.#trouble(),
    ];
  }

  /** A process, or its whole machine, stands still for a moment or for longer than its lease. */
  #pause(): void {
    const server = this.#house.pick(this.#rng);
    server.pause(this.#rng.chance(0.5));
    this.#stage.scene.reach('server that stood still');
    this.#forAWhile(this.#rng.pick([800, 3500, 6000, 15_000]), () => server.resume());
  }

  /** One dies, and comes back after all others have looked for its rooms. */
  #kill(): void {
    this.#house.pick(this.#rng).crash(this.#rng.chance(0.3), this.#rng.pick([800, 6000, 12_000]));
  }

  /** One stops in good order, and hands its rooms over. */
  #stop(): void {
    this.#house.pick(this.#rng).stop(this.#rng.pick([100, 3000]));
  }

  /** One has no way to the database. */
  #cut(): void {
    const server = this.#house.pick(this.#rng);
    const { id } = server;
    server.cut(true);
    this.#forAWhile(this.#rng.pick([500, 3000, 8000]), () => this.#sameProcess(server, id) && server.cut(false));
  }

  /** One has no way to the bus. */
  #part(): void {
    const { id } = this.#house.pick(this.#rng);
    if (id === null) return;
    this.#house.bus?.part(id);
    this.#forAWhile(this.#rng.pick([700, 3000, 8000]), () => this.#house.bus?.heal(id));
  }

  /** Some hear each other alone. */
  #split(): void {
    const ids = this.#house.servers.flatMap(({ id }) => id ?? []);
    this.#house.bus?.split(new Set(ids.slice(0, 1 + this.#rng.below(ids.length))));
    this.#forAWhile(this.#rng.pick([700, 4000, 9000]), () => this.#house.bus?.split(null));
  }

  #trouble(): void {
    this.#house.bus?.trouble(this.#rng.between(500, 6000));
    this.#forAWhile(6000, () => this.#house.bus?.trouble(0));
  }

  #sameProcess(server: SimulatedServer, id: string | null): boolean {
    return server.id === id;
  }

  #forAWhile(ms: number, undo: () => void): void {
    this.#undo.add(undo);
    this.#stage.scene.time.after(ms, () => {
      if (this.#undo.delete(undo)) undo();
    });
  }
}
