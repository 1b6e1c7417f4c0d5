import type { Logger } from 'pino';
import type { Cluster, ServerSeen } from '#platform/cluster/cluster';
import type { Timers } from '@qc/engine/live/timers';
import type { RoomRecord } from '../keeping/room-store.ts';
import { isHeldUp, type RoomOwners, type TakenRoom } from './room-owners.ts';

/** What taking asks of the host of the rooms. */
export interface TakingHost {
  readonly timers: Timers;
  readonly platform: { readonly log: Logger };
  /** Whether the server is on its way down. */
  readonly stopping: boolean;
  /** A room in memory. */
  room(id: string): { readonly epoch: number } | null;
  /** A room as stored; null: there is none. */
  find(id: string): Promise<RoomRecord | null>;
  /** Whether it is being brought back here. */
  isBeingRead(id: string): boolean;
  /** Whether a room could not be read, and is tried no more. */
  isGivenUp(id: string): boolean;
  /** Reads a room that was taken; goes on trying in the background. */
  bring(record: RoomRecord, taken: TakenRoom): Promise<void>;
}

/** How a room came here: another server passed it on, or had it and is gone, or nobody had it. */
export type HowTaken = 'passed' | 'gone';

/** Counts what becomes of rooms among several servers. */
export interface OwningWatch {
  /** A room is here that was elsewhere. */
  taken(how: HowTaken): void;
  /** A room was handed over, and judged nothing for so long, ms. */
  handedOver(pauseMs: number): void;
}

/** How rooms are taken. */
export interface TakingSeams {
  /** Absent: nobody counts. */
  watch?: OwningWatch | undefined;
  cluster: Pick<Cluster, 'serverId' | 'isLawful' | 'servers'>;
  owners: RoomOwners;
  /** Whether nobody is at a server's place on the bus; absent: that cannot be asked. */
  isAway?(serverId: string): Promise<boolean>;
  /** Ends what servers that are gone still have under way in the database. */
  endSessionsOf(serverIds: readonly string[]): Promise<unknown>;
}

/** Who runs now, as far as this server knows. */
export interface Sight {
  living: ReadonlySet<string>;
  /** They ran once, and run no more, whatever their leases say. */
  gone: readonly string[];
  /** Those who take rooms. */
  takers: readonly string[];
  /** Whether this server is one of them. */
  mayTake: boolean;
  /** One of them may just have ended. */
  isDoubtful: boolean;
}

/** Time between two looks at who runs, ms; while somebody may have ended, less: what was read counts for 200. */
const GLANCE_MS = 250;
const DOUBT_MS = 160;
/** Rooms of nobody are looked for at least this often, ms. */
const LOOK_MS = 500;
/** Rooms that are taken at a time. */
const TOGETHER = 20;
/** After so many looks that left rooms to others, these have had their time. */
const PATIENCE = 4;
/** Every so many looks: are rooms stored as this server's, and not here? */
const MISSING_EVERY = 4;

