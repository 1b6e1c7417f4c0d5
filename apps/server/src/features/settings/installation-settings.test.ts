import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { email, knownEmail } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { installationSettings } from './index.ts';
import { refreshSettings } from './installation-settings.ts';
import { writeOverrides } from './setting-store.ts';

const NO_SCRIPTS = {
  gtmId: '',
  ga4Id: '',
  metaPixelId: '',
  accessibilityVendor: 'none',
  accessibilityAccount: '',
};

let test: TestApp;
let admin: TestClient;
let owner: TestClient;
let nowMs: number;
beforeEach(async () => {
  nowMs = Date.UTC(2026, 10, 20);
  test = await buildTestApp({ now: () => nowMs, config: { given: ['WELCOME_CREDITS'], welcomeCredits: 2 } });
  admin = await test.signUpAs('adam', 1);
  owner = await test.signUpAs('olga', 0);
});
afterEach(() => test.close());

const url = '/admin/setting';
const publicSettings = async () => (await test.inject({ url: '/setting' })).json();
const audited = () =>
  test.platform.db.selectFrom('audit_entry').selectAll().where('succeeded', '=', 1).orderBy('at_ms').execute();

it('stay in force where a reading that began before the change ends after it', async () => {
  const [hasRead, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ends = [mayEnd.promise];
  const slow = test.platform.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      hasRead.resolve();
      await ends.shift();
      return result;
    },
  });
  const platform = { ...test.platform, db: slow };
  const early = refreshSettings(platform);
  await hasRead.promise;
  await writeOverrides(test.platform.db, { twoStepForStaff: true });
  expect((await refreshSettings(platform)).twoStepForStaff).toBe(true);
  mayEnd.resolve();
  expect((await early).twoStepForStaff).toBe(true);
  expect((await installationSettings(platform)).twoStepForStaff).toBe(true);
});

