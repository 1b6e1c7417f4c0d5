import type { Logger } from 'pino';
import { HOUSE_FORMAT } from '../house-format.ts';
import type { Bus } from './bus.ts';

/** How every message begins that says its format; those that say none are as old as the bus. */
const SAYS = /^\{"v":(\d+)[,}]/;
/** The answer of a server that does not know the format of a question. */
const UNKNOWN = '{"v":1,"unknown":true}';
/** Servers of a newer release may speak all the time: it is told in the log no more often, ms. */
const TOLD_EVERY_MS = 60_000;

/**
 * The same bus, on which a message in a format that this release does not read is dropped with a line in the log, and a
 * question in one is surely taken by no one: who asks hears `nobody`.
 */
export function withKnownFormats(bus: Bus, log: Pick<Logger, 'warn'>, newest: number = HOUSE_FORMAT): Bus {
  let toldAtMs = -Infinity;
  const isKnown = (subject: string, message: string): boolean => {
    const format = Number(SAYS.exec(message)?.[1] ?? 1);
    if (format <= newest) return true;
    if (performance.now() - toldAtMs >= TOLD_EVERY_MS) {
      toldAtMs = performance.now();
      log.warn({ subject, format, newest }, 'a message of a newer release is not understood, and was dropped');
    }
    return false;
  };
  return {
    serverId: bus.serverId,
    get isConnected() {
      return bus.isConnected;
    },
    get isFull() {
      return bus.isFull;
    },
    get dropped() {
      return bus.dropped;
    },
    publish: (subject, message) => bus.publish(subject, message),
    subscribe: (subject, take) => bus.subscribe(subject, (message) => isKnown(subject, message) && take(message)),
    request: async (subject, message, withinMs) => {
      const reply = await bus.request(subject, message, withinMs);
      if (typeof reply === 'string') return reply;
      if (reply.answer === UNKNOWN) return 'nobody';
      // It was taken; what came of it is not known.
      return isKnown(subject, reply.answer) ? reply : 'late';
    },
    answer: (subject, reply) =>
      bus.answer(subject, async (message) => (isKnown(subject, message) ? reply(message) : UNKNOWN)),
    watch: (changed) => bus.watch(changed),
    close: () => bus.close(),
  };
}
