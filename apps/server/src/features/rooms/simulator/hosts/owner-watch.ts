import type { DurableData } from '../durable-data.ts';
import type { SimulatedServer } from '../simulated-server.ts';
import type { Stage } from '../stage.ts';
import type { StoreHealth } from '../store-health.ts';
import { LEASE_MS } from './simulated-member.ts';

const LOOK_MS = 250;
/** Beside the lease, until a room has a server again, ms. */
const TAKEN_WITHIN_MS = 2000;
/** What failed while the store was ill may be tried again this late, ms. */
const TRIED_AGAIN_MS = 5000;
/** A server that was there for less may have been counted as gone a moment ago, ms. */
const SURELY_THERE_MS = 4000;

/** What is watched. */
interface OwnerSeams {
  data: DurableData;
  health: StoreHealth;
}

/** S16, S17 and S18: whose rooms are, by looking at all servers and at the disk. */
export class OwnerWatch {
  readonly #stage: Stage;
  readonly #seams: OwnerSeams;
  /** Which process has had a room under an epoch. */
  readonly #processOf = new Map<string, string>();
  /** When a room last had its server. */
  readonly #ownedAtMs = new Map<string, number>();
  /** Since when somebody could have taken it. */
  #couldSinceMs: number | null = null;

  constructor(stage: Stage, seams: OwnerSeams) {
    this.#stage = stage;
    this.#seams = seams;
  }

  /** Looks from now on. */
  start(): void {
    this.#stage.scene.time.after(
      LOOK_MS,
      () => {
        this.#look();
        this.start();
      },
      false,
    );
  }

  /** A process becomes the writer of a room; `from`: without the word of who was it before. */
  taken(roomId: string, { from, to }: { from: string | null; to: string }): void {
    const { scene, house } = this.#stage;
    if (from === null || from === to) return;
    scene.reach('room taken from another server');
    const row = house.rows.get(from);
    // Who has just woken goes on with what it knew before.
    const taker = house.servers.find(({ id }) => id === to);
    const isAwake = scene.time.nowMs - (taker?.clock?.awakeSinceMs ?? 0) > SURELY_THERE_MS;
    const isThere =
      isAwake &&
      row !== undefined &&
      house.rows.isLeased(from) &&
      row.awaySinceMs === null &&
      scene.time.nowMs - row.thereSinceMs > SURELY_THERE_MS;
    scene.demand(`S18 a room is taken of nobody who is there: ${roomId} of ${from} by ${to}`, !isThere);
  }

  #look(): void {
    const { scene, house } = this.#stage;
    for (const server of house.up())
      for (const room of server.host?.rooms() ?? []) {
        const [key, id] = [`${room.id} ${room.epoch}`, server.id ?? ''];
        const before = this.#processOf.get(key) ?? id;
        scene.demand(`S16 one process has a room under an epoch: ${key} ${before} ${id}`, before === id);
        this.#processOf.set(key, id);
      }
    this.#lookForUnowned();
  }

  #lookForUnowned(): void {
    const { scene, house } = this.#stage;
    const { data, health } = this.#seams;
    const { nowMs } = scene.time;
    const isCalm = nowMs - health.illAtMs > TRIED_AGAIN_MS && house.servers.some((server) => couldTake(server, nowMs));
    this.#couldSinceMs = isCalm ? (this.#couldSinceMs ?? nowMs) : null;
    for (const { record, writer } of data.rooms.values()) {
      if (record.endedAtMs !== null) continue;
      const owner = house.servers.find((server) => server.id === writer && isAtWork(server));
      const isOwned = owner?.host?.room(record.id)?.suspended === false;
      const ownedAtMs = isOwned ? nowMs : (this.#ownedAtMs.get(record.id) ?? nowMs);
      this.#ownedAtMs.set(record.id, ownedAtMs);
      if (this.#couldSinceMs === null) continue;
      const forMs = nowMs - Math.max(ownedAtMs, this.#couldSinceMs);
      if (forMs > 0) scene.reach('room without a server');
      scene.demand(
        `S17 a room has a server again in time: ${record.id} has none for ${forMs} ms`,
        forMs <= LEASE_MS + TAKEN_WITHIN_MS,
      );
    }
  }
}

function isAtWork({ host, clock }: SimulatedServer): boolean {
  return host !== null && clock?.isPaused !== true;
}

/** Up, awake and with its database for long enough to have had a look. */
function couldTake(server: SimulatedServer, nowMs: number): boolean {
  const { clock, isStopping, isCut, isLawful } = server;
  return isAtWork(server) && !isStopping && !isCut && isLawful && nowMs - (clock?.awakeSinceMs ?? nowMs) > 1000;
}
