import { pino } from 'pino';
import { expect, it, vi } from 'vitest';
import { createBusHub } from './bus-hub.ts';
import type { Bus } from './bus.ts';
import { withKnownFormats } from './known-formats.ts';

/** A server of this release, and one of the next on the same bus. */
function twoReleases(): { now: Bus; next: Bus; warned: string[] } {
  const warned: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warned.push(/"msg":"([^"]+)"/.exec(line)?.[1] ?? line) });
  const hub = createBusHub(pino({ level: 'silent' }));
  return { now: withKnownFormats(hub.join('now'), log, 1), next: withKnownFormats(hub.join('next'), log, 2), warned };
}

it('drops what it does not read, and says so once', async () => {
  const { now, next, warned } = twoReleases();
  const heard: string[] = [];
  now.subscribe('house.word', (message) => heard.push(message));
  const readable = ['{"v":1,"what":2}', '{"v":1}', 'no format', '{"what":{"v":7}}'];
  for (const message of ['{"v":2,"what":1}', '{"v":10}', ...readable]) next.publish('house.word', message);
  await vi.waitFor(() => expect(heard).toEqual(readable));
  expect(warned).toEqual(['a message of a newer release is not understood, and was dropped']);
});

it('answers nothing to what it does not read: nobody has taken it', async () => {
  const { now, next } = twoReleases();
  const asked: string[] = [];
  now.answer('own.now', async (message) => {
    asked.push(message);
    return '{"v":1,"value":1}';
  });
  expect(await next.request('own.now', '{"v":2,"room":"a"}', 1000)).toBe('nobody');
  expect(await next.request('own.now', '{"v":1,"room":"a"}', 1000)).toEqual({ answer: '{"v":1,"value":1}' });
  expect(asked).toEqual(['{"v":1,"room":"a"}']);
});

it('does not know what came of a question whose answer it does not read', async () => {
  const { now, next } = twoReleases();
  next.answer('own.next', async () => '{"v":2,"value":1}');
  expect(await now.request('own.next', '{"v":1}', 1000)).toBe('late');
  expect(await now.request('own.other', '{"v":1}', 1000)).toBe('nobody');
});
