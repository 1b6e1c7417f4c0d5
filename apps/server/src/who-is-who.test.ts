import type { Share } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMails } from './testing/read-mails.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** What others give to an address takes force once somebody has proved to have it, and not before. */
const SQUATTED = 'colleague@school.org';
let test: TestApp;
let dana: TestClient;
let admin: TestClient;
let game: string;
beforeEach(async () => {
  test = await buildTestApp({ config: { publicUrl: 'https://quiz.example.org' } });
  [dana, admin] = [await test.signUp('dana'), await test.signUpAs('admin', 1)];
  game = (await dana.post('/game', { name: 'The exam', setting: { gameType: 'firebase' } })).json()._id;
});
afterEach(() => test.close());

const post = (url: string, payload: object, headers: Record<string, string> = {}) =>
  test.inject({ method: 'POST', url, headers, payload });
/** Whoever registers an address, signed in as registration does, and the secret of the letter to the address. */
async function register(email = SQUATTED) {
  const reply = await post('/auth/register', { name: 'Somebody', email, contactEmail: email, password: 'six-letters' });
  expect(reply.statusCode).toBe(200);
  const { session, _id } = reply.json();
  const cookie = reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const token = (await readMails(test)).find(({ to }) => to === email)?.token ?? '';
  return { headers: { cookie, 'x-auth': session }, token, id: _id };
}
type Registered = Awaited<ReturnType<typeof register>>;
const get = ({ headers }: Registered, url: string) => test.inject({ method: 'GET', url, headers });
const me = async ({ headers }: Registered) =>
  (await test.inject({ method: 'POST', url: '/auth/checkLogin', headers })).json();
const confirm = ({ headers, token }: Registered) => post('/auth/confirm-email', { token }, headers);
const share = async (transferType: number, email = SQUATTED): Promise<Share> =>
  (await dana.post('/share', { game, email, transferType })).json();
const listed = async (): Promise<Share[]> => (await dana.get(`/share?game=${game}`)).json().shares;

describe('a game shared with an address that nobody confirmed', () => {
  it.each([1, 2, 3])('waits, is read and noticed by nobody, and arrives with the proof (type %i)', async (type) => {
    const stranger = await register();
    expect(await share(type)).toMatchObject({ waiting: true, receiver: { _id: null, name: '', email: SQUATTED } });
    expect((await listed()).map(({ waiting, receiver }) => [waiting, receiver.email])).toEqual([[true, SQUATTED]]);
    expect((await get(stranger, `/game/${game}`)).statusCode).toBe(404);
    for (const list of ['/share/log', '/share/notices', '/game?list=shared', '/game']) {
      expect((await get(stranger, list)).body, list).not.toContain('The exam');
    }
    expect((await get(stranger, '/user/export')).body).not.toContain('The exam');
    expect((await dana.get('/user/export')).json().waitingShares).toMatchObject([
      { to: SQUATTED, gameName: 'The exam' },
    ]);
    expect(await readMails(test)).toEqual([]);

    expect((await confirm(stranger)).statusCode).toBe(200);
    const { notices } = (await get(stranger, '/share/notices')).json();
    expect(notices).toMatchObject([{ gameName: 'The exam', transferType: type, waiting: false }]);
    expect((await get(stranger, `/game/${notices[0].game}`)).json().name).toBe('The exam');
    expect((await listed()).map(({ waiting, receiver }) => [waiting, receiver.name])).toEqual([[false, 'Somebody']]);
    expect((await dana.get(`/game/${game}`)).json().numOfShares).toBe(1);
  });

  it('waits once, and is taken back by who gave it and by no stranger', async () => {
    const stranger = await register();
    const given = await share(1);
    expect((await dana.post('/share', { game, email: SQUATTED, transferType: 3 })).json().code).toBe('alreadyShared');
    const remove = (headers: Record<string, string>) =>
      test.inject({ method: 'DELETE', url: `/share/${given._id}`, headers });
    expect((await remove(stranger.headers)).statusCode).toBe(404);
    expect((await remove((await test.signUp('omar')).headers)).statusCode).toBe(404);
    expect((await remove(dana.headers)).statusCode).toBe(200);
    expect(await listed()).toEqual([]);
    await confirm(stranger);
    expect((await get(stranger, '/share/log')).json().count).toBe(0);
  });

  it('does not arrive when the game is gone, or its giver may not give it any more', async () => {
    const stranger = await register();
    expect((await admin.post('/share', { game, email: SQUATTED, transferType: 1 })).json().waiting).toBe(true);
    await test.platform.db.updateTable('app_user').set({ role: 2 }).where('id', '=', admin.user._id).execute();
    const gone = (await dana.post('/game', { name: 'Gone', setting: { gameType: 'firebase' } })).json()._id;
    await dana.post('/share', { game: gone, email: SQUATTED, transferType: 3 });
    await dana.delete(`/game/${gone}`);
    await confirm(stranger);
    expect((await get(stranger, '/share/log')).json().count).toBe(0);
    expect(await listed()).toEqual([]);
  });

  it('is forgotten with the account', async () => {
    await test.signUpAs('owner', 0);
    const stranger = await register();
    await share(1);
    const body = { password: 'six-letters' };
    const { statusCode } = await test.inject({
      method: 'DELETE',
      url: `/user/${stranger.id}`,
      headers: stranger.headers,
      payload: body,
    });
    expect(statusCode).toBe(200);
    expect(await listed()).toEqual([]);
  });
});

