import { setTimeout as wait } from 'node:timers/promises';
import { connect, errors, type Msg, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus, BusReply } from './bus.ts';
import { readNatsAddress } from './nats-address.ts';
import { Outflow } from './outflow.ts';

/** A first connection takes no longer, ms; neither does the last word of a bus that closes. */
const CONNECT_WITHIN_MS = 5000;
const CLOSE_WITHIN_MS = 1000;
/** A lost connection is tried again so often, ms, with some chance in it, so that not all come at once. */
const RECONNECT_AFTER_MS = 200;
const RECONNECT_SPREAD_MS = 200;
/** A server that does not answer two of these is away, ms. */
const PING_EVERY_MS = 1000;
const PINGS_UNANSWERED_MAX = 2;
/** Drops are told in the log no more often, ms. */
const DROPS_TOLD_EVERY_MS = 10_000;

/**
 * A bus over NATS core: no queue groups, no streams, nothing kept. `url` as in `CLUSTER_URL`. Fails when no server can be
 * reached now; once connected it connects again for ever.
 */
export async function connectNatsBus(url: string, serverId: string, log: Logger): Promise<Bus> {
  const address = readNatsAddress(url);
  if (address === null) throw new Error('not an address of NATS');
  const { servers, isEncrypted, user, password } = address;
  const dial = () =>
    connect({
      servers,
      name: `questions.creator ${serverId}`,
      ...(isEncrypted ? { tls: {} } : {}),
      ...(user === '' ? {} : password === '' ? { token: user } : { user, pass: password }),
      timeout: CONNECT_WITHIN_MS,
      reconnect: false,
      pingInterval: PING_EVERY_MS,
      maxPingOut: PINGS_UNANSWERED_MAX,
      noAsyncTraces: true,
    });
  return new NatsBus(await dial(), dial, serverId, log);
}

/** Somebody here who hears a subject. */
interface Hearer {
  subject: string;
  take: (message: Msg) => void;
  /** On the connection that there is. */
  stop: () => void;
}

class NatsBus implements Bus {
  readonly serverId: string;
  /** Null: lost. */
  #connection: NatsConnection | null = null;
  readonly #dial: () => Promise<NatsConnection>;
  readonly #log: Logger;
  readonly #outflow: Outflow;
  readonly #hearers = new Set<Hearer>();
  readonly #watchers = new Set<(isConnected: boolean) => void>();
  #isClosed = false;
  #dropped = 0;
  #droppedUntold = 0;
  #toldDropsAtMs = -Infinity;

