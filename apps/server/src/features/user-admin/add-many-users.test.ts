import { expect, it, vi } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { insertInstitution } from '../../testing/owned-institution.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let nowMs = Date.UTC(2026, 10, 20);

describeDatabases((getDb) => {
  async function inApp(work: (test: TestApp, admin: TestClient) => Promise<void>): Promise<void> {
    const config = { publicUrl: 'https://quiz.example.org', welcomeCredits: 3, everythingFree: false };
    const test = await buildTestApp({ db: getDb(), now: () => nowMs, config });
    try {
      await work(test, await test.signUpAs('admin', 1));
    } finally {
      await test.close();
    }
  }
  const add = (by: TestClient, users: object[], more: object = {}) =>
    by.post('/admin/addManyUsers', { users, ...more });
  const person = (name: string) => ({ name: `Person ${name}`, email: `${name}@school.org` });
  const entries = () => getDb().selectFrom('audit_entry').select(['target_name', 'succeeded']).execute();
  const userCount = async () => (await getDb().selectFrom('app_user').select('id').execute()).length;

  it('refuses lists that are empty, too long or more than a list, and institutions that are not there', () =>
    inApp(async (test, admin) => {
      expect((await add(admin, [])).statusCode).toBe(400);
      expect(
        (
          await add(
            admin,
            Array.from({ length: 1001 }, (_none, n) => person(`p${n}`)),
          )
        ).statusCode,
      ).toBe(400);
      for (const extra of [{ role: 0 }, { password: 'x' }, { institution: 'school' }, { credits: 5 }]) {
        expect((await add(admin, [{ ...person('dana'), ...extra }])).statusCode).toBe(400);
      }
      const unknown = await add(admin, [person('dana')], { institution: 'no-such-institution' });
      expect(unknown.json().fields).toEqual([{ path: 'institution', code: 'unknown' }]);
      const manager = await test.signUpAs('manager', 3);
      expect((await add(manager, [person('dana')])).json().code).toBe('notFound');
      expect(await userCount()).toBe(2);
    }));

  it('judges each line alone and tells of each', () =>
    inApp(async (_test, admin) => {
      await insertUser(getDb(), 'known');
      const reply = await add(admin, [
        person('dana'),
        { name: 'D', email: 'no address', phone: 'call me' },
        { name: 'Known', email: 'KNOWN@school.org ' },
        { name: 'Dana again', email: 'Dana@School.org' },
        { name: '', email: '' },
        { ...person('omar'), phone: '050-1234567' },
      ]);
      const { outcomes, added, refused } = reply.json();
      expect([added, refused]).toEqual([2, 4]);
      expect(outcomes).toMatchObject([
        { row: 0, email: 'dana@school.org', outcome: 'added' },
        {
          row: 1,
          email: 'no address',
          outcome: 'invalid',
          fields: [
            { path: 'name', code: 'too_small', limit: 2 },
            { path: 'email', code: 'invalid_format' },
            { path: 'phone', code: 'invalid_format' },
          ],
        },
        { row: 2, email: 'known@school.org', outcome: 'exists' },
        { row: 3, email: 'dana@school.org', outcome: 'repeated' },
        { row: 4, outcome: 'invalid' },
        { row: 5, email: 'omar@school.org', outcome: 'added' },
      ]);
      const omar = await getDb().selectFrom('app_user').selectAll().where('id', '=', outcomes[5].user).execute();
      expect(omar).toMatchObject([{ role: 2, phone: '050-1234567', password_hash: null, language: 'he' }]);
      const found = await admin.get('/user?searchText=person%20omar');
      expect(found.json().users.map(({ email }: { email: string }) => email)).toEqual(['omar@school.org']);
      // One act, which opens to whoever was added.
      const log = async (query: string) => (await admin.get(`/admin/audit?${query}`)).json();
      const whole = await log('');
      expect(whole.entries).toMatchObject([{ action: 'addManyUsers', parts: 2, after: { listed: '6' } }]);
      const opened = await log(`partOf=${whole.entries[0]._id}`);
      expect(opened.entries.map(({ targetName }: { targetName: string }) => targetName).toSorted()).toEqual([
        'dana@school.org',
        'omar@school.org',
      ]);
      // Whoever is looked for inside it is found, by address and by name.
      for (const search of ['omar', 'person%20omar']) {
        expect((await log(`searchText=${search}`)).entries).toMatchObject([{ _id: whole.entries[0]._id }]);
      }
      expect((await log('searchText=nobody')).count).toBe(0);
    }));

  it('new people come in by a mailed link, in their language, within a week, once', () =>
    inApp(async (test, admin) => {
      await add(admin, [person('dana'), person('omar')], { language: 'ar' });
      const mails = await readMails(test);
      expect(mails.map(({ to }) => to).toSorted()).toEqual(['dana@school.org', 'omar@school.org']);
      expect(mails[0]?.plain).toContain('https://quiz.example.org/ar/reset-password#token=');
      const payload = (password: string) => ({ email: 'dana@school.org', password });
      const login = (password: string) =>
        test.inject({ method: 'POST', url: '/auth/login', payload: payload(password) });
      expect((await login('anything')).json().code).toBe('wrongCredentials');
      const token = mails.find(({ to }) => to === 'dana@school.org')?.token ?? '';
      const set = (password: string) =>
        test.inject({ method: 'POST', url: '/auth/reset-password', payload: { token, password } });
      nowMs += 7 * DAY_MS - 1000;
      const tries = await Promise.all(Array.from({ length: 20 }, (_none, n) => set(`brand-new-${n}`)));
      expect(tries.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      // The browser is known from here on; nobody is signed in.
      expect(tries.flatMap(({ cookies }) => cookies.map(({ name }) => name))).toEqual(['__Host-qc-device']);
      nowMs += 1000;
      const late = mails.find(({ to }) => to === 'omar@school.org')?.token;
      const url = '/auth/reset-password';
      const reply = await test.inject({ method: 'POST', url, payload: { token: late, password: 'brand-new-1' } });
      expect(reply.json().code).toBe('linkOver');
    }));

  it('new people have the house’s currency', () =>
    inApp(async (test, admin) => {
      const boss = await test.signUpAs('boss', 0);
      expect((await boss.put('/admin/setting', { currency: 'ILS' })).statusCode).toBe(200);
      const { outcomes } = (await add(admin, [person('dana')])).json();
      expect((await admin.get(`/user/${outcomes[0].user}`)).json().currency).toBe('ILS');
    }));

  it('credits by hand come beside those that every account begins with', () =>
    inApp(async (_test, admin) => {
      const { institutionId } = await insertInstitution(getDb(), { email: 'x@y.org' }, { number: 1, nowMs });
      const own = await add(admin, [person('dana')], { credits: 7 });
      const member = await add(admin, [person('omar')], { institution: institutionId });
      const userOf = async (reply: typeof own) => (await admin.get(`/user/${reply.json().outcomes[0].user}`)).json();
      expect(await userOf(own)).toMatchObject({ credits: 7, emailConfirmed: false });
      const token = (await readMails(_test)).find(({ to }) => to === 'dana@school.org')?.token;
      const set = { token, password: 'brand-new-1' };
      expect((await _test.inject({ method: 'POST', url: '/auth/reset-password', payload: set })).statusCode).toBe(200);
      const confirmed = { credits: 10, totals: { points: 10, creditBalance: 10 }, emailConfirmed: true };
      expect(await userOf(own)).toMatchObject(confirmed);
      expect(await userOf(member)).toMatchObject({ institution: { _id: institutionId }, credits: 0 });
      const registered = await _test.inject({
        method: 'POST',
        url: '/auth/register',
        payload: { ...person('noa'), contactEmail: 'noa@school.org', password: 'secret-noa' },
      });
      expect(registered.json()).toMatchObject({ credits: 3, registered: true });
    }));

  it('a fault in one line leaves nothing of it behind, and the others go on', () =>
    inApp(async (test, admin) => {
      const next = test.platform.random.id.bind(test.platform.random);
      let calls = 0;
      const clashing = vi.spyOn(test.platform.random, 'id').mockImplementation(() => {
        calls += 1;
        // The first id is the first person's; the second is that of the letter, so that all before it is undone.
        if (calls === 4) throw new Error('a fault in the middle of a line');
        return next();
      });
      const { outcomes } = (await add(admin, [person('dana'), person('omar')], { credits: 7 })).json();
      clashing.mockRestore();
      const told = outcomes.map(({ outcome }: { outcome: string }) => outcome);
      expect(told).toEqual(['failed', 'added']);
      const emails = await getDb().selectFrom('app_user').select('email').orderBy('email').execute();
      expect(emails.map(({ email }) => email)).toEqual(['admin@school.org', 'omar@school.org']);
      const pots = await getDb().selectFrom('pot').select('id').execute();
      expect(pots).toHaveLength(1);
      // The act, and the one person of it.
      expect(await entries()).toHaveLength(2);
    }));

  it('a list that adds nobody is one entry', () =>
    inApp(async (_test, admin) => {
      await add(admin, [{ name: '', email: '' }]);
      expect(await entries()).toEqual([{ target_name: '', succeeded: 0 }]);
    }));

  it('two admins with the same list add each person once', () =>
    inApp(async (test, admin) => {
      const other = await test.signUpAs('other', 1);
      const list = Array.from({ length: 10 }, (_none, n) => person(`p${n}`));
      const replies = await Promise.all([add(admin, list), add(other, list)]);
      const counts = replies.map((reply) => reply.json());
      expect(counts[0].added + counts[1].added).toBe(10);
      for (const { outcomes } of counts) {
        for (const { outcome } of outcomes) expect(['added', 'exists']).toContain(outcome);
      }
      expect(await userCount()).toBe(12);
    }));
}, 'addManyUsers');
