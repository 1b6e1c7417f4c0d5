import { connect, createServer } from 'node:net';
import type { Server, Socket } from 'node:net';
import { InOrder } from './in-order.ts';

interface Pair {
  client: Socket;
  server: Socket;
}

/** A socket among the files of this machine knows no reset. */
function reset(socket: Socket): void {
  if (socket.remoteFamily === undefined) socket.destroy();
  else socket.resetAndDestroy();
}

type Target = { host: string; port: number } | { path: string };

/** A port of loopback, the path of a socket, or a port of another machine. */
type Leading = number | string | { host: string; port: number };

function targetOf(target: Leading): Target {
  if (typeof target === 'object') return target;
  return typeof target === 'string' ? { path: target } : { host: '127.0.0.1', port: target };
}

/** A network that can be broken on purpose: stands between clients and one server on loopback. */
export class TcpProxy {
  readonly port: number;
  /** When each client tried to connect, ms since 1970. */
  readonly attempts: number[] = [];
  #target: Target;
  readonly #listener: Server;
  readonly #pairs = new Set<Pair>();
  #hole = false;
  #refusing = false;
  #delayMs = 0;
  #spreadMs = 0;
  #bytesPerSecond = Infinity;

  private constructor(listener: Server, port: number, target: Target) {
    this.#listener = listener;
    this.port = port;
    this.#target = target;
    listener.on('connection', (client) => this.#join(client));
  }

  /**
   * Listens on `port` of loopback, or of another address of this machine (0: any free one), and passes everything on to
   * `target`.
   */
  static async listen(port: number, target: Leading, host = '127.0.0.1'): Promise<TcpProxy> {
    const listener = createServer({ allowHalfOpen: true, pauseOnConnect: true });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    listener.once('error', reject);
    // The queue of the system must hold thousands who come back at one instant.
    listener.listen({ port, host, backlog: 8192 }, resolve);
    await promise;
    const address = listener.address();
    const isBound = typeof address === 'object' && address !== null;
    return new TcpProxy(listener, isBound ? address.port : port, targetOf(target));
  }

  /** Connections that pass through now. */
  get wires(): number {
    return this.#pairs.size;
  }

  /** Who comes from now on comes there; all who are here are reset. */
  leadTo(target: Leading): void {
    this.#target = targetOf(target);
    this.resetAll();
  }

  #join(client: Socket): void {
    this.attempts.push(Date.now());
    if (this.#refusing) return reset(client);
    const server = connect({ ...this.#target, allowHalfOpen: true });
    const pair = { client, server };
    this.#pairs.add(pair);
    this.#pump(client, server);
    this.#pump(server, client);
    const over = (): void => {
      if (client.destroyed && server.destroyed) this.#pairs.delete(pair);
    };
    for (const [one, other] of [[client, server] as const, [server, client] as const]) {
      one.setNoDelay(true);
      one.on('error', () => reset(other));
      one.on('close', () => {
        if (!this.#hole) other.destroy();
        over();
      });
    }
    if (this.#hole) this.#freeze(pair);
    else client.resume();
  }

  #pump(from: Socket, to: Socket): void {
    const late = new InOrder();
    from.on('data', (bytes) => {
      if (this.#bytesPerSecond !== Infinity) from.pause();
      else if (this.#delayMs === 0 && late.isIdle) {
        if (!to.write(bytes)) from.pause();
        return;
      }
      late.after(this.#lateMs() + (bytes.length / this.#bytesPerSecond) * 1000, () => {
        to.write(bytes);
        if (!this.#hole) from.resume();
      });
    });
    from.on('end', () => late.after(this.#lateMs(), () => this.#hole || to.end()));
    to.on('drain', () => {
      if (!this.#hole) from.resume();
    });
  }

  #lateMs(): number {
    return Math.max(0, this.#delayMs + (2 * Math.random() - 1) * this.#spreadMs);
  }

  #freeze({ client, server }: Pair): void {
    client.pause();
    server.pause();
  }

  /** Resets every connection at once: both ends learn it. */
  resetAll(): number {
    const count = this.#pairs.size;
    for (const { client, server } of [...this.#pairs]) {
      reset(client);
      reset(server);
    }
    return count;
  }

  /** On: nothing passes any more in either direction and nobody is told; what is sent meanwhile waits. Off: it goes on. */
  blackHole(on: boolean): void {
    this.#hole = on;
    for (const pair of [...this.#pairs]) {
      const { client, server } = pair;
      if (on) this.#freeze(pair);
      // One end gave up meanwhile: the other learns it now.
      else if (client.destroyed || server.destroyed) {
        client.destroy();
        server.destroy();
        this.#pairs.delete(pair);
      } else {
        client.resume();
        server.resume();
      }
    }
  }

  /** New connections are reset at once. */
  refuse(on: boolean): void {
    this.#refusing = on;
  }

  /** Each piece of data is held back this long, give or take so much, ms; all arrive in their order. */
  delay(ms: number, spreadMs = 0): void {
    this.#delayMs = ms;
    this.#spreadMs = spreadMs;
  }

  /** At most so many bytes a second and direction of each connection. */
  throttle(bytesPerSecond: number): void {
    this.#bytesPerSecond = bytesPerSecond;
  }

  /** The server's word does not reach the clients any more, and is not taken from it: slow readers. */
  stopReading(on: boolean): void {
    for (const { server } of this.#pairs)
      if (on) server.pause();
      else server.resume();
  }

  /** The clients' side of each connection ends, the server's stays open: half-open wires. */
  halfOpen(): void {
    for (const { client, server } of this.#pairs) {
      client.removeAllListeners('close');
      client.removeAllListeners('error');
      client.on('error', () => undefined);
      client.destroy();
      server.on('data', () => undefined);
    }
  }

  async close(): Promise<void> {
    this.#hole = false;
    this.resetAll();
    await new Promise((resolve) => this.#listener.close(resolve));
  }
}
