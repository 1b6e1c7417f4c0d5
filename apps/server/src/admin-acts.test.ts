import { routeTable, type RouteName } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnedRecords } from './testing/owned-records.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { NO_SUCH_ID, sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
});
afterAll(() => test.close());

/** Taken from the contract: a new call of admins that leaves no entry turns this red. */
const ACTS = Object.keys(sampleCalls).filter((name): name is RouteName => {
  const { access, method } = routeTable[name] ?? {};
  return access === 'admin' && method !== 'GET';
});
/** It reads a sheet and changes nothing; what is done with the sheet is an act. */
const ONLY_READS = new Set<RouteName>(['readUserSheet']);

const entries = async () => test.platform.db.selectFrom('audit_entry').selectAll().where('at_ms', '=', nowMs).execute();

async function people(name: string) {
  nowMs += 60_000;
  const at = name.toLowerCase();
  const owner = await test.signUp(`owner-${at}`);
  return {
    stranger: await test.signUp(`stranger-${at}`),
    owner,
    admin: await test.signUpAs(`admin-${at}`, 1),
    records: await makeOwnedRecords(test, owner),
  };
}

it('finds the acts of admins in the contract', () => {
  expect(ACTS.length).toBeGreaterThan(15);
  expect(ACTS).toContain('updateInstallationSettings');
});

describe.each(ACTS)('%s', (name) => {
  it('leaves exactly one entry when it is done, refused, or tried by somebody else', async () => {
    const { stranger, admin, records } = await people(name);
    // What an act brings about is written at the moment of the act, and so is found by it.
    nowMs += 1000;
    const done = await sendSample(test, name, admin, sampleCalls[name](records));
    const whenDone = await entries();
    const { method = 'POST', path = '' } = routeTable[name] ?? {};
    if (done.statusCode === 200 && ONLY_READS.has(name)) expect(whenDone).toEqual([]);
    else {
      expect(whenDone, done.body).toHaveLength(1);
      expect(whenDone[0]).toMatchObject({
        actor_id: admin.user._id,
        actor_name: admin.user.name,
        action: name,
        succeeded: done.statusCode === 200 ? 1 : 0,
        address: '127.0.0.1',
      });
      expect(whenDone[0]?.target_kind).not.toBe('');
      // What it was about, and what came of it.
      const { target_id = '', before_json = '', after_json = '' } = whenDone[0] ?? {};
      const said = { ...JSON.parse(before_json), ...JSON.parse(after_json) };
      expect(target_id !== '' || Object.keys(said).length > 0, JSON.stringify(whenDone)).toBe(true);
      if (method !== 'POST') expect(Object.keys(said), name).not.toEqual([]);
    }

    nowMs += 1000;
    const refused = await sendSample(test, name, stranger, sampleCalls[name](records));
    expect(refused.statusCode).toBe(404);
    const [tried, ...more] = await entries();
    expect(more).toEqual([]);
    expect(tried).toMatchObject({ actor_id: stranger.user._id, action: name, succeeded: 0 });
    expect(JSON.parse(tried?.after_json ?? '')).toEqual({ code: 'notFound' });

    nowMs += 1000;
    const url = path.replace(/\{\w+\}/g, NO_SUCH_ID);
    const headers = { ...admin.headers, origin: 'https://evil.example' };
    expect((await test.inject({ method, url, headers })).json().code).toBe('originRefused');
    expect(await entries()).toMatchObject([{ actor_id: admin.user._id, action: name, succeeded: 0 }]);

    nowMs += 1000;
    const wrong = { ...admin.headers, 'content-type': 'application/json' };
    const bad = await test.inject({ method, url, headers: wrong, payload: '{"nobody":{"knows":1}}' });
    if (bad.statusCode !== 200) {
      expect(await entries()).toMatchObject([{ actor_id: admin.user._id, action: name, succeeded: 0 }]);
    }

    nowMs += 1000;
    expect((await test.inject({ method, url })).statusCode).toBe(401);
    expect(await entries()).toEqual([]);
  });
});

/** Calls for everybody by which an admin changes what is somebody else's: those that an admin is let to in the matrix. */
const FOREIGN_ACTS = [
  'saveGame',
  'deleteGame',
  'restoreGame',
  'replicateGame',
  'shareGame',
  'revokeShare',
  'createQuestion',
  'createQuestions',
  'importQuestions',
  'saveQuestion',
  'deleteQuestion',
  'restoreQuestion',
  'replicateQuestion',
  'renameMedia',
  'deleteMedia',
  'updateCategory',
  'deleteCategory',
  'closeRoom',
  'updateAssignment',
  'closeAssignment',
] as const satisfies readonly RouteName[];

