import { UserId } from '@qc/contract';
import type { Tables } from '#platform/db/tables';
import type { Actor } from '#platform/http/handlers';
import { DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Logger } from 'pino';
import { ServerEnd } from '../wire/server-end.ts';
import { Gateway } from '../wire/gateway.ts';
import { Heartbeat } from '../wire/heartbeat.ts';
import { RoomHost } from '../keeping/room-host.ts';
import type { Timers } from '@qc/engine/live/timers';
import type { OwningSeams } from '../owning/room-owning.ts';
import { joinRelay, type Relay } from '../relay/relay.ts';
import type { DurableData } from './durable-data.ts';
import { ProcessClock } from './hosts/process-clock.ts';
import type { ServerRows } from './hosts/server-rows.ts';
import type { SimulatedBus } from './hosts/simulated-bus.ts';
import { SimulatedMember } from './hosts/simulated-member.ts';
import { simulatedOwners } from './hosts/simulated-owners.ts';
import { waitingOwner } from './hosts/waiting-owner.ts';
import { START_MS } from './scene.ts';
import type { Scene } from './scene.ts';
import { SimulatedStore } from './simulated-store.ts';
import type { StoreHealth } from './store-health.ts';
import type { PageEnd, SimulatedWire } from './simulated-wire.ts';

/** A process that runs the real room host. */
interface Process {
  /** Its name, which no other has or had. */
  id: string;
  clock: ProcessClock;
  /** Its place among several; null: it is alone. */
  member: SimulatedMember | null;
  owning: OwningSeams | undefined;
  relay: Relay | null;
  host: RoomHost;
  gateway: Gateway;
  heartbeat: Heartbeat;
  store: SimulatedStore;
  wires: Set<SimulatedWire>;
  isListening: boolean;
  isStopping: boolean;
}

/** What servers of a house share; a server alone shares nothing. */
export interface SharedHouse {
  bus: SimulatedBus;
  rows: ServerRows;
  /** Told of all that a server publishes. */
  said(server: SimulatedServer, subject: string, message: string): void;
}

/** What a server is made of. */
export interface ServerSeams {
  data: DurableData;
  health: StoreHealth;
  log: Logger;
  /** Few, so that they meet and are used again. */
  codes: readonly number[];
  shared: SharedHouse | null;
}

/** From whom a wire comes. `session`: of the person whose cookie the page has. */
export interface WireFrom {
  session: string;
  address: string;
  isStream: boolean;
  name: string;
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

/** The session of whoever is not signed in. */
export const NOBODY = 'nobody-at-all';
/** A supervisor starts a process that could not start again after this long, ms. */
const RESPAWN_MS = 500;

/** The server: real host, gateway, wires, heartbeat and journal, on simulated time, store and network. */
export class SimulatedServer {
  readonly #scene: Scene;
  readonly #seams: ServerSeams;
  #process: Process | null = null;
  #offsetMs = 0;
  /** A process is over, and what it had under way. */
  onEnd: () => void = () => undefined;

  constructor(scene: Scene, seams: ServerSeams) {
    this.#scene = scene;
    this.#seams = seams;
  }

  /** The name of its present process; null: there is none. */
  get id(): string | null {
    return this.#process?.id ?? null;
  }

  /** The clock of its present process; null: there is none. */
  get clock(): ProcessClock | null {
    return this.#process?.clock ?? null;
  }

  /** Whether its process thinks that its lease is in force; alone it always is. */
  get isLawful(): boolean {
    return this.#process?.member?.isLawful ?? true;
  }

  /** Whether it has its connection to the others. */
  get isConnected(): boolean {
    return this.#process?.owning?.bus.isConnected ?? true;
  }

  /** Whether it has no way to the database. */
  get isCut(): boolean {
    return this.#process?.store.isCut === true;
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
    const joined = process.member?.join().then(() => process.host.start()) ?? process.host.start();
    joined.then(
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
      process.relay?.close();
      process.member?.leave();
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
    process.clock.end();
    void process.owning?.bus.close();
    this.#seams.shared?.rows.session(process.id, false);
    this.onEnd();
    for (const wire of process.wires) wire.abandon(isSilent);
  }

  /** The process stands still. `counterStands`: its counter as well, as where its machine is moved. */
  pause(counterStands: boolean): void {
    const process = this.#process;
    if (!process || process.clock.isPaused) return;
    this.#scene.note(`${process.id} stands still`);
    process.clock.pause(counterStands);
  }

  /** It goes on. */
  resume(): void {
    if (this.#process?.clock.isPaused !== true) return;
    this.#scene.note(`${this.#process.id} goes on`);
    this.#process.clock.resume();
  }

  /** Cuts it off from the database, or lets it speak to it again. */
  cut(isCut: boolean): void {
    const process = this.#process;
    if (!process || process.store.isCut === isCut) return;
    this.#scene.note(`${process.id} ${isCut ? 'has no database' : 'has its database again'}`);
    process.store.isCut = isCut;
    this.#seams.shared?.rows.session(process.id, !isCut);
  }

  /** Takes a wire from a page. */
  accept(wire: SimulatedWire, page: PageEnd, from: WireFrom): void {
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
    wire.attach(process.member ? waitingOwner(end, process.clock) : end);
    page.opened();
  }

  #makeProcess(): Process {
    const { data, health, log, codes, shared } = this.#seams;
    const id = data.nextWriter();
    const clock = new ProcessClock(this.#scene);
    const store = new SimulatedStore(this.#scene, data, health, { writer: id, clock });
    const timers = this.#timersOf(clock);
    const rng = this.#scene.rng.fork();
    const platform = {
      db: noDatabase,
      now: () => this.now(),
      log,
      random: {
        id: () => `zq${rng.text(18)}`,
        secret: () => rng.text(22),
        below: (below: number) => (below === 1_000_000 ? rng.pick(codes) : rng.below(below)),
      },
    };
    const member = shared && new SimulatedMember({ serverId: id, rows: shared.rows, store, timers });
    const owning =
      member && shared
        ? {
            cluster: member.cluster,
            bus: shared.bus.join(id, clock, (subject, message) => shared.said(this, subject, message)),
            owners: simulatedOwners(data, shared.rows, store, id),
            // Here no statement ever hangs.
            endSessionsOf: async () => undefined,
          }
        : undefined;
    const host = new RoomHost(
      platform,
      { onRunEnded: (run) => store.keepResult(run.roomId, run.state) },
      { timers, store: store.rooms, charges: store.charges, owning },
    );
    const gateway = new Gateway(host);
    const relay = owning ? joinRelay(gateway, owning.bus, host.directory, () => owning.cluster.servers()) : null;
    const heartbeat = new Heartbeat(timers);
    const parts = { id, clock, member, owning, relay, host, gateway, heartbeat, store };
    return { ...parts, wires: new Set(), isListening: false, isStopping: false };
  }

  #timersOf(clock: ProcessClock): Timers {
    const after: Timers['after'] = (delayMs, call) => {
      let isWanted = true;
      const cancel = this.#scene.time.after(delayMs, () =>
        clock.run(() => {
          if (isWanted) this.#guarded(call);
        }),
      );
      return () => {
        isWanted = false;
        cancel();
      };
    };
    return { after, soon: (call) => void after(0, call), counterMs: () => clock.counterMs() };
  }

  #guarded(call: () => void): void {
    try {
      call();
    } catch (error) {
      this.#scene.fail(`S12 a timer's call threw: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
}

/** Who stands behind a session: its text is the name of its person. */
export function actorOf(session: string): Actor {
  return { userId: UserId.parse(session), role: 2, sessionHash: session };
}
