import type { Cast } from './cast.ts';
import type { Rng } from './rng.ts';
import type { Stage } from './stage.ts';
import type { StoreHealth } from './store-health.ts';

interface AnyPage {
  clock: { freeze(): void; thaw(): void };
  wire: {
    current: { hold(isHeld: boolean): void; readSlowly(ms: number): void; reset(): void; die(): void } | null;
    wake(): void;
  };
}

/** Everything that goes wrong. Each seed has its own choice of kinds and its own pace. */
export class Chaos {
  readonly #stage: Stage;
  readonly #cast: Cast;
  readonly #health: StoreHealth;
  readonly #rng: Rng;
  readonly #kinds: (() => void)[];
  readonly #paceMs: number;
  readonly #undo = new Set<() => void>();

  constructor(stage: Stage, cast: Cast, health: StoreHealth) {
    this.#stage = stage;
    this.#cast = cast;
    this.#health = health;
    this.#rng = stage.scene.rng.fork();
    const rng = this.#rng;
    this.#kinds = this.#allKinds().filter(() => rng.chance(0.55));
    this.#paceMs = rng.pick([700, 2000, 5000]);
  }

  /** Begins. */
  start(): void {
    if (this.#kinds.length > 0) this.#later();
  }

  /** A room has ended: now and then the server dies before its result is kept. */
  roomEnded(): void {
    const { scene, house } = this.#stage;
    const server = house.pick(this.#rng);
    if (this.#rng.chance(0.15)) scene.time.after(this.#rng.between(1, 30), () => server.crash(false, 300));
  }

  /** Everything is well again from here on. */
  stop(): void {
    this.#health.heal();
    for (const undo of this.#undo) undo();
    this.#undo.clear();
  }

  #later(): void {
    this.#stage.scene.time.after(this.#rng.between(100, 2 * this.#paceMs), () => {
      if (!this.#stage.isPlaying()) return;
      this.#rng.pick(this.#kinds)();
      this.#later();
    });
  }

  #allKinds(): (() => void)[] {
    const rng = this.#rng;
    const { scene, house } = this.#stage;
    const health = this.#health;
    return [
      () => this.#page()?.wire.current?.reset(),
      () => this.#page()?.wire.current?.die(),
      () => this.#freezeNetwork(),
      () => this.#freezePage(),
      () => this.#readSlowly(),
      () => this.#player((player) => this.#cast.reload(player)),
      () => this.#comeBack(),
      () => this.#player((player) => this.#cast.addPlayer(player.room, player.phone)),
      () => this.#player((player) => (player.phone.token === null ? undefined : this.#cast.steal(player))),
      () => (this.#cast.staff.length > 0 ? this.#cast.reloadStaff(rng.pick(this.#cast.staff)) : undefined),
      () => this.#pressTogether(),
      () => this.#crash(),
      () => this.#crash(),
      () => this.#stopInOrder(),
      () => this.#stepClock(),
      () => health.failNth(rng.between(1, 12), rng.pick(['failed', 'lostReply'])),
      () => health.failNth(rng.between(1, 12), rng.pick(['failed', 'lostReply'])),
      () => health.fillDisk(rng.between(300, 5000)),
      () => health.leave(rng.between(300, 4000)),
      () => health.slow(rng.between(500, 5000)),
      () => {
        scene.note('all wires are reset');
        for (const server of house.servers) for (const wire of server.wires) wire.reset();
      },
    ];
  }

  #page(): AnyPage | null {
    const pages = [...this.#cast.players, ...this.#cast.staff];
    return pages.length === 0 ? null : this.#rng.pick(pages);
  }

  #player(call: (player: Cast['players'][number]) => unknown): void {
    if (this.#cast.players.length > 0 && this.#cast.players.length < 24) call(this.#rng.pick(this.#cast.players));
  }

  #forAWhile(ms: number, undo: () => void): void {
    this.#undo.add(undo);
    this.#stage.scene.time.after(ms, () => {
      if (this.#undo.delete(undo)) undo();
    });
  }

  /** A phone loses its network without noticing: what is sent arrives when it is back. */
  #freezeNetwork(): void {
    const page = this.#page();
    const wire = page?.wire.current;
    if (!page || !wire) return;
    wire.hold(true);
    this.#forAWhile(this.#rng.pick([500, 4000, 15_000]), () => {
      wire.hold(false);
      if (this.#rng.chance(0.5)) page.wire.wake();
    });
  }

  /** A phone is locked: nothing of its page runs, its wires stay. */
  #freezePage(): void {
    const page = this.#page();
    if (!page) return;
    page.clock.freeze();
    this.#forAWhile(this.#rng.pick([700, 5000, 25_000]), () => {
      page.clock.thaw();
      if (this.#rng.chance(0.7)) page.wire.wake();
    });
  }

  #readSlowly(): void {
    const wire = this.#page()?.wire.current;
    if (!wire) return;
    wire.readSlowly(this.#rng.pick([200, 1000, 3000]));
    this.#forAWhile(this.#rng.between(2000, 12_000), () => wire.readSlowly(0));
  }

  /** Who was removed loads the page again and wants a new place. */
  #comeBack(): void {
    const removed = this.#cast.players.filter((player) => player.end === 'removed');
    if (removed.length === 0) return;
    const player = this.#rng.pick(removed);
    player.phone.token = player.phone.joining = null;
    this.#cast.reload(player);
  }

  /** Two consoles press the same for the same step at one moment. */
  #pressTogether(): void {
    const operators = this.#cast.staff.filter((staff) => staff.seat.as === 'operator' && staff.step !== null);
    if (operators.length === 0) return;
    const first = this.#rng.pick(operators);
    for (const staff of operators)
      if (staff.room === first.room && staff.step === first.step) staff.press({ do: 'next' }, staff.step);
  }

  #crash(): void {
    const { scene, house } = this.#stage;
    const server = house.pick(this.#rng);
    const rooms = server.host?.rooms() ?? [];
    if (rooms.some((room) => room.state.phase.name === 'question')) scene.reach('crash in an open question');
    if (rooms.some((room) => !room.settled)) scene.reach('crash with commands not on disk');
    if (rooms.some((room) => room.suspended)) scene.reach('crash while a room waits for its storage');
    server.crash(this.#rng.chance(0.25), this.#rng.pick([50, 800, 4000]));
    // Now and then the disk fails the next process at once, …
    if (this.#rng.chance(0.15)) this.#health.failNth(this.#rng.between(3, 12), 'failed');
    // … or it dies while it brings the rooms back.
    if (this.#rng.chance(0.3))
      scene.time.after(this.#rng.between(50, 900), () => server.isStarting && server.crash(false, 300));
  }

  #stepClock(): void {
    const { scene, house } = this.#stage;
    const server = house.pick(this.#rng);
    const byMs = this.#rng.pick([-3_600_000, -5000, -60, 60, 5000, 3_600_000]);
    const open = server.host?.rooms().some((room) => room.state.phase.name === 'question') === true;
    if (open) scene.reach(byMs < 0 ? 'clock set back in an open question' : 'clock set on in an open question');
    server.stepClock(byMs);
  }

  #stopInOrder(): void {
    const { scene, house } = this.#stage;
    const server = house.pick(this.#rng);
    const rooms = server.host?.rooms() ?? [];
    if (rooms.some((room) => room.state.phase.name === 'question')) scene.reach('stop in an open question');
    server.stop(this.#rng.pick([100, 2000]));
  }
}