it('an institution made for an address makes nobody its manager: only the mailed invitation does, and proves it', async () => {
  const stranger = await register();
  const made = await admin.post('/institution', { name: 'School', managerEmail: SQUATTED });
  expect(made.json()).toMatchObject({ managersCount: 0, membersCount: 0 });
  expect(await me(stranger)).toMatchObject({ role: 2, emailConfirmed: false });
  expect((await get(stranger, `/institution/${made.json()._id}/member`)).statusCode).toBe(404);
  await share(3);
  const [letter] = await readMails(test);
  expect(letter?.to).toBe(SQUATTED);
  const accepted = await post('/institution/invitation/accept', { token: letter?.token }, stranger.headers);
  expect(accepted.statusCode).toBe(200);
  expect(await me(stranger)).toMatchObject({ role: 3, emailConfirmed: true });
  expect((await get(stranger, '/share/notices')).json().count).toBe(1);
});

it('a list of people gives nothing to an account that nobody confirmed, and says so', async () => {
  const stranger = await register();
  const school = (await admin.post('/institution', { name: 'School' })).json()._id;
  const list = { users: [{ name: 'A colleague', email: SQUATTED }], institution: school, credits: 7 };
  const { outcomes, added } = (await admin.post('/admin/addManyUsers', list)).json();
  expect([added, outcomes]).toEqual([0, [{ row: 0, email: SQUATTED, outcome: 'unconfirmed' }]]);
  expect(await me(stranger)).toMatchObject({ institution: null, credits: expect.not.objectContaining({ balance: 7 }) });
  await confirm(stranger);
  const again = (await admin.post('/admin/addManyUsers', list)).json();
  expect(again.outcomes).toMatchObject([{ outcome: 'exists' }]);
});

it('who has the mailbox takes over what a squatter opened, with what waited; the squatter is out', async () => {
  const squatter = await register();
  await share(1);
  const set = await post('/auth/reset-password', { token: squatter.token, password: 'the-real-colleague' });
  expect(set.json()).toEqual({ ok: true, tookOver: true });
  expect((await test.inject({ method: 'POST', url: '/auth/checkLogin', headers: squatter.headers })).statusCode).toBe(
    401,
  );
  expect((await post('/auth/login', { email: SQUATTED, password: 'six-letters' })).statusCode).toBe(401);
  const entered = await post('/auth/login', { email: SQUATTED, password: 'the-real-colleague' });
  expect(entered.json()).toMatchObject({ emailConfirmed: true });
  const cookie = entered.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const headers = { cookie, 'x-auth': entered.json().session };
  expect((await test.inject({ method: 'GET', url: '/share/notices', headers })).json().count).toBe(1);
});

it('the person is told how much waits, and is mailed the link again, five times an hour', async () => {
  const stranger = await register();
  await share(1);
  const state = async () => (await get(stranger, '/auth/confirmation')).json();
  expect(await state()).toEqual({ emailConfirmed: false, contactConfirmed: true, waiting: 1, mailed: false });
  const again = () => post('/auth/send-confirmation', { address: 'account' }, stranger.headers);
  const codes = [];
  for (let n = 0; n < 6; n++) codes.push((await again()).statusCode);
  expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  const letters = await readMails(test);
  expect(letters.map(({ to }) => to)).toEqual(Array(5).fill(SQUATTED));
  expect((await confirm({ ...stranger, token: letters[4]?.token ?? '' })).statusCode).toBe(200);
  expect(await state()).toMatchObject({ emailConfirmed: true, waiting: 0 });
  expect((await again()).statusCode).toBe(200);
  // Word of the game that arrived, and no link.
  expect((await readMails(test)).map(({ token }) => token)).toEqual(['']);
});

