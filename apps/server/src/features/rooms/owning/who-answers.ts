import type { Bus } from '#platform/bus/bus';

/** Who hears that there runs, ms; the bus itself says at once when nobody does. */
const ANSWERS_WITHIN_MS = 150;

/** Where a server with rooms answers questions of the others as long as it runs. */
export function answersAt(serverId: string): string {
  return `own.${serverId}.has`;
}

/**
 * Whether nobody is at a server's place on the bus: it has ended, or the bus has lost it. No proof of either; with its
 * session missing as well there is nothing left to wait for.
 */
export async function isNobodyAt(
  bus: Pick<Bus, 'isConnected' | 'isFull' | 'request'>,
  serverId: string,
): Promise<boolean> {
  // Who has no bus, or gets no word out, hears nobody.
  return bus.isConnected && !bus.isFull && (await bus.request(answersAt(serverId), '', ANSWERS_WITHIN_MS)) === 'nobody';
}
