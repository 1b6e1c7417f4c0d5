import { UserId } from '@qc/contract';
import type { Tables } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { pino } from 'pino';
import type { Logger } from 'pino';
import { ServerEnd } from '../wire/server-end.ts';
import { Gateway } from '../wire/gateway.ts';
import { Heartbeat } from '../wire/heartbeat.ts';
import { RoomHost } from '../keeping/room-host.ts';
import type { Timers } from '@qc/engine/live/timers';
import type { DurableData } from './durable-data.ts';
import { START_MS } from './scene.ts';
import type { Scene } from './scene.ts';
import { SimulatedStore } from './simulated-store.ts';
import type { StoreHealth } from './store-health.ts';
import type { PageEnd, WireWatch } from './simulated-wire.ts';
import { SimulatedWire } from './simulated-wire.ts';

/** A process that runs the real room host. */
interface Process {
  host: RoomHost;
  gateway: Gateway;
  heartbeat: Heartbeat;
  store: SimulatedStore;
  wires: Set<SimulatedWire>;
  isListening: boolean;
  isStopping: boolean;
}

/** Nothing of the rooms reaches the database but by the store, which is simulated. */
const noDatabase = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** What the server may log as an error while its store is ill. Anything else is a fault. */
const EXPECTED = [
  'journal could not be written',
  'upkeep of rooms failed',
  'result could not be kept yet',
  'hello failed',
  'staff page failed',
  'room could not be brought back',
  'charge could not be written',
  'charge could not be settled yet',
];
/** The session of whoever is not signed in. */
export const NOBODY = 'nobody-at-all';
/** A supervisor starts a process that could not start again after this long, ms. */
const RESPAWN_MS = 500;

/** The server: real host, gateway, wires, heartbeat and journal, on simulated time, store and network. */
export class SimulatedServer {
  readonly #scene: Scene;
  readonly #data: DurableData;
  readonly #health: StoreHealth;
  readonly #watch: WireWatch;
  readonly #codes: readonly number[];
  readonly #log: Logger;
  #process: Process | null = null;
  #wireCount = 0;
  #offsetMs = 0;
  /** A process is over, and what it had under way. */
  onEnd: () => void = () => undefined;

  constructor(scene: Scene, data: DurableData, health: StoreHealth, watch: WireWatch) {
    this.#scene = scene;
    this.#data = data;
    this.#health = health;
    this.#watch = watch;
    this.#log = this.#makeLog();
    // Few codes, so that they meet and are used again.
    this.#codes = Array.from({ length: 8 }, () => scene.rng.below(1_000_000));
  }

