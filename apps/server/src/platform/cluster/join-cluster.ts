import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../db/tables.ts';
import { HOUSE_FORMAT } from '../house-format.ts';
import { PRODUCT_VERSION } from '../product-version.ts';
import type { Cluster, LeaseWatcher, ServerRole } from './cluster.ts';
import { Heartbeat, type LeaseTimes } from './heartbeat.ts';
import { runJobOnce } from './run-job-once.ts';
import { ServerList } from './server-list.ts';

/** What it takes to join. */
export interface Joining {
  /** Of this process alone, as nobody was or will be called. */
  serverId: string;
  postgresUrl: string;
  db: Db;
  log: Logger;
  /** Where the others may reach it; empty: nowhere. */
  url?: string;
  /** What it does besides pages; absent or empty: everything. */
  roles?: readonly ServerRole[];
  /** Other times than the usual ones, for tests. */
  times?: Partial<LeaseTimes>;
}

/** A membership, until `leave()`: then the others may take at once what is still here. */
export interface Membership extends Cluster {
  leave(): Promise<void>;
}

const TIMES: LeaseTimes = { leaseMs: 4000, beatMs: 1000 };

/**
 * Joins the servers of a PostgreSQL database, which has been migrated. Resolves when its lease is in force; throws when
 * the database cannot be reached. Its session is held by `lockDatabase`, under the same id.
 */
export async function joinCluster(joining: Joining): Promise<Membership> {
  const { serverId, db, roles = [], url = '' } = joining;
  const doesAll = roles.length === 0;
  const watchers = new Set<LeaseWatcher>();
  const row = {
    ...{ id: serverId, url, version: PRODUCT_VERSION, format: HOUSE_FORMAT, roles: roles.join(',') },
    ...{ draining: 0, alive_at_ms: 0 },
  };
  const heartbeat = new Heartbeat(joining, row, {
    ...{ ...TIMES, ...joining.times },
    lost: () => watchers.forEach((watcher) => watcher.lost?.()),
    back: () => watchers.forEach((watcher) => watcher.back?.()),
  });
  await heartbeat.start();
  const list = new ServerList(db, serverId);
  return {
    serverId,
    isAlone: false,
    get isLawful() {
      return heartbeat.isLawful;
    },
    get leaseAgeMs() {
      return heartbeat.ageMs;
    },
    servers: async () => list.read(),
    get formatOfAll() {
      return list.formatOfAll;
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    runOnce: async (job, turn, everyMs = 0) => {
      if (doesAll || roles.includes('jobs')) await runJobOnce({ db, serverId }, { job, turn, everyMs });
    },
    async markAlive(atMs) {
      row.alive_at_ms = atMs;
      await sql`update server set alive_at_ms = ${atMs} where id = ${serverId}`.execute(db);
      return true;
    },
    async drain(isDraining = true) {
      row.draining = Number(isDraining);
      await sql`update server set draining = ${row.draining} where id = ${serverId}`.execute(db);
    },
    leave: async () => heartbeat.stop(),
  };
}
