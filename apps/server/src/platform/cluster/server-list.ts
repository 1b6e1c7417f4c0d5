import { sql } from 'kysely';
import type { Db } from '../db/tables.ts';
import { HOUSE_FORMAT } from '../house-format.ts';
import type { ServerSeen } from './cluster.ts';
import { SESSION_LOCKS } from './session-locks.ts';

/** What was read counts for so long, ms. */
const FRESH_MS = 200;
/** A session that was lost and is opened anew is missing for less, ms. */
const MISSING_MS = 300;

interface Row {
  id: string;
  url: string;
  version: string;
  format: number;
  roles: string;
  draining: number;
  has_session: boolean;
}

/** Who runs, by their leases and their sessions. */
export class ServerList {
  readonly #db: Db;
  readonly #own: string;
  /** Since when a server's session is missing, by the machine's counter. */
  readonly #missing = new Map<string, number>();
  #formatOfAll = 1;
  #reading: { atMs: number; servers: Promise<readonly ServerSeen[]> } | null = null;

  constructor(db: Db, own: string) {
    this.#db = db;
    this.#own = own;
  }

  /** The newest that all read who were there when it was last read; before that the first. */
  get formatOfAll(): number {
    return this.#formatOfAll;
  }

  /** Throws while the database does not answer. */
  async read(): Promise<readonly ServerSeen[]> {
    const nowMs = performance.now();
    if (this.#reading && nowMs - this.#reading.atMs < FRESH_MS) return this.#reading.servers;
    const reading = { atMs: nowMs, servers: this.#read() };
    this.#reading = reading;
    reading.servers.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading.servers;
  }

  async #read(): Promise<readonly ServerSeen[]> {
    const { rows } = await sql<Row>`
      select id, url, version, format, roles, draining, exists (
        select from pg_locks where locktype = 'advisory' and objsubid = 2
          and database = (select oid from pg_database where datname = current_database())
          and classid = ${sql.lit(SESSION_LOCKS)} and objid = hashtext(server.id)::oid) as has_session
      from server where lease_until > clock_timestamp() order by id`.execute(this.#db);
    const seenAtMs = performance.now();
    for (const id of this.#missing.keys()) if (!rows.some((row) => row.id === id)) this.#missing.delete(id);
    const there = rows.filter((row) => this.#isThere(row, seenAtMs));
    this.#formatOfAll = Math.min(HOUSE_FORMAT, ...there.map(({ format }) => format));
    return there.map((row) => ({ ...seen(row), isDoubted: this.#missing.has(row.id) }));
  }

  /** A session is a hint that saves the rest of the lease; that of this process is no news to it. */
  #isThere({ id, has_session }: Row, seenAtMs: number): boolean {
    if (has_session || id === this.#own) {
      this.#missing.delete(id);
      return true;
    }
    const sinceMs = this.#missing.get(id) ?? seenAtMs;
    this.#missing.set(id, sinceMs);
    return seenAtMs - sinceMs < MISSING_MS;
  }
}

function seen({ id, url, version, format, roles, draining }: Row): ServerSeen {
  return { id, url, version, format, roles: roles === '' ? [] : roles.split(','), draining: draining === 1 };
}
