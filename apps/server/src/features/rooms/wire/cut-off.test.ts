import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { CLOSE, LIVE_PROTOCOL } from '@qc/contract';
import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { tusClient } from '../../../testing/tus-client.ts';
import { type LiveApp, makeLiveApp, openTestRoom, SocketPage } from '../testing/live-app.ts';

/**
 * A-05 of the reliability plan: whoever has lost a session, or the right to it, is cut off at once, with what stands
 * open. The clock never moves, so that nothing here is closed by a screen's own look every three seconds.
 */
let clock: FakeClock;
let live: LiveApp;
let owner: TestClient;
let dana: TestClient;
beforeEach(async () => {
  clock = new FakeClock();
  live = await makeLiveApp({ now: () => clock.now(), timers: clock });
  owner = await live.signUpAs('owner', 0);
  dana = await live.signUp('dana');
});
afterEach(() => live.close());

const slides = [
  {
    type: 'survey' as const,
    question: 'Which?',
    answers: ['a', 'b'].map((text) => ({ text, media: null, correct: false })),
  },
];

async function screen(client: TestClient, room: string, as: 'operator' | 'presenter'): Promise<SocketPage> {
  const page = new SocketPage(live.port, { cookie: client.cookie });
  const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, session: client.user.session, lastVersion: null };
  await page.say(hello);
  await expect.poll(() => page.texts.length).toBeGreaterThan(0);
  return page;
}

/** A piece of an upload of which half has been sent and the rest never comes. */
async function halfSent(client: TestClient): Promise<ClientRequest> {
  const created = await tusClient(live.url, client).create(1000, 'red.png');
  const sending = request(new URL(created.headers.get('location') ?? '', live.url), {
    method: 'PATCH',
    headers: {
      ...client.headers,
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': '1000',
    },
  });
  sending.on('error', () => undefined);
  sending.write(Buffer.alloc(500));
  await once(sending, 'socket');
  return sending;
}

const manage = (client: TestClient, changes: object) => owner.put(`/admin/user/${client.user._id}`, changes);
/** What ends it, and the status of every call after it: the session is gone, or refused with the reason. */
const ways: [string, () => Promise<unknown>, status?: number][] = [
  ['a restriction', () => manage(dana, { disabledFromAdmin: true }), 403],
  ['another role', () => manage(dana, { role: 1 })],
  ['deletion by an admin', () => owner.delete(`/admin/user/${dana.user._id}`, { body: { gamesTo: null } })],
  ['deletion by the person', () => dana.delete(`/user/${dana.user._id}`, { body: { password: 'secret-dana' } })],
  ['signing out', () => dana.post('/auth/logout')],
  ['signing out everywhere', () => dana.post('/auth/sign-out-everywhere')],
  ['a new password', () => dana.post('/auth/change-password', { password: 'secret-dana', newPassword: 'brand-new-1' })],
  ['a new password by a mailed link', resetByMail],
  ['ending this session from another browser', endFromElsewhere],
  ['a second step turned on in another browser', turnOnTwoStepElsewhere],
];

const post = (url: string, payload: object) => live.inject({ method: 'POST', url, payload });

async function resetByMail(): Promise<void> {
  await post('/auth/forgot-password', { email: 'dana@school.org' });
  // Without a known address of the house the letter has a code instead of a link.
  const token = (await readMails(live)).flatMap(({ plain }) => /^[\w-]{22}$/m.exec(plain) ?? []).join('');
  const reset = await post('/auth/reset-password', { token, password: 'brand-new-1' });
  expect(reset.statusCode).toBe(200);
}

async function elsewhere(): Promise<TestClient> {
  const reply = await post('/auth/login', { email: 'dana@school.org', password: 'secret-dana' });
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return new TestClient(live.app, reply.json(), cookie);
}

async function endFromElsewhere(): Promise<void> {
  const other = await elsewhere();
  const { sessions }: { sessions: { _id: string; current: boolean }[] } = (await other.get('/auth/session')).json();
  const first = sessions.find(({ current }) => !current);
  expect((await other.delete(`/auth/session/${first?._id}`)).statusCode).toBe(200);
}

async function turnOnTwoStepElsewhere(): Promise<void> {
  const other = await elsewhere();
  const { secret } = (await other.post('/auth/two-step/start', { password: 'secret-dana' })).json();
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now() });
  expect((await other.post('/auth/two-step/confirm', { code })).statusCode).toBe(200);
}

describe.each(ways)('%s', (_name, end, status = 401) => {
  it('closes console, presenter screen and an upload under way, and refuses every call', async () => {
    const room = await openTestRoom(dana, slides);
    const pages = [await screen(dana, room._id, 'operator'), await screen(dana, room._id, 'presenter')];
    const watching = await screen(owner, room._id, 'operator');
    const upload = await halfSent(dana);
    // Cut in the middle, or refused when it came too late.
    const uploadOver = new Promise((resolve) => upload.once('close', resolve).once('response', resolve));
    await end();
    // The run may have ended with its person; then its screens say so.
    for (const page of pages) await expect.poll(() => page.closeCode).not.toBeNull();
    await uploadOver;
    upload.destroy();
    for (const url of ['/game', '/room', `/user/${dana.user._id}`])
      expect((await dana.get(url)).statusCode).toBe(status);
    expect((await dana.post('/auth/checkLogin')).statusCode).toBe(status);
    const again = new SocketPage(live.port, { cookie: dana.cookie });
    const session = dana.user.session;
    await again.say({
      t: 'helloStaff',
      protocol: LIVE_PROTOCOL,
      room: room._id,
      as: 'operator',
      session,
      lastVersion: null,
    });
    await expect.poll(() => again.closeCode).toBe(CLOSE.notAllowed);
    watching.close();
  });
});

it('leaves everybody else’s screens and uploads open', async () => {
  const room = await openTestRoom(dana, slides);
  const page = await screen(dana, room._id, 'operator');
  const upload = await halfSent(dana);
  const omar = await live.signUp('omar');
  await manage(omar, { disabledFromAdmin: true });
  await page.say({ t: 'operate', id: 'press-1', expect: null, action: { do: 'lock', on: true } });
  await expect.poll(() => [...page.of('ack'), ...page.of('refused')].length).toBe(1);
  expect([page.closeCode, upload.destroyed]).toEqual([null, false]);
  upload.destroy();
  page.close();
});

it('a session that is over by itself closes its screens at their own look, and lets nobody in', async () => {
  const room = await openTestRoom(dana, slides);
  const pages = [await screen(dana, room._id, 'operator'), await screen(dana, room._id, 'presenter')];
  const watching = await screen(owner, room._id, 'operator');
  // Thirty days without use, or ninety of use, come to this.
  const { db } = live.platform;
  await db.updateTable('session').set({ expires_at_ms: clock.now() }).where('user_id', '=', dana.user._id).execute();
  clock.advance(3000);
  for (const page of pages) await expect.poll(() => page.closeCode).toBe(CLOSE.notAllowed);
  expect((await dana.get('/game')).statusCode).toBe(401);
  expect(watching.closeCode).toBeNull();
  watching.close();
});

it('a demoted admin loses the screens of other people’s rooms', async () => {
  const room = await openTestRoom(dana, slides);
  const admin = await live.signUpAs('admin', 1);
  const page = await screen(admin, room._id, 'operator');
  const own = await screen(dana, room._id, 'operator');
  await manage(admin, { role: 2 });
  await expect.poll(() => page.closeCode).toBe(CLOSE.notAllowed);
  expect(own.closeCode).toBeNull();
  own.close();
});
