import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';

interface Job {
  job: string;
  turn: () => Promise<unknown>;
  everyMs: number;
}

/** A turn that nobody renews is another's after this time, ms. */
const LEASE_MS = 15_000;
const RENEWED_EVERY_MS = 5000;
/** Of the interval: the clocks of several servers are not in step, and a turn is not to be missed for that. */
const REST = 0.9;

/** Does a turn unless another server has it, or had one a short while ago. See `Cluster.runOnce`. */
export async function runJobOnce(
  { db, serverId }: { db: Db; serverId: string },
  { job, turn, everyMs }: Job,
): Promise<void> {
  const beganAtMs = performance.now();
  const taken = await sql`
    insert into job_lease as known (job, holder, until) values (${job}, ${serverId}, ${inMs(LEASE_MS)})
    on conflict (job) do update set holder = excluded.holder, until = excluded.until
      where known.until < clock_timestamp()
    returning job`.execute(db);
  if (taken.rows.length === 0) return;
  const lease = (leftMs: number) =>
    sql`update job_lease set until = ${inMs(leftMs)} where job = ${job} and holder = ${serverId}`.execute(db);
  // A renewal that fails is no fault: the turn may be done twice then.
  const renewing = setInterval(() => void lease(LEASE_MS).catch(() => undefined), RENEWED_EVERY_MS);
  let restMs = 0;
  try {
    await turn();
    restMs = Math.max(0, everyMs * REST - (performance.now() - beganAtMs));
  } finally {
    clearInterval(renewing);
    await lease(restMs);
  }
}

function inMs(ms: number) {
  return sql`clock_timestamp() + make_interval(secs => ${ms / 1000})`;
}
