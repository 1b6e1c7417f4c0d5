import { LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessage } from '@qc/contract';
import { expect } from 'vitest';
import type { TestClient } from '../../../testing/test-client.ts';
import { SocketPage, type LiveApp, type TestSlide } from './live-app.ts';

/** One question, of whose four answers the second is right. */
export const oneQuestion: TestSlide[] = [
  {
    type: 'trivia',
    question: 'Which sea?',
    answers: ['Red', 'Dead', 'Black', 'White'].map((text, i) => ({ text, media: null, correct: i === 1 })),
  },
];

/** The first word of a player's page. */
export function hello(code: string, token: string | null = null): ClientMessage {
  return { t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token, device: 'device-of-test', lastVersion: null };
}

/** The first word of a console, or of a big screen. */
export function staffHello(room: string, session: string, as: 'operator' | 'presenter' = 'operator') {
  return { t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, session, lastVersion: null };
}

/** A console, or a big screen, of somebody who is signed in. */
export async function staffPage(
  live: LiveApp,
  client: TestClient,
  room: string,
  as: 'operator' | 'presenter' = 'operator',
): Promise<SocketPage> {
  const page = new SocketPage(live.port, { cookie: client.cookie });
  await page.say(staffHello(room, client.user.session, as));
  return page;
}

/** Waits until it is so, at most 5 s. */
export async function seen(check: () => unknown): Promise<void> {
  await expect.poll(check, { timeout: 5000, interval: 10 }).toBeTruthy();
}
