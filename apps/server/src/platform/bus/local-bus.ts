import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { createBusHub } from './bus-hub.ts';

/** The bus of a house with one server: it speaks with itself, by calls in a later turn of the loop. */
export function createLocalBus(serverId: string, log: Pick<Logger, 'error'>): Bus {
  return createBusHub(log).join(serverId);
}
