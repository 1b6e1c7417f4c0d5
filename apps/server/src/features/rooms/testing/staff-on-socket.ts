import { LIVE_PROTOCOL, type OperatorAction, type RoomId } from '@qc/contract';
import { expect } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { type LiveApp, SocketPage } from './live-app.ts';

/** Waits until something is so; fails after five seconds. */
export const seen = (check: () => unknown) => expect.poll(check, { timeout: 5000, interval: 10 }).toBeTruthy();

let ids = 0;

/** An id for a message that no other message of this process has. */
export const newId = (): string => `message-${(ids += 1)}`;

/** A console or big screen of a room on a real socket; it has its first word, which may be a goodbye. */
export async function openStaff(
  { port }: Pick<LiveApp, 'port'>,
  { cookie, user }: TestClient,
  { room, as = 'operator' }: { room: RoomId; as?: 'operator' | 'presenter' },
): Promise<SocketPage> {
  const page = new SocketPage(port, { cookie });
  const { session } = user;
  await page.say({ t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, session, lastVersion: null });
  await seen(() => page.messages.length);
  return page;
}

/** Has a console do something that must be done; resolves once it is. */
export async function operate(page: SocketPage, action: OperatorAction): Promise<void> {
  const id = newId();
  await page.say({ t: 'operate', id, expect: null, action });
  await seen(() => page.of('ack').some((ack) => ack.id === id));
}