it('another address for letters is mailed its link when it is set, and proved by it', async () => {
  const body = { contactEmail: 'letters@school.org' };
  expect((await dana.put(`/user/${dana.user._id}`, body)).json()).toMatchObject({ contactConfirmed: false });
  const [letter] = await readMails(test);
  expect(letter?.to).toBe('letters@school.org');
  expect((await post('/auth/confirm-email', { token: letter?.token })).statusCode).toBe(200);
  expect((await dana.get('/auth/confirmation')).json()).toMatchObject({ contactConfirmed: true });
});

describe('an admin', () => {
  const manage = (id: string, changes: object) => admin.put(`/admin/user/${id}`, changes);

  it('confirms an address by hand, which brings what waited, and not where mail goes out', async () => {
    const stranger = await register();
    await share(1);
    expect((await manage(stranger.id, { emailConfirmed: true })).json()).toMatchObject({ emailConfirmed: true });
    expect((await get(stranger, '/share/notices')).json().count).toBe(1);
    const mailed = await buildTestApp({ config: { smtpUrl: 'smtp://127.0.0.1:9' } });
    try {
      const [boss, omar] = [await mailed.signUpAs('boss', 1), await mailed.signUp('omar')];
      const refused = await boss.put(`/admin/user/${omar.user._id}`, { emailConfirmed: true });
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    } finally {
      await mailed.close();
    }
  });

  it('corrects an address: sessions and links of the old one end, both are written to, the new one is unproved', async () => {
    const omar = await test.signUp('omar');
    await post('/auth/forgot-password', { email: omar.user.email });
    const [reset] = await readMails(test);
    expect((await manage(omar.user._id, { email: 'dana@school.org' })).json().code).toBe('emailTaken');
    expect((await manage(admin.user._id, { email: 'other@school.org' })).json().code).toBe('forbidden');
    const changed = await manage(omar.user._id, { email: 'omar.right@school.org' });
    expect(changed.json()).toMatchObject({
      ...{ email: 'omar.right@school.org', contactEmail: 'omar.right@school.org', emailConfirmed: false },
    });
    expect((await omar.post('/auth/checkLogin')).statusCode).toBe(401);
    expect((await post('/auth/reset-password', { token: reset?.token, password: 'brand-new-1' })).json().code).toBe(
      'linkOver',
    );
    const letters = await readMails(test);
    const seen = letters.map(({ to, token }) => [to, token !== '']);
    expect(seen.toSorted((a, b) => String(b[0]).localeCompare(String(a[0])))).toEqual([
      ['omar@school.org', false],
      ['omar.right@school.org', true],
    ]);
    const entry = await test.platform.db
      .selectFrom('audit_entry')
      .select(['before_json', 'after_json'])
      .where('action', '=', 'manageUser')
      .where('succeeded', '=', 1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(entry.before_json ?? '')).toMatchObject({ email: 'omar@school.org' });
    expect(JSON.parse(entry.after_json ?? '')).toMatchObject({ email: 'omar.right@school.org' });
  });

  it('sets another address for letters, which is written to and used only once it is proved', async () => {
    const omar = await test.signUp('omar');
    const changed = await manage(omar.user._id, { contactEmail: 'office@school.org' });
    expect(changed.json()).toMatchObject({ contactEmail: 'office@school.org', contactConfirmed: false });
    const [letter] = await readMails(test);
    expect(letter?.to).toBe('office@school.org');
    await manage(omar.user._id, { contactEmail: 'office@school.org' });
    expect(await readMails(test)).toEqual([]);
    expect((await post('/auth/confirm-email', { token: letter?.token })).statusCode).toBe(200);
    expect((await omar.get('/auth/confirmation')).json()).toMatchObject({ contactConfirmed: true });
  });

  it('corrects the address of somebody who never came in: the first link goes to the right one', async () => {
    await admin.post('/admin/addManyUsers', { users: [{ name: 'New', email: 'wrogn@school.org' }] });
    const [first] = await readMails(test);
    const { id } = await test.platform.db
      .selectFrom('app_user')
      .select('id')
      .where('email', '=', 'wrogn@school.org')
      .executeTakeFirstOrThrow();
    await manage(id, { email: 'wrong@school.org' });
    const right = (await readMails(test)).find(({ to }) => to === 'wrong@school.org');
    const set = (token = '') => post('/auth/reset-password', { token, password: 'brand-new-1' });
    expect((await set(first?.token)).json().code).toBe('linkOver');
    expect((await set(right?.token)).statusCode).toBe(200);
  });
});