  constructor(connection: NatsConnection, dial: () => Promise<NatsConnection>, serverId: string, log: Logger) {
    this.#dial = dial;
    this.serverId = serverId;
    this.#log = log;
    this.#outflow = new Outflow({
      send: (subject, message) => this.#send(subject, message),
      confirm: () => this.#connection?.flush() ?? Promise.reject(new Error('the bus is away')),
      onDropped: (count) => this.#countDropped(count),
    });
    this.#use(connection);
  }

  get isConnected(): boolean {
    return this.#connection !== null && !this.#isClosed;
  }

  get isFull(): boolean {
    return this.#outflow.isFull;
  }

  get dropped(): number {
    return this.#dropped;
  }

  #use(connection: NatsConnection): void {
    this.#connection = connection;
    for (const hearer of this.#hearers) this.#hear(connection, hearer);
    void this.#follow(connection);
  }

  /** Until it is lost; then there is another one. */
  async #follow(connection: NatsConnection): Promise<void> {
    for await (const { type, ...status } of connection.status()) {
      if (type === 'error') this.#log.warn({ err: 'error' in status ? status.error : type }, 'the bus says');
      // One that answers no ping is left behind: the library would wait until a last word of its own has been taken.
      if (type === 'staleConnection' || type === 'disconnect') break;
    }
    this.#connection = null;
    connection.close().catch(() => undefined);
    this.#outflow.clear();
    if (this.#isClosed) return;
    this.#tell(false);
    const next = await this.#dialAgain();
    if (next === null) return;
    this.#use(next);
    this.#tell(true);
  }

  /** For ever, until it is closed. */
  async #dialAgain(): Promise<NatsConnection | null> {
    for (;;) {
      await wait(RECONNECT_AFTER_MS + Math.random() * RECONNECT_SPREAD_MS, undefined, { ref: false });
      const connection = this.#isClosed ? null : await this.#dial().catch(() => undefined);
      if (connection === undefined) continue;
      if (!this.#isClosed) return connection;
      await connection?.close();
      return null;
    }
  }

  publish(subject: string, message: string): void {
    if (this.isConnected) this.#outflow.push(subject, message);
  }

  subscribe(subject: string, take: (message: string) => void): () => void {
    return this.#listen(subject, (message) => take(message.string()));
  }

  async request(subject: string, message: string, withinMs: number): Promise<BusReply> {
    const connection = this.#connection;
    if (connection === null || !this.isConnected || this.isFull) return 'nobody';
    if (isTooLong(message, connection)) return 'nobody';
    try {
      const answer = await connection.request(subject, message, { timeout: Math.max(1, withinMs) });
      return { answer: answer.string() };
    } catch (error) {
      return error instanceof errors.RequestError && error.isNoResponders() ? 'nobody' : 'late';
    }
  }

  answer(subject: string, reply: (message: string) => Promise<string>): () => void {
    return this.#listen(subject, (message) => {
      const { reply: askedFrom } = message;
      if (askedFrom === undefined || askedFrom === '') return;
      reply(message.string()).then(
        (answer) => this.publish(askedFrom, answer),
        (error: unknown) => this.#log.error({ err: error, subject }, 'a question failed'),
      );
    });
  }

  watch(changed: (isConnected: boolean) => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#watchers.clear();
    const connection = this.#connection;
    if (connection === null) return;
    const late = () => wait(CLOSE_WITHIN_MS, undefined, { ref: false });
    await Promise.race([connection.flush().catch(() => undefined), late()]);
    await Promise.race([connection.close().catch(() => undefined), late()]);
  }

  #listen(subject: string, take: (message: Msg) => void): () => void {
    if (this.#isClosed) return () => undefined;
    const hearer: Hearer = { subject, take, stop: () => undefined };
    this.#hearers.add(hearer);
    if (this.#connection) this.#hear(this.#connection, hearer);
    return () => {
      this.#hearers.delete(hearer);
      if (this.isConnected) hearer.stop();
    };
  }

  #hear(connection: NatsConnection, hearer: Hearer): void {
    const { subject, take } = hearer;
    const subscription = connection.subscribe(subject, {
      callback: (error, message) => {
        if (this.#isClosed || this.#connection !== connection) return;
        if (error !== null) this.#log.error({ err: error, subject }, 'a subject cannot be heard');
        else this.#take(subject, message, take);
      },
    });
    hearer.stop = () => subscription.unsubscribe();
  }

  #take(subject: string, message: Msg, take: (message: Msg) => void): void {
    try {
      take(message);
    } catch (error) {
      this.#log.error({ err: error, subject }, 'a message of another server was not taken');
    }
  }

  #send(subject: string, message: string): void {
    try {
      this.#connection?.publish(subject, message);
    } catch (error) {
      this.#log.error({ err: error, subject }, 'a message to other servers was not sent');
    }
  }

  #tell(isUp: boolean): void {
    this.#log.warn(isUp ? 'the bus is back' : 'the bus is away');
    for (const changed of this.#watchers) changed(isUp);
  }

  #countDropped(count: number): void {
    this.#dropped += count;
    this.#droppedUntold += count;
    const nowMs = performance.now();
    if (nowMs - this.#toldDropsAtMs < DROPS_TOLD_EVERY_MS) return;
    this.#log.warn({ dropped: this.#droppedUntold }, 'the bus is too slow: messages were dropped');
    this.#toldDropsAtMs = nowMs;
    this.#droppedUntold = 0;
  }
}

function isTooLong(message: string, { info }: NatsConnection): boolean {
  const max = info?.max_payload ?? Infinity;
  return message.length > max / 4 && Buffer.byteLength(message) > max;
}
