import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OperatorAction } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestRoom } from '../testing/live-app.ts';
import { screenPath } from './screen-tokens.ts';

let webFolder: string;
let test: TestApp;
beforeAll(async () => {
  webFolder = mkdtempSync(join(tmpdir(), 'qc-web-'));
  for (const page of ['index.html', 'play.html']) writeFileSync(join(webFolder, page), '<title>page</title>');
  test = await buildTestApp({ webFolder });
});
afterAll(async () => {
  await test.close();
  rmSync(webFolder, { recursive: true, force: true });
});

const SHUT = ["'self'", 'SAMEORIGIN'];

/** What both headers say of frames. */
async function framing(url: string): Promise<unknown> {
  const { headers } = await test.inject({ url, headers: { accept: 'text/html' } });
  const policy = String(headers['content-security-policy']);
  return [/frame-ancestors ([^;]*)/.exec(policy)?.[1], headers['x-frame-options']];
}

it('may be shown in a frame at the address of a screen link that lets in, and at no other', async () => {
  const answers = ['Red', 'Dead'].map((text, at) => ({ text, media: null, correct: at === 1 }));
  const owner = await test.signUp('owner');
  const { _id: room } = await openTestRoom(owner, [{ type: 'trivia', question: 'Which sea?', answers }]);
  const operate = (action: OperatorAction) =>
    test.host.command(room, { type: 'operate', action, expect: null, messageId: `message-${action.do}` });
  const running = test.host.room(room);
  if (!running) throw new Error('the room has just opened');
  const path = screenPath(test.host.seatKey, running, 1);
  expect(await framing(`/he${path}`)).toEqual(SHUT);
  await operate({ do: 'openScreenLink' });
  expect(await framing(`/he${path}`)).toEqual(['*', undefined]);
  for (const url of [`/he${path}x`, path, '/he/screen', `/he/present/${room}`, `/en/operate/${room}`, '/play', '/'])
    expect(await framing(url), url).toEqual(SHUT);
  await operate({ do: 'closeScreenLink', number: 1 });
  expect(await framing(`/he${path}`)).toEqual(SHUT);
});