describe('settings', () => {
  it('are the environment’s until somebody sets them', async () => {
    const reply = (await admin.get(url)).json();
    expect(reply).toMatchObject({ mailWay: 'files', stripeReady: false });
    expect(reply.settings).toMatchObject({
      baseUrl: '',
      mailServer: null,
      roomsCloseDays: 7,
      everythingFree: true,
    });
    expect(reply.fromEnvironment).toEqual(['welcomeCredits']);
    expect(reply.byDefault).toEqual(expect.arrayContaining(['roomsCloseDays', 'stripePayments']));
    expect(JSON.stringify(reply)).not.toMatch(/sk_|whsec|smtp:/);
  });

  it.each([
    [{ cloudName: 'acme' }, 'uploadPreset', 'required'],
    [{ cloudName: '-acme', uploadPreset: 'x' }, 'cloudName', 'invalid_format'],
    [{ host: 'https://api.example.org/v1' }, 'host', 'link'],
    [{ baseUrl: 'https://quiz.example.org/path' }, 'baseUrl', 'link'],
    [{ mailFrom: 'Quiz quiz@example.org' }, 'mailFrom', 'invalid_format'],
    [{ mailFrom: 'Quiz\r\nBcc: all@example.org <a@b.co>' }, 'mailFrom', 'invalid_format'],
    [{ scripts: { ...NO_SCRIPTS, accessibilityVendor: 'userway' } }, 'scripts.accessibilityAccount', 'required'],
  ])('refuses %j by its field, and changes nothing', async (changes, path, code) => {
    const before = (await owner.get(url)).json();
    const refused = await owner.put(url, changes);
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'badSetting']);
    expect(refused.json().fields).toContainEqual({ path, code });
    expect((await owner.get(url)).json()).toEqual(before);
    expect(await audited()).toEqual([]);
  });

  it.each([
    { host: 'javascript:alert(1)' },
    { scripts: { ...NO_SCRIPTS, gtmId: "GTM-1';alert(1)//" } },
    { scripts: { ...NO_SCRIPTS, html: '<script>' } },
    { stripe: { secretKey: 'x' } },
    { emailTopLevelMax: 2 },
  ])('does not even read %j', async (changes) => {
    expect((await owner.put(url, changes)).json().code).toBe('invalidInput');
  });

  it.each([
    ...['host', 'baseUrl', 'scripts', 'twoStepForStaff', 'mailFrom', 'mailServer', 'everythingFree'],
    ...['welcomeCredits', 'cloudName', 'uploadPreset', 'paymentText', 'contactEmail', 'receiptIssuer'],
    'roomPlayersMax',
  ])('leaves %s to owners: by it an admin would become one, or help oneself', async (field) => {
    const values: Record<string, unknown> = {
      host: 'https://evil.example',
      baseUrl: 'https://evil.example',
      scripts: { ...NO_SCRIPTS, gtmId: 'GTM-ABCD' },
      twoStepForStaff: true,
      mailFrom: 'Evil <evil@example.org>',
      everythingFree: false,
      welcomeCredits: 3,
      cloudName: 'evil',
      uploadPreset: 'evil',
      paymentText: 'To my account',
      contactEmail: 'evil@example.org',
      receiptIssuer: 'Evil',
      roomPlayersMax: 20_000,
      mailServer: { host: 'mail.evil.example', port: 587, user: '', password: '' },
    };
    const refused = await admin.put(url, { [field]: values[field], contactName: 'Adam' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden']);
    expect(refused.json().fields).toEqual([{ path: field, code: 'forbidden' }]);
    expect((await publicSettings()).contact.name).toBe('');
    expect((await admin.get(url)).json().ownersOnly).toContain(field);
    expect((await owner.get(url)).json().ownersOnly).toEqual([]);
    const more = field === 'cloudName' ? { uploadPreset: 'evil' } : {};
    // What an owner may and has to prepare first is another matter.
    const own = { user_id: owner.user._id, secret: 'sealed', on_since_ms: 1, pending: null, pending_at_ms: null };
    if (field === 'twoStepForStaff') await test.platform.db.insertInto('two_step').values(own).execute();
    expect((await owner.put(url, { [field]: values[field], ...more })).statusCode).toBe(200);
  });

  it('let an admin send the whole form back, and write what changed, once', async () => {
    const { settings } = (await admin.get(url)).json();
    expect((await admin.put(url, { ...settings, contactName: 'Help desk', roomsCloseDays: 30 })).statusCode).toBe(200);
    const [entry, ...more] = await audited();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ actor_id: admin.user._id, action: 'updateInstallationSettings' });
    expect(JSON.parse(entry?.before_json ?? '')).toEqual({ contactName: '', roomsCloseDays: '7' });
    expect(JSON.parse(entry?.after_json ?? '')).toEqual({ contactName: 'Help desk', roomsCloseDays: '30' });
    expect((await admin.get(url)).json().byDefault).not.toContain('roomsCloseDays');
  });

  it('are in force at once, and go back to the environment when they are emptied', async () => {
    await owner.put(url, { baseUrl: 'https://Play.example.org/', contactEmail: 'help@example.org' });
    expect(await publicSettings()).toMatchObject({
      baseUrl: 'https://play.example.org',
      contact: { email: 'help@example.org' },
    });
    await owner.put(url, { baseUrl: '' });
    expect((await publicSettings()).baseUrl).toBe('http://localhost:80');
    expect((await owner.get(url)).json().byDefault).toContain('baseUrl');
  });

  it('tell pages of another cloud and of its delivery', async () => {
    await owner.put(url, { cloudName: 'acme', uploadPreset: 'quiz' });
    expect(await publicSettings()).toMatchObject({
      cloudName: 'acme',
      uploadPreset: 'quiz',
      deliveryUrl: 'https://res.cloudinary.com',
    });
  });

  it('widen what an e-mail address may look like, and narrow it without shutting anybody out', async () => {
    const person = { name: 'Dana', email: 'dana@school.academy', contactEmail: 'dana@school.academy' };
    const register = () =>
      test.inject({ method: 'POST', url: '/auth/register', payload: { ...person, password: 'kefir-und-brot' } });
    expect((await register()).json()).toMatchObject({ code: 'invalidInput' });
    await owner.put(url, { emailTopLevelMax: 10 });
    expect((await publicSettings()).emailTopLevelMax).toBe(10);
    expect((await register()).statusCode).toBe(200);
    await owner.put(url, { emailTopLevelMax: 3 });
    expect(email.safeParse('other@school.academy').success).toBe(false);
    expect(knownEmail.safeParse('dana@school.academy').success).toBe(true);
    const payload = { email: person.email, password: 'kefir-und-brot' };
    expect((await test.inject({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(200);
  });
});

describe('a test mail', () => {
  const mails = () => readdirSync(join(test.folder, 'mail')).filter((name) => name.endsWith('.eml'));

  it('goes out at once, from the sender that is set', async () => {
    await owner.put(url, { mailFrom: 'Quiz <quiz@example.org>' });
    nowMs += 1000;
    const reply = await admin.post(`${url}/test-mail`, { to: 'me@example.org' });
    expect(reply.json()).toEqual({ sent: true, way: 'files', reason: '', answer: '' });
    const [name = ''] = mails();
    const text = readFileSync(join(test.folder, 'mail', name), 'utf8');
    expect(text).toMatch(/^From: Quiz <quiz@example.org>/m);
    expect(text).toMatch(/^To: .*me@example.org/m);
    expect((await audited()).map(({ action }) => action)).toEqual(['updateInstallationSettings', 'sendTestMail']);
  });

  it('says why it did not', async () => {
    await test.close();
    test = await buildTestApp({ now: () => nowMs, config: { smtpUrl: 'smtp://127.0.0.1:1' } });
    admin = await test.signUpAs('adam', 1);
    const reply = await admin.post(`${url}/test-mail`, { to: 'me@example.org' });
    expect(reply.json()).toMatchObject({ sent: false, way: 'smtp' });
    expect(reply.json().reason).toMatch(/ECONN|ESOCKET/);
    expect(reply.json().answer).toContain('127.0.0.1:1');
  });
});

describeDatabases((getDb, { openAgain }) => {
  it('reach another server on the same database within two seconds', async () => {
    const here = { config: test.platform.config, db: getDb(), now: () => nowMs };
    const there = { ...here, db: openAgain() };
    expect((await installationSettings(there)).contactName).toBe('');
    await writeOverrides(here.db, { contactName: 'Help desk' });
    expect((await refreshSettings(here)).contactName).toBe('Help desk');
    nowMs += 2000;
    expect((await installationSettings(there)).contactName).toBe('Help desk');
  });

  it('keep what two admins set at the same time', async () => {
    const db = getDb();
    await Promise.all([
      writeOverrides(db, { contactName: 'One' }),
      writeOverrides(db, { contactPhone: '03-1234567' }),
      writeOverrides(db, { roomsCloseDays: 9 }),
    ]);
    const settings = await refreshSettings({ config: test.platform.config, db, now: () => nowMs });
    expect(settings).toMatchObject({ contactName: 'One', contactPhone: '03-1234567', roomsCloseDays: 9 });
  });

  it('count as not set when this version does not understand them', async () => {
    const db = getDb();
    await db
      .insertInto('setting')
      .values([
        { key: 'installation.roomsCloseDays', value: '0' },
        { key: 'installation.gone', value: '"x"' },
      ])
      .execute();
    const settings = await refreshSettings({ config: test.platform.config, db, now: () => nowMs });
    expect(settings.roomsCloseDays).toBe(7);
    expect(settings).not.toHaveProperty('gone');
  });
}, 'settings');
