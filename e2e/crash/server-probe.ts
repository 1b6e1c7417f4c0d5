/**
 * Loaded into the server's process before the product, to measure what cannot be seen from outside: how long the event
 * loop was held up, and how much waits in its sockets. Changes nothing in the product.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Socket } from 'node:net';
import { isMainThread } from 'node:worker_threads';

/** What the probe saw since it was asked last. */
export interface ProbeFigures {
  /** Delay of the event loop, ms. */
  loopP99Ms: number;
  loopMaxMs: number;
  /** Most bytes that waited in one socket for a client to take them. */
  mostBuffered: number;
  residentBytes: number;
}

const RESOLUTION_MS = 5;
const NANO = 1_000_000;

if (isMainThread && process.send) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const sockets = watchSockets();
  let mostBuffered = 0;
  setInterval(() => {
    for (const socket of sockets) mostBuffered = Math.max(mostBuffered, socket.writableLength);
  }, 20).unref();
  process.on('message', (asked) => {
    if (asked !== 'figures') return;
    const figures: ProbeFigures = {
      // The monitor counts its own interval in.
      loopP99Ms: Math.max(0, delay.percentile(99) / NANO - RESOLUTION_MS),
      loopMaxMs: Math.max(0, delay.max / NANO - RESOLUTION_MS),
      mostBuffered,
      residentBytes: process.memoryUsage.rss(),
    };
    delay.reset();
    mostBuffered = 0;
    process.send?.(figures);
  });
  // Being looked at must not keep the process alive.
  process.channel?.unref();
}

/** Every socket on which something was written. */
function watchSockets(): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  const write = Socket.prototype.write;
  const watched = function (this: Socket, ...given: Parameters<Socket['write']>): boolean {
    if (!sockets.has(this)) {
      sockets.add(this);
      this.once('close', () => sockets.delete(this));
    }
    return write.apply(this, given);
  };
  Object.defineProperty(Socket.prototype, 'write', { value: watched, configurable: true, writable: true });
  return sockets;
}
