import { LIVE_PATH } from '@qc/contract';
import type { ClientMessage, ServerMessage } from '@qc/contract';
import { LiveClient } from '../../bots/live-client.ts';
import { baseUrl } from '../../product/start/addresses.ts';

/** One word of the server to a page, and when it came, ms since 1970. */
export interface Told {
  atMs: number;
  message: ServerMessage;
}

/** Who is told of a room, each in its own words. */
export const AUDIENCES = ['presenter', 'operator', 'player'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** Everything a run said to one page of each audience: enough to show it again, at any speed and in any size. */
export interface Recording {
  roomId: string;
  code: string;
  told: Record<Audience, Told[]>;
}

/** Keeps what a wire hears. Replies are left out: the page that is shown asks nothing. */
export function keep(told: Told[], message: ServerMessage): void {
  if (message.t !== 'pong' && message.t !== 'ack') told.push({ atMs: Date.now(), message });
}

/** A wire that only listens, from the hello on. */
export function listen(hello: () => ClientMessage, cookie: string): { told: Told[]; stop: () => void } {
  const told: Told[] = [];
  const client = new LiveClient({
    url: baseUrl.replace(/^http/, 'ws') + LIVE_PATH,
    headers: { cookie },
    random: Math.random,
    hello,
    received: (message) => keep(told, message),
  });
  client.start();
  return { told, stop: () => client.stop() };
}
