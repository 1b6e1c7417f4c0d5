import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smtpStub, type SmtpStub } from '../../testing/smtp-stub.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE_MS = 60_000;
let test: TestApp;
let smtp: SmtpStub;
let admin: TestClient;
let nowMs = NOON;

beforeEach(async () => {
  nowMs = NOON;
  smtp = await smtpStub();
  const config = { smtpUrl: `smtp://127.0.0.1:${smtp.port}`, publicUrl: 'https://quiz.example.org' };
  test = await buildTestApp({ now: () => nowMs, config });
  admin = await test.signUpAs('adam', 1);
});
afterEach(async () => {
  await test.close();
  smtp.close();
});

const undelivered = async (query = '') => (await admin.get(`/admin/mail${query}`)).json();
/** Adds two people, one of whom the mail server does not know, and waits for its answers. */
async function addTwo() {
  smtp.refuses = /nobody@/i;
  const users = [
    { name: 'נועה', email: 'noa@school.org' },
    { name: 'Nobody', email: 'nobody@school.org' },
  ];
  expect((await admin.post('/admin/addManyUsers', { users, language: 'he' })).json()).toMatchObject({ added: 2 });
  await vi.waitFor(async () => {
    expect(smtp.messages).toHaveLength(1);
    expect(await undelivered()).toMatchObject({ mails: [{ state: 'failed' }] });
  });
}
const entries = async (action: string) => (await admin.get(`/admin/audit?action=${action}`)).json().entries;

it('is for admins only, and knows no mail that is gone', async () => {
  await addTwo();
  const [{ _id }] = (await undelivered()).mails;
  const stranger = await test.signUp('stranger');
  expect((await stranger.get('/admin/mail')).statusCode).toBe(404);
  expect((await stranger.post('/admin/mail/send-again', { mails: [_id] })).statusCode).toBe(404);
  expect((await stranger.delete(`/admin/mail/${_id}`)).statusCode).toBe(404);
  expect((await admin.post('/admin/mail/send-again', { mails: [] })).statusCode).toBe(400);
  expect((await admin.post('/admin/mail/send-again', { mails: ['mail-of-nobody'] })).statusCode).toBe(404);
  expect((await admin.delete('/admin/mail/mail-of-nobody')).statusCode).toBe(404);
  // There is no way to turn a mail with somebody's link to another address.
  expect((await admin.post('/admin/mail/send-again', { mails: [_id], to: 'me@school.org' })).statusCode).toBe(400);
  expect((await undelivered()).count).toBe(1);
});

it('tells whom the mail server refused and in what words, and nothing of what the mail says', async () => {
  await addTwo();
  const { mails, count } = await undelivered();
  expect(count).toBe(1);
  expect(mails).toEqual([
    {
      _id: expect.any(String),
      recipient: 'nobody@school.org',
      subject: expect.stringMatching(/\S/),
      state: 'failed',
      attempts: 1,
      answer: expect.stringContaining('550 5.1.1 no such box'),
      createdAt: NOON,
      failedAt: NOON,
      nextAt: null,
      user: { _id: expect.any(String), name: 'Nobody' },
    },
  ]);
  expect((await undelivered('?searchText=NOBODY%40')).count).toBe(1);
  expect((await undelivered('?searchText=%25')).count).toBe(0);
  expect((await undelivered('?state=waiting')).count).toBe(0);
  expect((await admin.get('/admin/dashboard')).json().health).toMatchObject({ waitingMails: 0, failedMails: 1 });
  const { users } = (await admin.get('/user?searchText=school')).json();
  const marks = users.map((user: { name: string; refusedAddress: string }) => [user.name, user.refusedAddress]);
  expect(Object.fromEntries(marks)).toEqual({ adam: null, Nobody: 'nobody@school.org', נועה: null });
});

it('sends again once the box is there: the same mail, to the same person, with an entry in the log', async () => {
  await addTwo();
  const [{ _id }] = (await undelivered()).mails;
  expect((await admin.post('/admin/mail/send-again', { mails: [_id] })).json()).toEqual({ queued: 1 });
  // Refused once more: it stays where it is seen.
  await vi.waitFor(async () =>
    expect(await undelivered()).toMatchObject({ mails: [{ state: 'failed', attempts: 1 }] }),
  );
  smtp.refuses = null;
  expect((await admin.post('/admin/mail/send-again', { mails: [_id] })).json()).toEqual({ queued: 1 });
  await vi.waitFor(async () => expect((await undelivered()).count).toBe(0));
  expect(smtp.messages).toHaveLength(2);
  expect(smtp.messages[1]).toContain('To: nobody@school.org');
  const said = await entries('sendMailAgain');
  expect(said).toHaveLength(2);
  expect(said[0]).toMatchObject({ targetName: 'nobody@school.org', succeeded: true });
});

it('tries what waits at once, several in one act, and leaves what is under way alone', async () => {
  smtp.answer = '451 busy';
  await admin.post('/admin/addManyUsers', {
    users: ['a', 'b', 'c'].map((name) => ({ name: `Person ${name}`, email: `${name}@school.org` })),
    language: 'en',
  });
  await vi.waitFor(async () => {
    const { mails } = await undelivered('?state=waiting');
    expect(mails.map(({ attempts }: { attempts: number }) => attempts)).toEqual([1, 1, 1]);
  });
  const { mails } = await undelivered();
  expect(mails[0]).toMatchObject({ answer: expect.stringContaining('451 busy'), nextAt: NOON + MINUTE_MS });
  const ids = mails.map(({ _id }: { _id: string }) => _id);
  const [underWay] = ids;
  const taken = { next_at_ms: NOON + MINUTE_MS, taken_until_ms: NOON + MINUTE_MS };
  await test.platform.db.updateTable('outgoing_mail').set(taken).where('id', '=', underWay).execute();
  smtp.answer = '250 ok';
  expect((await admin.post('/admin/mail/send-again', { mails: ids })).json()).toEqual({ queued: 2 });
  await vi.waitFor(() => expect(smtp.messages).toHaveLength(2));
  expect((await undelivered()).mails).toMatchObject([{ _id: underWay }]);
  expect(await entries('sendMailAgain')).toMatchObject([{ after: { count: '3' } }]);
});

it('removes one for good', async () => {
  await addTwo();
  const [{ _id }] = (await undelivered()).mails;
  expect((await admin.delete(`/admin/mail/${_id}`)).statusCode).toBe(200);
  expect((await undelivered()).count).toBe(0);
  nowMs += 1;
  expect((await admin.delete(`/admin/mail/${_id}`)).statusCode).toBe(404);
  expect(await entries('removeMail')).toMatchObject([{ succeeded: false }, { targetName: 'nobody@school.org' }]);
});
