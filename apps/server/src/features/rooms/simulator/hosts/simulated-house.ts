import type { Room } from '@qc/engine/live/room';
import type { DurableData } from '../durable-data.ts';
import type { Rng } from '../rng.ts';
import type { Scene } from '../scene.ts';
import { serverLog } from '../server-log.ts';
import { SimulatedServer, type WireFrom } from '../simulated-server.ts';
import { type PageEnd, SimulatedWire, type WireWatch } from '../simulated-wire.ts';
import type { StoreHealth } from '../store-health.ts';
import { ServerRows } from './server-rows.ts';
import { SimulatedBus } from './simulated-bus.ts';

/** The load balancer sends nobody any more to who has stood still for this long, ms. */
const UNSEEN_MS = 2000;

/** What a house stands on. */
interface HouseSeams {
  data: DurableData;
  health: StoreHealth;
  watch: WireWatch;
  /** How many servers it has. */
  hosts: number;
}

/** All servers of a world over one store: one alone, or several that share a bus; and the way of pages to them. */
export class SimulatedHouse {
  readonly servers: readonly SimulatedServer[];
  /** Null: there is one server. */
  readonly bus: SimulatedBus | null;
  readonly rows: ServerRows;
  /** Told of what a server of several publishes. */
  onSaid: (server: SimulatedServer, subject: string, message: string) => void = () => undefined;
  readonly #scene: Scene;
  readonly #watch: WireWatch;
  readonly #rng: Rng | null;
  readonly #places = new WeakMap<SimulatedWire, SimulatedServer>();
  #wireCount = 0;

  constructor(scene: Scene, { data, health, watch, hosts }: HouseSeams) {
    this.#scene = scene;
    this.#watch = watch;
    const log = serverLog(scene, hosts > 1);
    const codes = Array.from({ length: 8 }, () => scene.rng.below(1_000_000));
    this.rows = new ServerRows(scene);
    this.#rng = hosts > 1 ? scene.rng.fork() : null;
    this.bus = hosts > 1 ? new SimulatedBus(scene, log) : null;
    const { bus, rows } = this;
    const said = (server: SimulatedServer, subject: string, message: string) => this.onSaid(server, subject, message);
    const seams = { data, health, log, codes, shared: bus && { bus, rows, said } };
    this.servers = Array.from({ length: hosts }, () => new SimulatedServer(scene, seams));
  }

  /** Starts what does not run. */
  start(): void {
    for (const server of this.servers) server.start();
  }

  /** Servers that take pages. */
  up(): SimulatedServer[] {
    return this.servers.filter(({ host }) => host !== null);
  }

  /** One of the servers, by the chance of who asks. */
  pick(rng: Rng): SimulatedServer {
    const [only] = this.servers;
    return only && this.servers.length === 1 ? only : rng.pick(this.servers);
  }

  /** One that the load balancer sends somebody to; null: there is none. */
  pickUp(): SimulatedServer | null {
    const { nowMs } = this.#scene.time;
    const [first = null, ...others] = this.up().filter(
      ({ clock, isStopping, isConnected }) =>
        this.#rng === null ||
        (!isStopping && isConnected && !(clock?.isPaused === true && nowMs - clock.pausedAtMs > UNSEEN_MS)),
    );
    return first && this.#rng && others.length > 0 ? this.#rng.pick([first, ...others]) : first;
  }

  /** The server that took a room last, among those that have it in memory; null: none has. */
  owner(roomId: string): SimulatedServer | null {
    const epochOf = ({ host }: SimulatedServer) => host?.room(roomId)?.epoch ?? -1;
    const [first = null, ...others] = this.up().filter(({ host }) => host?.room(roomId) != null);
    return others.reduce<SimulatedServer | null>(
      (best, server) => (best && epochOf(best) >= epochOf(server) ? best : server),
      first,
    );
  }

  /** A room in memory. */
  room(roomId: string): Room | null {
    return this.owner(roomId)?.host?.room(roomId) ?? null;
  }

  /** Rooms whose clocks should go. */
  running(): { server: SimulatedServer; room: Room }[] {
    // Those of a server that stops or stands still stand, and so do those of one that does not know whose they are.
    const awake = this.up().filter(
      (server) => !server.isStopping && server.clock?.isPaused !== true && server.isLawful,
    );
    return awake.flatMap((server) => (server.host?.rooms() ?? []).map((room) => ({ server, room })));
  }

  /** The time by which what comes into a room is judged. */
  liveNow(roomId: string): number {
    return (this.owner(roomId) ?? this.servers[0])?.liveNow() ?? 0;
  }

  /** The server a wire has come to. */
  placeOf(wire: SimulatedWire): SimulatedServer | null {
    return this.#places.get(wire) ?? null;
  }

  /** Opens a wire from a page to whichever server. */
  connect(page: PageEnd, from: WireFrom): SimulatedWire {
    const wire = new SimulatedWire(
      this.#scene,
      `${from.name}/${(this.#wireCount += 1)}`,
      from.isStream,
      page,
      this.#watch,
    );
    this.#scene.time.after(this.#scene.rng.between(5, 150), () => {
      const server = this.pickUp();
      if (!server) return wire.reset();
      this.#places.set(wire, server);
      server.accept(wire, page, from);
    });
    return wire;
  }
}
