import type { RunGame } from '@qc/engine';
import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import type { Bus } from '#platform/bus/bus';
import { createBusHub } from '#platform/bus/bus-hub';
import type { Cluster, LeaseWatcher } from '#platform/cluster/cluster';
import type { Tables } from '#platform/db/tables';
import type { RoomCharges } from '../keeping/room-charges.ts';
import { RoomHost } from '../keeping/room-host.ts';
import { createRoomStore } from '../keeping/room-store.ts';
import { createRoomOwners } from '../owning/room-owners.ts';
import { FakeClock } from './fake-clock.ts';
import { sampleGame } from './sample-game.ts';

/** One server of a house, as the others see it. */
export interface HouseMember {
  id: string;
  bus: Bus;
  cluster: Cluster;
  /** It is gone without a word: nothing it does reaches anybody any more. */
  kill(): void;
  /** Others count it as gone; it knows. */
  loseLease(): Promise<void>;
  /** Its lease is in force again. */
  renewLease(): void;
}

/** One with rooms, and its own way to the database. */
export interface HouseServer extends HouseMember {
  host: RoomHost;
}

/** Servers on one database and one bus, on one clock. Leases are the test's own. */
export class HouseOfServers {
  readonly clock = new FakeClock();
  readonly #db: Kysely<Tables>;
  readonly #openAgain: () => Kysely<Tables>;
  readonly #hub = createBusHub(pino({ level: 'silent' }));
  readonly #living = new Set<string>();
  readonly #draining = new Set<string>();
  readonly #dead = new Set<string>();
  /** Told which servers' sessions are to be ended. */
  onEndSessions: (serverIds: readonly string[]) => void = () => undefined;
  #ids = 0;

  constructor(db: Kysely<Tables>, openAgain: () => Kysely<Tables>) {
    this.#db = db;
    this.#openAgain = openAgain;
  }

  /** An open room that an earlier server left. */
  async leaveRoom(id: string, game: RunGame = sampleGame()): Promise<void> {
    const code = String(100_000 + (this.#ids += 1));
    const record = { id, gameId: id, userId: 'user-owner', code, name: '', createdAtMs: this.clock.now() };
    const room = { ...record, endedAtMs: null, demo: false, gameType: 'remotes', price: 0 } as const;
    await createRoomStore(this.#db, 'an earlier server').insertRoom(room, game);
  }

  /** A server that the others see from now on, and nothing more of it. */
  async enter(id: string): Promise<HouseMember> {
    const lease = { id, url: '', version: '', roles: '', draining: 0, alive_at_ms: this.clock.now() };
    const lease_until = sql<Date>`clock_timestamp() + interval '1 hour'`;
    await this.#db
      .insertInto('server')
      .values({ ...lease, lease_until })
      .execute();
    this.#living.add(id);
    const bus = this.#hub.join(id);
    const watchers = new Set<LeaseWatcher>();
    const living = this.#living;
    const cluster: Cluster = {
      serverId: id,
      isAlone: false,
      get isLawful() {
        return living.has(id);
      },
      servers: async () =>
        [...living].map((one) => ({ id: one, url: '', version: '', roles: [], draining: this.#draining.has(one) })),
      watch: (watcher: LeaseWatcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
      runOnce: async (_job, turn) => void (await turn()),
      drain: async () => void this.#draining.add(id),
      markAlive: async () => true,
    };
    return {
      ...{ id, bus, cluster },
      kill: () => {
        this.#dead.add(id);
        living.delete(id);
        this.#hub.part(id);
      },
      loseLease: async () => {
        living.delete(id);
        for (const { lost } of watchers) lost?.();
      },
      renewLease: () => {
        living.add(id);
        for (const { back } of watchers) back?.();
      },
    };
  }

  /** One with rooms; `start()` its host. `chargesBy` pays over its own way to the database. */
  async join(id: string, chargesBy?: (db: Kysely<Tables>) => RoomCharges): Promise<HouseServer> {
    const db = this.#openAgain();
    const member = await this.enter(id);
    const { bus, cluster } = member;
    const isDead = () => this.#dead.has(id);
    const { clock } = this;
    const after = (delayMs: number, call: () => void) => clock.after(delayMs, () => isDead() || call());
    const timers = { after, soon: (call: () => void) => call(), counterMs: () => clock.counterMs() };
    const platform = {
      ...{ db, now: () => clock.now(), log: pino({ level: 'silent' }) },
      random: {
        id: () => `room-${id}-${(this.#ids += 1)}`,
        secret: () => 'a secret of the test',
        below: (below: number) => (this.#ids += 1) % below,
      },
    };
    const owning = {
      ...{ cluster, bus, owners: createRoomOwners(db, id) },
      endSessionsOf: async (ids: readonly string[]) => this.onEndSessions(ids),
    };
    const host = new RoomHost(platform, { onRunEnded: async () => 0 }, { timers, charges: chargesBy?.(db), owning });
    const { store } = host;
    const append = store.appendJournal;
    store.appendJournal = async (groups) => (isDead() ? new Promise(() => undefined) : append(groups));
    return { ...member, host };
  }

  /** The servers' own sign that they run. */
  async sign(id: string): Promise<void> {
    await this.#db.updateTable('server').where('id', '=', id).set({ alive_at_ms: this.clock.now() }).execute();
  }
}