/** Takes rooms that nobody has: when they are asked for, and by looking for them, each server its share. */
export class RoomTaking {
  readonly #host: TakingHost;
  readonly #seams: TakingSeams;
  readonly #taking = new Map<string, Promise<void>>();
  /** Every server that was ever seen running. */
  readonly #seen = new Set<string>();
  #gone: readonly string[] = [];
  #missing = new Set<string>();
  #looks = 0;
  /** Rooms that are left to a newer release, as told in the log. */
  #newer = 0;
  #lookedAtMs = -Infinity;
  /** Who was gone when it was last looked for rooms. */
  #goneThen: readonly string[] = [];
  /** Looks in a row that left rooms free. */
  #left = 0;
  #cancel: (() => void) | null = null;
  #turn: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(host: TakingHost, seams: TakingSeams) {
    this.#host = host;
    this.#seams = seams;
  }

  /** Looks as soon as this turn is over, and again and again: rooms come while the server is already open. */
  async start(): Promise<void> {
    await this.#seams.owners.begin();
    await this.sight();
    this.#lookAfter(0);
  }

  /** Looks no more; what is under way comes to its end first. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#cancel?.();
    await this.#turn;
    await Promise.allSettled(this.#taking.values());
  }

  #lookAfter(ms: number): void {
    if (this.#stopped) return;
    this.#cancel = this.#host.timers.after(ms, () => {
      this.#turn = this.#glance()
        .catch((error: unknown) => {
          this.#host.platform.log.error({ err: error }, 'rooms of nobody could not be taken');
          return GLANCE_MS;
        })
        .then((nextMs) => this.#lookAfter(nextMs));
    });
  }

  /** Whether a server was gone when it was last looked. */
  isGone(serverId: string): boolean {
    return this.#gone.includes(serverId);
  }

  /** Who runs. */
  async sight(): Promise<Sight> {
    const { serverId, isLawful } = this.#seams.cluster;
    const servers = await this.#present();
    const living = new Set(servers.map(({ id }) => id));
    for (const id of living) this.#seen.add(id);
    const gone = [...this.#seen].filter((id) => id !== serverId && !living.has(id));
    this.#gone = gone;
    const takers = servers.filter(takesRooms).map(({ id }) => id);
    const isDoubtful = servers.some(({ isDoubted }) => isDoubted === true);
    return { living, gone, takers, isDoubtful, mayTake: isLawful && !this.#host.stopping && takers.includes(serverId) };
  }

  /** Who runs: one without its session that nobody hears at its place on the bus has ended, and is not waited for. */
  async #present(): Promise<readonly ServerSeen[]> {
    const { isAway, cluster } = this.#seams;
    const servers = await cluster.servers();
    const doubted = servers.filter(({ id, isDoubted }) => isDoubted === true && id !== cluster.serverId);
    if (!isAway || doubted.length === 0) return servers;
    const asked = doubted.map(async ({ id }) => ({ id, isGone: await isAway(id) }));
    const gone = (await Promise.all(asked)).flatMap(({ id, isGone }) => (isGone ? id : []));
    return servers.filter(({ id }) => !gone.includes(id));
  }

  /** Takes a room that is nobody's, or this server's already, and reads it. Does nothing when it is another's. */
  async take(id: string, how: HowTaken = 'gone'): Promise<void> {
    const under = this.#taking.get(id) ?? this.#take(id, how).finally(() => this.#taking.delete(id));
    this.#taking.set(id, under);
    return under;
  }

  async #take(id: string, how: HowTaken): Promise<void> {
    const record = await this.#host.find(id);
    // Come here since it was asked for: taken again, it would be fenced by its own server.
    if (record?.endedAtMs !== null || this.#host.room(id) || this.#host.isBeingRead(id)) return;
    const { owners } = this.#seams;
    const { gone, living } = await this.sight();
    try {
      await this.#bring(record, await owners.take(id, gone), how);
    } catch (error) {
      if (!isHeldUp(error)) throw error;
      // Whoever had it stands still in the middle of a statement, and the database waits for the rest of it.
      const owned = await owners.whose(id);
      const idle = owned && !living.has(owned.writer) ? [owned.writer] : [];
      await this.#seams.endSessionsOf([...new Set([...gone, ...idle])]);
      await this.#bring(record, await owners.take(id, gone), how);
    }
  }

  async #bring(record: RoomRecord, taken: TakenRoom | null, how: HowTaken): Promise<void> {
    // One that was lost while this server stood still may be here yet, under the epoch of then.
    if (!taken || (this.#host.room(taken.id)?.epoch ?? 0) >= taken.epoch) return;
    this.#host.platform.log.info({ room: taken.id, epoch: taken.epoch }, 'a room was taken');
    this.#seams.watch?.taken(how);
    await this.#host.bring(record, taken);
  }

  /** Looks who runs, and for rooms when it is time or somebody has ended since. Gives the time until the next, ms. */
  async #glance(): Promise<number> {
    const sight = await this.sight();
    const now = this.#host.timers.counterMs();
    const isNews = sight.gone.some((id) => !this.#goneThen.includes(id));
    if (sight.mayTake && (isNews || now - this.#lookedAtMs >= LOOK_MS)) {
      this.#lookedAtMs = now;
      this.#goneThen = sight.gone;
      await this.#look(sight);
    }
    return sight.isDoubtful ? DOUBT_MS : GLANCE_MS;
  }

  async #look(sight: Sight): Promise<void> {
    this.#looks += 1;
    if (this.#looks % MISSING_EVERY === 0) await this.#takeMissing();
    while (!this.#stopped && (await this.#takeShare(sight)));
  }

  /** True: there may be more. */
  async #takeShare({ gone, takers }: Sight): Promise<boolean> {
    const { owners } = this.#seams;
    const { mine, free, newer, all } = await owners.shares(gone);
    this.#noteNewer(newer);
    this.#left = free === 0 ? 0 : this.#left + 1;
    const isPatient = this.#left <= PATIENCE;
    const share = isPatient ? Math.ceil(all / Math.max(1, takers.length)) - mine : free;
    const most = Math.min(TOGETHER, free, share);
    if (most <= 0) return false;
    const taken = await owners.takeFree(most, gone);
    for (const one of taken) {
      const record = await this.#host.find(one.id);
      if (record) await this.#bring(record, one, 'gone');
    }
    if (taken.length > 0) this.#left = 0;
    // Statements that hang hold them.
    else if (!isPatient) for (const { id } of await owners.listFree(TOGETHER, gone)) await this.take(id);
    return taken.length === most;
  }

  #noteNewer(newer: number): void {
    if (newer > this.#newer)
      this.#host.platform.log.warn(
        { rooms: newer },
        'rooms are left to a newer release, which this one cannot go on with',
      );
    this.#newer = newer;
  }

  /** Rooms that were passed to this server while nobody told it so, or whose owner it is without having them. */
  async #takeMissing(): Promise<void> {
    const mine = await this.#seams.owners.mine();
    const isHere = (id: string) => this.#host.room(id) ?? (this.#host.isBeingRead(id) || this.#host.isGivenUp(id));
    const missing = mine.filter((id) => !isHere(id) && !this.#taking.has(id));
    // One that is being opened is stored before it is here.
    for (const id of missing) if (this.#missing.has(id)) await this.take(id, 'passed');
    this.#missing = new Set(missing);
  }
}

function takesRooms({ draining, roles }: ServerSeen): boolean {
  return !draining && (roles.length === 0 || roles.includes('rooms'));
}