  /** The server's wall clock. */
  now(): number {
    return Math.round(START_MS + this.#scene.time.nowMs + this.#offsetMs);
  }

  /** The time by which the present process judges what comes in. */
  liveNow(): number {
    return this.#process?.host.platform.now() ?? this.now();
  }

  /** Sets the wall clock on or back. */
  stepClock(byMs: number): void {
    this.#offsetMs += byMs;
    this.#scene.note(`clock stepped ${byMs}`);
  }

  /** The host of the process that takes pages; null: none does. */
  get host(): RoomHost | null {
    return this.#process?.isListening === true ? this.#process.host : null;
  }

  /** Whether a process is on its way out: its clocks stand. */
  get isStopping(): boolean {
    return this.#process?.isStopping === true;
  }

  get isStarting(): boolean {
    return this.#process !== null && !this.#process.isListening;
  }

  /** Wires of the present process. */
  get wires(): SimulatedWire[] {
    return [...(this.#process?.wires ?? [])];
  }

  start(): void {
    if (this.#process) return;
    const process = this.#makeProcess();
    this.#process = process;
    this.#scene.note('server starts');
    process.host.start().then(
      () => {
        if (this.#process !== process) return;
        process.heartbeat.start();
        process.isListening = true;
        this.#scene.note('server is up');
      },
      () => {
        if (this.#process !== process) return;
        this.#scene.reach('process that could not start');
        this.#end(process, false);
        this.#scene.time.after(RESPAWN_MS, () => this.start());
      },
    );
  }

  /** The process is killed; a machine without power says nothing to anybody. */
  crash(isSilent: boolean, backInMs: number): void {
    const process = this.#process;
    if (!process) return;
    if (!process.isListening) this.#scene.reach('crash during recovery');
    this.#scene.note(isSilent ? 'server loses power' : 'server is killed');
    this.#end(process, isSilent);
    this.#scene.time.after(backInMs, () => this.start());
  }

  /** Stops in good order, as for an update. */
  stop(backInMs: number): void {
    const process = this.#process;
    if (!process || process.isStopping || !process.isListening) return;
    process.isStopping = true;
    this.#scene.note('server stops');
    const finish = (): void => {
      if (this.#process !== process) return;
      process.heartbeat.stop();
      this.#end(process, false);
      this.#scene.time.after(backInMs, () => this.start());
    };
    process.host.stop().then(finish, finish);
    // Whoever started it has patience for ten seconds.
    this.#scene.time.after(10_000, finish);
  }

  #end(process: Process, isSilent: boolean): void {
    this.#process = null;
    process.store.die();
    this.onEnd();
    for (const wire of process.wires) wire.abandon(isSilent);
  }

  /** Opens a wire from a page. `session`: of the person whose cookie the page has. */
  connect(page: PageEnd, from: { session: string; address: string; isStream: boolean; name: string }): SimulatedWire {
    const wire = new SimulatedWire(
      this.#scene,
      `${from.name}/${(this.#wireCount += 1)}`,
      from.isStream,
      page,
      this.#watch,
    );
    this.#scene.time.after(this.#scene.rng.between(5, 150), () => {
      const process = this.#process;
      if (process?.isListening !== true) return wire.reset();
      const origin = {
        address: from.address,
        baseUrl: 'http://simulated',
        whoIs: async (session: string) => {
          await process.store.read();
          return session === from.session && session !== NOBODY ? actorOf(session) : null;
        },
      };
      const end = new ServerEnd(process.gateway, wire, origin, (closed) => {
        process.heartbeat.remove(closed);
        process.wires.delete(wire);
      });
      process.heartbeat.add(end);
      process.wires.add(wire);
      wire.attach(end);
      page.opened();
    });
    return wire;
  }

  #makeProcess(): Process {
    const store = new SimulatedStore(this.#scene, this.#data, this.#health);
    let process: Process | null = null;
    const after: Timers['after'] = (delayMs, call) =>
      this.#scene.time.after(delayMs, () => {
        if (this.#process === process) this.#guarded(call);
      });
    const timers: Timers = { after, soon: (call) => void after(0, call), counterMs: () => this.#scene.time.nowMs };
    const rng = this.#scene.rng.fork();
    const platform = {
      db: noDatabase,
      now: () => this.now(),
      log: this.#log,
      random: {
        id: () => `zq${rng.text(18)}`,
        secret: () => rng.text(22),
        below: (below: number) => (below === 1_000_000 ? rng.pick(this.#codes) : rng.below(below)),
      },
    };
    const host = new RoomHost(
      platform,
      { onRunEnded: (run) => store.keepResult(run.roomId, run.state) },
      { timers, store: store.rooms, charges: store.charges },
    );
    const gateway = new Gateway(host);
    const heartbeat = new Heartbeat(timers);
    process = { host, gateway, heartbeat, store, wires: new Set(), isListening: false, isStopping: false };
    return process;
  }

  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#scene.fail(`S12 a timer's call threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  #makeLog(): Logger {
    return pino(
      { level: 'error', base: null, timestamp: false },
      {
        write: (line: string) => {
          if (EXPECTED.some((text) => line.includes(`"${text}"`))) this.#scene.note(`logged ${line.slice(0, 80)}`);
          else this.#scene.fail(`S12 the server logs a fault of its own: ${line.slice(0, 600)}`);
        },
      },
    );
  }
}

/** Who stands behind a session: its text is the name of its person. */
export function actorOf(session: string): Actor {
  return { userId: UserId.parse(session), role: 2, sessionHash: session };
}