it.each(FOREIGN_ACTS)(
  '%s leaves an entry when an admin does it to somebody else’s, and none otherwise',
  async (name) => {
    const { owner, admin, records } = await people(`foreign-${name}`);
    nowMs += 1000;
    const done = await sendSample(test, name, admin, sampleCalls[name](records));
    expect(done.statusCode, done.body).toBe(200);
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor_id: admin.user._id, action: name, succeeded: 1 });
    expect(entry?.target_name).not.toBe('');
    // A share is the sharer's.
    const whose = name === 'revokeShare' ? expect.stringMatching(/^friend/) : owner.user.name;
    expect(JSON.parse(entry?.after_json ?? '')).toMatchObject({ owner: whose });
    nowMs += 1000;
    const own = await makeOwnedRecords(test, owner);
    await sendSample(test, name, owner, sampleCalls[name](own));
    expect(await entries()).toEqual([]);
  },
);

it('says whose record it was, a slide’s own words, and an admin’s act proper with its value', async () => {
  const { owner, admin } = await people('worded');
  const game = (await owner.post('/game', { name: 'كواكب', setting: { gameType: 'firebase' } })).json();
  const { question } = (
    await owner.post('/question', { game: game._id, type: 'trivia', question: 'أيُّ كوكبٍ أكبر؟' })
  ).json();
  nowMs += 1000;
  expect((await admin.delete(`/question/${question._id}`)).statusCode).toBe(200);
  expect(await entries()).toMatchObject([{ target_name: 'أيُّ كوكبٍ أكبر؟' }]);
  nowMs += 1000;
  const now = (await admin.get(`/game/${game._id}`)).json();
  const headers = { ...admin.headers, 'if-match': String(now.version) };
  const payload = { disabled: true, waitingText: 'רגע' };
  expect((await test.inject({ method: 'PUT', url: `/game/${game._id}`, headers, payload })).statusCode).toBe(200);
  const after = { owner: owner.user.name, disabled: 'true', fields: 'waitingText' };
  expect(JSON.parse((await entries())[0]?.after_json ?? '')).toEqual(after);
});

it('the list says who and what its entries name, refused ones too, until it is gone for good', async () => {
  const { stranger, owner, admin } = await people('listed');
  const { user } = owner;
  const name = 'North School';
  const house = (await admin.post('/institution', { name })).json();
  await admin.put(`/admin/user/${user._id}`, { institution: house._id });
  await stranger.put(`/admin/user/${user._id}`, { role: 0 });
  const game = (await owner.post('/game', { name: 'Planets', setting: { gameType: 'firebase' } })).json();
  await admin.delete(`/game/${game._id}`);
  await admin.delete(`/institution/${house._id}?members=1`);
  const records = async () => (await admin.get('/admin/audit?perPage=100')).json().records;
  const person = { kind: 'user', _id: user._id, name: user.name, email: user.email };
  expect(await records()).toEqual(
    expect.arrayContaining([
      { ...person, owner: null, there: true },
      { kind: 'user', _id: admin.user._id, name: admin.user.name, email: admin.user.email, owner: null, there: true },
      { kind: 'institution', _id: house._id, name, email: '', owner: null, there: false },
      { kind: 'game', _id: game._id, name: 'Planets', email: '', owner: person, there: false },
    ]),
  );
  // Results of whoever goes stay with the house's owner.
  await test.signUpAs('house-of-listed', 0);
  const bye = { method: 'DELETE', url: `/admin/user/${user._id}`, headers: admin.headers, payload: {} } as const;
  expect((await test.inject(bye)).body).toBe('{"ok":true}');
  expect((await records()).some(({ _id }: { _id: string }) => _id === user._id)).toBe(false);
});

it('what is read leaves no entry, and what fails in the middle says so', async () => {
  const { admin } = await people('reader');
  nowMs += 1000;
  for (const url of ['/user', '/admin/audit', '/admin/setting', '/admin/dashboard', '/admin/nothing'])
    await admin.get(url);
  expect(await entries()).toEqual([]);
});

it('a name cannot begin a line of its own, nor hide one', async () => {
  const { owner, admin } = await people('forger');
  for (const end of ['\r\n', '\n', '\u2028', '\u0085', '\u0000', '\u202E', '\u001b[2K\r']) {
    nowMs += 1000;
    const address = `Haifa${end}2026-11-21 owner removeUser`;
    const done = await admin.put(`/admin/user/${owner.user._id}`, { address, name: `Dana${end}admin` });
    const [entry, ...more] = await entries();
    expect(more).toEqual([]);
    expect(entry?.succeeded, JSON.stringify(end)).toBe(done.statusCode === 200 ? 1 : 0);
    for (const text of [entry?.target_name, entry?.before_json, entry?.after_json, entry?.search_text]) {
      expect(text, JSON.stringify(end)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202E]|\\[nr]|\\u/u);
    }
  }
});

it('one person cannot fill the disk through the log', async () => {
  const { stranger } = await people('flood');
  nowMs += 1000;
  for (let n = 0; n < 230; n++) await stranger.post('/admin/ledger/check');
  expect(await entries()).toHaveLength(200);
});
