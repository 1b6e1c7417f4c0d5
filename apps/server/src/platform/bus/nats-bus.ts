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
  const connection = await connect({
    servers,
    name: `questions.creator ${serverId}`,
    ...(user === '' ? {} : password === '' ? { token: user } : { user, pass: password }),
    ...(isEncrypted ? { tls: {} } : {}),
    timeout: CONNECT_WITHIN_MS,
    maxReconnectAttempts: -1,
    reconnectDelayHandler: () => RECONNECT_AFTER_MS + Math.random() * RECONNECT_SPREAD_MS,
    ignoreAuthErrorAbort: true,
    pingInterval: PING_EVERY_MS,
    maxPingOut: PINGS_UNANSWERED_MAX,
    noAsyncTraces: true,
  });
  const bus = new NatsBus(connection, serverId, log);
  void bus.follow();
  return bus;
}

class NatsBus implements Bus {
  readonly serverId: string;
  readonly #connection: NatsConnection;
  readonly #log: Logger;
  readonly #outflow: Outflow;
  readonly #watchers = new Set<(isConnected: boolean) => void>();
  #isUp = true;
  #isClosed = false;
  #dropped = 0;
  #droppedUntold = 0;
  #toldDropsAtMs = -Infinity;

  constructor(connection: NatsConnection, serverId: string, log: Logger) {
    this.serverId = serverId;
    this.#connection = connection;
    this.#log = log;
    this.#outflow = new Outflow({
      send: (subject, message) => this.#send(subject, message),
      confirm: () => connection.flush(),
      onDropped: (count) => this.#countDropped(count),
    });
  }

  get isConnected(): boolean {
    return this.#isUp && !this.#isClosed;
  }

  get dropped(): number {
    return this.#dropped;
  }

  /** Hears how the connection is until it is closed. */
  async follow(): Promise<void> {
    for await (const status of this.#connection.status()) {
      if (status.type === 'disconnect') this.#turn(false);
      if (status.type === 'reconnect') this.#turn(true);
      if (status.type === 'error') this.#log.warn({ err: status.error }, 'the bus says');
    }
  }

  publish(subject: string, message: string): void {
    if (this.isConnected) this.#outflow.push(subject, message);
  }

  subscribe(subject: string, take: (message: string) => void): () => void {
    return this.#listen(subject, (message) => take(message.string()));
  }

  async request(subject: string, message: string, withinMs: number): Promise<BusReply> {
    if (!this.isConnected || this.#outflow.isFull || this.#isTooLong(message)) return 'nobody';
    try {
      const answer = await this.#connection.request(subject, message, { timeout: Math.max(1, withinMs) });
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
    const wasConnected = this.isConnected;
    this.#isClosed = true;
    this.#watchers.clear();
    if (wasConnected) {
      const late = new Promise((resolve) => setTimeout(resolve, CLOSE_WITHIN_MS).unref());
      await Promise.race([this.#connection.flush().catch(() => undefined), late]);
    }
    await this.#connection.close();
  }

  #listen(subject: string, take: (message: Msg) => void): () => void {
    if (this.#isClosed) return () => undefined;
    const subscription = this.#connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) this.#log.error({ err: error, subject }, 'a subject cannot be heard');
        else if (!this.#isClosed) this.#take(subject, message, take);
      },
    });
    return () => {
      if (!this.#isClosed) subscription.unsubscribe();
    };
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
      this.#connection.publish(subject, message);
    } catch (error) {
      this.#log.error({ err: error, subject }, 'a message to other servers was not sent');
    }
  }

  #isTooLong(message: string): boolean {
    const max = this.#connection.info?.max_payload ?? Infinity;
    return message.length > max / 4 && Buffer.byteLength(message) > max;
  }

  #turn(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    this.#outflow.clear();
    if (this.#isClosed) return;
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
