import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp, type TestAppOptions } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { mailServerAddress, mailWay } from './index.ts';

const url = '/admin/setting';
const SERVER = { host: 'mail.school.org', port: 587, user: 'quiz@school.org', password: 'p@ss:word/ä' };
const ADDRESS = 'smtp://quiz%40school.org:p%40ss%3Aword%2F%C3%A4@mail.school.org:587';

let test: TestApp;
let owner: TestClient;
const open = async (config: TestAppOptions['config'] = {}) => {
  test = await buildTestApp({ config });
  owner = await test.signUpAs('olga', 0);
};
beforeEach(() => open());
afterEach(() => test.close());
const set = async (mailServer: object | null) => owner.put(url, { mailServer });

describe('a mail server that is set on screen', () => {
  it('is in force at once, and its password leaves for nobody: not by a reply, the log or the database', async () => {
    expect(await mailWay(test.platform)).toBe('files');
    const reply = await set(SERVER);
    expect(reply.json().mailServer).toEqual({ ...SERVER, password: '' });
    expect([await mailWay(test.platform), await mailServerAddress(test.platform)]).toEqual(['smtp', ADDRESS]);
    const { db } = test.platform;
    const stored = [
      await db.selectFrom('setting').selectAll().execute(),
      await db.selectFrom('audit_entry').selectAll().execute(),
      (await owner.get(url)).json(),
    ];
    expect(JSON.stringify(stored)).not.toContain(SERVER.password);
  });

  it('keeps its password when the form comes back without one, for the same server and account alone', async () => {
    await set(SERVER);
    expect((await set({ ...SERVER, password: '' })).statusCode).toBe(200);
    expect(await mailServerAddress(test.platform)).toBe(ADDRESS);
    for (const other of [{ host: 'mail.evil.example' }, { port: 465 }, { user: 'other@school.org' }]) {
      const refused = await set({ ...SERVER, password: '', ...other });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'badSetting']);
      expect(refused.json().fields).toEqual([{ path: 'mailServer.password', code: 'required' }]);
    }
    expect(await mailServerAddress(test.platform)).toBe(ADDRESS);
    await set({ ...SERVER, port: 465, user: '', password: '' });
    expect(await mailServerAddress(test.platform)).toBe('smtps://mail.school.org:465');
    await set(null);
    expect([await mailWay(test.platform), await mailServerAddress(test.platform)]).toEqual(['files', null]);
  });

  it.each(['mail server', '-mail.org', 'a@b', 'mail.org/path', ''])('is not read as %j', async (host) => {
    expect((await set({ ...SERVER, host })).json().code).toBe('invalidInput');
  });

  it('is no admin’s to change, not even the password alone', async () => {
    await set(SERVER);
    const admin = await test.signUpAs('adam', 1);
    const refused = await admin.put(url, { mailServer: { ...SERVER, password: 'another' } });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect(await mailServerAddress(test.platform)).toBe(ADDRESS);
  });
});

describe('what the environment gives', () => {
  const GIVEN = { publicUrl: 'https://quiz.example.org', smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'quiz@school.org' };

  it('wins over what was ever set on screen, and says that it cannot be set there', async () => {
    await owner.put(url, { baseUrl: 'https://old.example.org', mailFrom: 'old@school.org' });
    await set(SERVER);
    const { db } = test.platform;
    const before = await db.selectFrom('setting').selectAll().where('key', 'like', 'installation.%').execute();
    await test.close();
    await open(GIVEN);
    for (const row of before) await test.platform.db.insertInto('setting').values(row).execute();
    const reply = (await owner.get(url)).json();
    expect(reply.locked).toEqual(['baseUrl', 'mailFrom', 'mailServer']);
    expect(reply.settings).toMatchObject({ baseUrl: GIVEN.publicUrl, mailFrom: GIVEN.mailFrom, mailServer: null });
    expect(await mailServerAddress(test.platform)).toBe(GIVEN.smtpUrl);
    for (const changes of [{ baseUrl: 'https://x.org' }, { mailFrom: 'x@x.org' }, { mailServer: SERVER }]) {
      const refused = await owner.put(url, changes);
      const [path] = Object.keys(changes);
      expect(refused.json()).toMatchObject({ code: 'forbidden', fields: [{ path, code: 'forbidden' }] });
    }
    // The whole form, sent back as it came.
    expect((await owner.put(url, { ...reply.settings, contactName: 'Desk' })).statusCode).toBe(200);
  });
});
