import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { BucketSize } from '../http/token-bucket.ts';
import { TokenBuckets } from '../http/token-bucket.ts';
import { TryWindow } from '../http/try-window.ts';
import type { Platform } from '../platform.ts';

/** Tries that are counted for each key, by all servers together. Throws while they cannot be counted. */
export interface SharedLimit {
  /** Takes one try, before it is judged: 0 when granted, otherwise milliseconds until one is free again. */
  take(key: string): Promise<number>;
  /** Gives the last try back, because it turned out not to count. */
  giveBack(key: string): Promise<void>;
}

/** What a limit stands on. */
export type LimitGround = Pick<Platform, 'cluster' | 'db' | 'now'>;

/** At most `most` in any stretch of `windowMs`, however they are spread. Alone it is counted in memory. */
export function sharedWindow(
  { cluster, db, now }: LimitGround,
  name: string,
  size: { most: number; windowMs: number },
): SharedLimit {
  if (cluster.isAlone) return inMemory(new TryWindow(size, now));
  const { most, windowMs } = size;
  const window = sql`make_interval(secs => ${windowMs / 1000})`;
  // Of the row as it is once nobody else writes it.
  const recent = sql`array(select at from unnest(known.tries) as at where at > clock_timestamp() - ${window} order by at)`;
  return {
    async take(key) {
      const id = hashOf(key);
      const { rows } = await sql`
        insert into shared_count as known (name, key, tries, until)
        values (${name}, ${id}, array[clock_timestamp()], clock_timestamp() + ${window})
        on conflict (name, key) do update
          set tries = ${recent} || clock_timestamp(), until = excluded.until
          where cardinality(${recent}) < ${most}
        returning name`.execute(db);
      if (rows.length > 0) return 0;
      const left = sql<{ ms: number | null }>`
        select (extract(epoch from min(at) + ${window} - clock_timestamp()) * 1000)::float8 as ms
          from shared_count, unnest(tries) as at
          where name = ${name} and key = ${id} and at > clock_timestamp() - ${window}`;
      const waitMs = (await left.execute(db)).rows[0]?.ms ?? 0;
      return Math.max(1, Math.ceil(waitMs));
    },
    async giveBack(key) {
      await sql`update shared_count set tries = trim_array(tries, 1)
        where name = ${name} and key = ${hashOf(key)} and cardinality(tries) > 0`.execute(db);
    },
  };
}

/** `burst` at once, refilled evenly over `everyMs`. Alone it is counted in memory. */
export function sharedBucket({ cluster, db, now }: LimitGround, name: string, size: BucketSize): SharedLimit {
  if (cluster.isAlone) return inMemory(new TokenBuckets(size, now));
  const one = sql`make_interval(secs => ${size.everyMs / size.burst / 1000})`;
  const all = sql`make_interval(secs => ${size.everyMs / 1000})`;
  // A full bucket is one whose time is over; each use puts that time off.
  const put = sql`greatest(known.until, clock_timestamp()) + ${one}`;
  return {
    async take(key) {
      const id = hashOf(key);
      const { rows } = await sql`
        insert into shared_count as known (name, key, tries, until)
        values (${name}, ${id}, '{}', clock_timestamp() + ${one})
        on conflict (name, key) do update set until = ${put} where ${put} <= clock_timestamp() + ${all}
        returning name`.execute(db);
      if (rows.length > 0) return 0;
      const left = sql<{ ms: number }>`
        select (extract(epoch from until + ${one} - ${all} - clock_timestamp()) * 1000)::float8 as ms
          from shared_count where name = ${name} and key = ${id}`;
      const waitMs = (await left.execute(db)).rows[0]?.ms ?? 0;
      return Math.max(1, Math.ceil(waitMs));
    },
    async giveBack(key) {
      await sql`update shared_count set until = until - ${one}
        where name = ${name} and key = ${hashOf(key)}`.execute(db);
    },
  };
}

/** What no longer counts is forgotten. */
export async function forgetSharedTries({ cluster, db }: Pick<Platform, 'cluster' | 'db'>): Promise<void> {
  if (!cluster.isAlone) await sql`delete from shared_count where until < clock_timestamp()`.execute(db);
}

function inMemory(tries: { take(key: string): number; giveBack(key: string): void }): SharedLimit {
  return {
    take: async (key) => tries.take(key),
    giveBack: async (key) => tries.giveBack(key),
  };
}

/** Addresses of people and machines are nobody's business in a table of tries. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}
