import { type Kysely, sql } from 'kysely';
import { pino } from 'pino';
import type { Bus } from '#platform/bus/bus';
import { createBusHub } from '#platform/bus/bus-hub';
import type { Cluster, LeaseWatcher, ServerRole } from '#platform/cluster/cluster';
import { HOUSE_FORMAT } from '#platform/house-format';
import type { Tables } from '#platform/db/tables';

/** One server of a house, as the others see it. */
export interface HouseMember {
  id: string;
  bus: Bus;
  cluster: Cluster;
  /** It is gone without a word: nothing it does reaches anybody any more. */
  kill(): void;
  /** Its session is missing, as the others see. */
  loseSession(): void;
  /** It is without its bus. */
  cutOff(): void;
  /** Others count it as gone; it knows. */
  loseLease(): Promise<void>;
  /** Its lease is in force again. */
  renewLease(): void;
}

/** Who is in a house: one bus, and leases that are the test's own. What runs at each is the test's as well. */
export class HouseMembers {
  /** What a server does; without an entry everything. */
  readonly roles = new Map<string, readonly ServerRole[]>();
  readonly #db: Kysely<Tables>;
  readonly #hub = createBusHub(pino({ level: 'silent' }));
  readonly #living = new Set<string>();
  readonly #draining = new Set<string>();
  readonly #dead = new Set<string>();
  readonly #doubted = new Set<string>();

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  /** A server that the others see from now on; it says that it was there at `atMs`. */
  async enter(id: string, atMs = Date.now()): Promise<HouseMember> {
    const lease = { id, url: '', version: '', roles: '', draining: 0, alive_at_ms: atMs };
    const lease_until = sql<Date>`clock_timestamp() + interval '1 hour'`;
    await this.#db
      .insertInto('server')
      .values({ ...lease, lease_until })
      .execute();
    const living = this.#living.add(id);
    const bus = this.#hub.join(id);
    const watchers = new Set<LeaseWatcher>();
    const cluster: Cluster = {
      serverId: id,
      isAlone: false,
      leaseAgeMs: 0,
      get isLawful() {
        return living.has(id);
      },
      servers: async () =>
        [...living].map((one) => {
          const roles = this.roles.get(one) ?? [];
          const [draining, isDoubted] = [this.#draining.has(one), this.#doubted.has(one)];
          return { id: one, url: '', version: '', format: HOUSE_FORMAT, roles, draining, isDoubted };
        }),
      formatOfAll: HOUSE_FORMAT,
      watch: (watcher: LeaseWatcher) => {
        watchers.add(watcher);
        return () => watchers.delete(watcher);
      },
      runOnce: async (_job, turn) => void (await turn()),
      drain: async (isDraining = true) => void (isDraining ? this.#draining.add(id) : this.#draining.delete(id)),
      markAlive: async () => true,
    };
    return {
      ...{ id, bus, cluster },
      kill: () => {
        this.#dead.add(id);
        living.delete(id);
        this.#hub.part(id);
      },
      loseSession: () => void this.#doubted.add(id),
      cutOff: () => this.#hub.part(id),
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

  /** Whether it was killed. */
  isDead(id: string): boolean {
    return this.#dead.has(id);
  }
}
