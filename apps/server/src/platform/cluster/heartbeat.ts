import pg from 'pg';
import type { Logger } from 'pino';
import { strictPostgresAddress } from '../db/postgres/postgres-address.ts';
import { watchedSocket } from '../db/postgres/watched-socket.ts';

/** How long a lease lasts and how often it is renewed, ms. */
export interface LeaseTimes {
  leaseMs: number;
  beatMs: number;
}

/** What a beat writes of its server. */
interface ServerRow {
  id: string;
  url: string;
  version: string;
  format: number;
  roles: string;
  draining: number;
  alive_at_ms: number;
}

interface HeartbeatSeams extends LeaseTimes {
  lost(): void;
  back(): void;
}

// One row for each process. Where it is gone, nobody has heard of this one for long: it is there anew.
const BEAT = `
  insert into server (id, url, version, format, roles, draining, alive_at_ms, lease_until)
  values ($1, $2, $3, $4, $5, $6, $7, clock_timestamp() + make_interval(secs => $8))
  on conflict (id) do update set draining = excluded.draining, lease_until = excluded.lease_until`;
const LOOKS_PER_BEAT = 4;
const CONNECTED_WITHIN_MS = 3000;

/**
 * Renews the lease of a server by a connection of its own, so that no queue of statements stands before it. The lease
 * counts from when its renewal was sent: whatever the answer's way takes, this side thinks it over before the database does.
 */
export class Heartbeat {
  readonly #joining: { postgresUrl: string; log: Logger };
  readonly #row: Readonly<ServerRow>;
  readonly #seams: HeartbeatSeams;
  #client: pg.Client | null = null;
  /** By the machine's counter. */
  #renewedAtMs = -Infinity;
  #isLost = false;
  #wasTold = false;
  #beat: Promise<void> | null = null;
  #sentAtMs = -Infinity;
  #timer: NodeJS.Timeout | null = null;

  /** `row` is read at each beat. */
  constructor(joining: { postgresUrl: string; log: Logger }, row: Readonly<ServerRow>, seams: HeartbeatSeams) {
    this.#joining = joining;
    this.#row = row;
    this.#seams = seams;
  }

  /** Whether the lease is in force. */
  get isLawful(): boolean {
    return this.ageMs < this.#seams.leaseMs;
  }

  /** Since its renewal was sent, ms. */
  get ageMs(): number {
    return performance.now() - this.#renewedAtMs;
  }

  /** The first beat has to succeed; from then on it beats by itself. */
  async start(): Promise<void> {
    await this.#renew().catch(async (error: unknown) => {
      await this.#drop();
      throw error;
    });
    this.#timer = setInterval(() => this.#look(), this.#seams.beatMs / LOOKS_PER_BEAT);
    this.#timer.unref();
  }

  /** Beats no more, and lets the lease end now. */
  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#beat;
    this.#renewedAtMs = -Infinity;
    const over = 'update server set lease_until = clock_timestamp() where id = $1';
    // Where that cannot be said, the lease ends by itself.
    await this.#client?.query(over, [this.#row.id]).catch(() => undefined);
    await this.#drop();
  }

  #look(): void {
    this.#noteLoss();
    if (this.#beat !== null || performance.now() - this.#sentAtMs < this.#seams.beatMs) return;
    this.#beat = this.#renew()
      .catch((error: unknown) => this.#failed(error))
      .finally(() => {
        this.#beat = null;
      });
  }

  async #renew(): Promise<void> {
    const client = await this.#connected();
    const sentAtMs = performance.now();
    this.#sentAtMs = sentAtMs;
    const { id, url, version, format, roles, draining, alive_at_ms } = this.#row;
    const { leaseMs } = this.#seams;
    await client.query(BEAT, [id, url, version, format, roles, draining, alive_at_ms, leaseMs / 1000]);
    // It stood still, and nobody has looked since.
    if (this.#renewedAtMs !== -Infinity) this.#noteLoss();
    this.#renewedAtMs = sentAtMs;
    this.#wasTold = false;
    if (!this.#isLost || !this.isLawful) return;
    this.#isLost = false;
    this.#joining.log.info('this server has its lease again');
    this.#seams.back();
  }

  #noteLoss(): void {
    if (this.isLawful || this.#isLost) return;
    this.#isLost = true;
    this.#joining.log.warn('the lease of this server is over: others may take what it holds');
    this.#seams.lost();
  }

  async #failed(error: unknown): Promise<void> {
    this.#sentAtMs = performance.now();
    if (!this.#wasTold) this.#joining.log.warn({ err: error }, 'the lease of this server could not be renewed');
    this.#wasTold = true;
    await this.#drop();
  }

  async #connected(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const { leaseMs } = this.#seams;
    const client = new pg.Client({
      connectionString: strictPostgresAddress(this.#joining.postgresUrl),
      stream: () => watchedSocket(leaseMs),
      connectionTimeoutMillis: CONNECTED_WITHIN_MS,
      statement_timeout: leaseMs / 2,
    });
    client.on('error', () => undefined);
    this.#client = client;
    await client.connect();
    return client;
  }

  async #drop(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    await client?.end().catch(() => undefined);
  }
}
