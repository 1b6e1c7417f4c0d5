import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { LIVE_STREAM_PATH } from '@qc/contract';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JournalStore, OwningWatch, Rooms } from '#features/rooms';
import type { Telephone } from '#features/telephone';
import type { Platform } from '#platform/platform';
import { SECURITY_EVENTS, type SecurityLog } from '#platform/security/security-log';
import { watchBus, watchOwning } from './watch-cluster.ts';

/** Bounds of the buckets, seconds. */
const CALL_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WRITE_SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
/** Longer is not ready, ms: the other numbers do not wait for a database that is away. */
const READY_WITHIN_MS = 2000;

/**
 * Numbers about this process in Prometheus' text format: calls by the pattern of their address, live rooms, what the
 * journal writes, and the process itself. Nothing in them tells of a person, a game or a room.
 */
export class HouseMetrics {
  readonly #registry = new Registry();
  readonly #writes = new Histogram({
    name: 'qc_journal_write_seconds',
    help: 'Time until a group of live commands is on disk',
    labelNames: ['outcome'],
    buckets: WRITE_SECONDS,
    registers: [this.#registry],
  });
  readonly #commands = new Counter({
    name: 'qc_journal_commands_total',
    help: 'Live commands on disk: joins, answers, presses and ticks',
    registers: [this.#registry],
  });

  readonly #fenced = new Counter({
    name: 'qc_journal_fenced_total',
    help: 'Live rooms whose commands were refused because another server has the room',
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** The media type of `text`. */
  get contentType(): string {
    return this.#registry.contentType;
  }

  /** All numbers as they are now. */
  async text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** A journal store whose writes are timed and counted. */
  watchStore<S extends JournalStore>(store: S): S {
    const appendJournal: JournalStore['appendJournal'] = async (groups) => {
      const done = this.#writes.startTimer();
      let fenced: readonly string[];
      try {
        fenced = await store.appendJournal(groups);
      } catch (error) {
        done({ outcome: 'failed' });
        throw error;
      }
      done({ outcome: 'written' });
      this.#fenced.inc(fenced.length);
      const written = groups.filter(({ roomId }) => !fenced.includes(roomId));
      this.#commands.inc(written.reduce((sum, { entries }) => sum + entries.length, 0));
      return fenced;
    };
    return { ...store, appendJournal };
  }

  /** Counts what becomes of rooms among several servers. */
  owning(): OwningWatch {
    return watchOwning(this.#registry);
  }

  /** Tells how the way to the other servers is; gives the way to tell it no more. */
  watchBus({ bus, cluster }: Pick<Platform, 'bus' | 'cluster'>): () => void {
    return watchBus(this.#registry, bus, cluster);
  }

  /** Times every call from here on. */
  watchCalls(app: FastifyInstance): void {
    const calls = new Histogram({
      name: 'qc_http_request_seconds',
      help: 'Time until a call is answered',
      labelNames: ['method', 'route', 'status'],
      buckets: CALL_SECONDS,
      registers: [this.#registry],
    });
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      // It ends when its page goes.
      if (route === LIVE_STREAM_PATH) return;
      calls.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
  }

  /** Tells how many events of security there were, by kind. */
  watchSecurity(security: Pick<SecurityLog, 'counts'>): void {
    new Counter({
      name: 'qc_security_events_total',
      help: 'Sign-ins, failed ones, refusals and limits reached',
      labelNames: ['kind'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const kind of SECURITY_EVENTS) this.inc({ kind }, security.counts().get(kind) ?? 0);
      },
    });
  }

  /** Tells how many requests of telephone lines there were, by what became of them, and the calls that go on. */
  watchTelephone(telephone: Pick<Telephone, 'counts' | 'calls'>): void {
    new Counter({
      name: 'qc_telephone_requests_total',
      help: 'Requests of telephone lines, by what became of them',
      labelNames: ['outcome'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [outcome, count] of telephone.counts()) this.inc({ outcome }, count);
      },
    });
    new Gauge({
      name: 'qc_telephone_calls',
      help: 'Telephone calls going on',
      registers: [this.#registry],
      collect() {
        this.set(telephone.calls());
      },
    });
  }

  /** Counts rooms, pages, players and spectators whenever it is asked. */
  watchRooms(rooms: Pick<Rooms, 'counts'>): void {
    this.#gauge('qc_rooms', 'Live rooms that have not ended', () => rooms.counts().open);
    this.#gauge(
      'qc_rooms_waiting_for_storage',
      'Live rooms that take no commands until they can be stored',
      () => rooms.counts().waiting,
    );
    this.#gauge('qc_pages', 'Pages connected to live rooms', () => rooms.counts().pages);
    this.#gauge('qc_players', 'Players connected to live rooms', () => rooms.counts().players);
    this.#gauge('qc_spectators', 'Pages that only watch a live room', () => rooms.counts().spectators);
  }

  /** Counts the wires of this one of several servers, wherever their rooms are. */
  watchWires(count: () => number): void {
    this.#gauge('qc_wires', 'Pages of live rooms whose connection is at this server, wherever the room is', count);
  }

  /** Tells whether `/ready` says yes: null is no problem. What cannot be found out soon is a no. */
  watchReady(findProblem: () => Promise<string | null>): void {
    this.#gauge('qc_ready', 'Whether the server can serve calls, as /ready says', async () => {
      const problem = await Promise.race([findProblem(), wait(READY_WITHIN_MS, 'slow', { ref: false })]);
      return Number(problem === null);
    });
  }

  #gauge(name: string, help: string, count: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await count());
      },
    });
  }
}
