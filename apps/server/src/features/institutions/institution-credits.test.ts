import { newQuestion } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let test: TestApp;
let admin: TestClient;
let boss: TestClient;
let member: TestClient;
let school: string;
beforeAll(async () => {
  test = await buildTestApp({ config: { everythingFree: false, publicUrl: 'https://quiz.example.org' } });
  admin = await test.signUpAs('admin', 1);
  [boss, member] = [await test.signUp('boss'), await test.signUp('member')];
  const { json } = await admin.post('/institution', { name: 'Green School', managerEmail: boss.user.email });
  school = json()._id;
  const [offer] = await readMails(test);
  await boss.post('/institution/invitation/accept', { token: offer?.token });
  await boss.post(`/institution/${school}/invite`, { email: member.user.email });
  const [mail] = await readMails(test);
  await member.post('/institution/invitation/accept', { token: mail?.token });
});
afterAll(() => test.close());

const give = (to: object, originalAmount: number) =>
  admin.post('/subscription', { ...to, type: 'times', originalAmount, saleTitle: 'Given' });
async function makeGame(gameType: 'firebase' | 'remotes'): Promise<string> {
  const game = (await member.post('/game', { name: `Game ${gameType}`, setting: { gameType } })).json()._id;
  await member.post('/question', { ...newQuestion('trueFalse'), question: 'Is it?', game });
  return game;
}
const house = async () => (await boss.get(`/institution/${school}`)).json();

it('pays the runs of its members from its own credits alone, tells the manager, and ends with its credits', async () => {
  // The member's own credits are never touched, neither now nor when the institution has none.
  expect((await give({ user: member.user._id }, 10)).statusCode).toBe(200);
  const game = await makeGame('firebase');
  const run = () => member.get(`/game/local-export/${game}?licence=true`);
  const refused = await run();
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'outOfCredits']);

  expect((await give({ institution: school }, 4)).statusCode).toBe(200);
  expect((await run()).statusCode).toBe(200);
  expect(await house()).toMatchObject({ credits: 3, creditsUsed: 1, membersCount: 2 });
  const { members } = (await boss.get(`/institution/${school}/member`)).json();
  expect(
    members.map(({ name, runs, exports, creditsUsed }: Record<string, unknown>) => [name, runs, exports, creditsUsed]),
  ).toEqual([
    ['boss', 0, 0, 0],
    // A game saved to a file is no run.
    ['member', 0, 1, 1],
  ]);
  const { usages } = (await boss.get('/usage')).json();
  expect(usages).toMatchObject([{ user: member.user._id, amountUsed: 1, creditsBefore: 4 }]);

  // Closed: what was left expires by an entry, and the member goes on with the own credits.
  expect((await admin.delete(`/institution/${school}?members=2`)).statusCode).toBe(200);
  const pots = await test.platform.db.selectFrom('pot').select(['kind', 'balance']).orderBy('kind').execute();
  expect(pots.find(({ kind }) => kind === 'institution')).toEqual({ kind: 'institution', balance: 0 });
  const expiry = await test.platform.db
    .selectFrom('ledger_entry')
    .select('delta')
    .where('pot_id', '=', school)
    .where('kind', '=', 'expiry')
    .execute();
  expect(expiry).toEqual([{ delta: -3 }]);
  expect((await run()).statusCode).toBe(200);
  expect((await member.get('/credit')).json()).toMatchObject({ balance: 9, owner: { kind: 'user' } });
});

it('takes no credits from an admin who is in it: the own runs would be paid by them', async () => {
  const own = await test.signUpAs('inside', 1);
  const owner = await test.signUpAs('olga', 0);
  const place = (await owner.post('/institution', { name: 'Blue School' })).json()._id;
  await test.platform.db
    .updateTable('app_user')
    .set({ institution_id: place })
    .where('id', '=', own.user._id)
    .execute();
  const gift = { institution: place, type: 'times', originalAmount: 5 };
  const refused = await own.post('/subscription', gift);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
  const given = await admin.post('/subscription', gift);
  expect(given.statusCode).toBe(200);
  const { _id } = given.json();
  expect((await own.put(`/subscription/${_id}`, { usagesLeft: 5, reason: 'mine' })).statusCode).toBe(403);
});

it('switches games with remotes off for everybody in it, at once', async () => {
  const { json } = await admin.post('/institution', { name: 'Strict School' });
  const id = json()._id;
  await admin.post(`/institution/${id}/invite`, { email: member.user.email });
  const [mail] = await readMails(test);
  await member.post('/institution/invitation/accept', { token: mail?.token });
  await give({ institution: id }, 50);
  const game = await makeGame('remotes');
  const opened = await member.post('/room', { game });
  expect(opened.statusCode).toBe(200);
  await member.post(`/room/close/${opened.json()._id}`);
  expect((await admin.put(`/institution/${id}`, { disableRemotesGames: true })).statusCode).toBe(200);
  for (const demo of [false, true]) {
    const refused = await member.post('/room', { game, demo });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'remotesDisabled']);
  }
  expect((await member.post('/room', { game: await makeGame('firebase') })).statusCode).toBe(200);

  // The person's own switch counts outside only.
  const own = { disable_remotes_games: 1 };
  await test.platform.db.updateTable('app_user').set(own).where('id', '=', member.user._id).execute();
  expect((await admin.put(`/institution/${id}`, { disableRemotesGames: false })).statusCode).toBe(200);
  expect((await member.post('/room', { game })).statusCode).toBe(200);
});
