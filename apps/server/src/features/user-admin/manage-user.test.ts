import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { insertInstitution } from '../../testing/owned-institution.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { insertUser } from '../../testing/insert-user.ts';

describeDatabases((getDb) => {
  async function inApp(work: (test: TestApp) => Promise<void>): Promise<void> {
    const test = await buildTestApp({ db: getDb() });
    try {
      await work(test);
    } finally {
      await test.close();
    }
  }
  const manage = (by: TestClient, id: string, changes: object) => by.put(`/admin/user/${id}`, changes);
  const codeOf = async (reply: ReturnType<TestClient['put']>) => (await reply).json().code;
  const rowOf = (id: string) =>
    getDb().selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const entries = (action: string) =>
    getDb()
      .selectFrom('audit_entry')
      .select(['target_id', 'target_name', 'succeeded', 'before_json', 'after_json', 'actor_id'])
      .where('action', '=', action)
      .orderBy('id')
      .execute();
  async function school(number = 1): Promise<string> {
    const made = await insertInstitution(getDb(), { email: 'x@y.org' }, { number, nowMs: Date.now() });
    return made.institutionId;
  }

  it('nobody but admins finds it, and unknown people are not found', () =>
    inApp(async (test) => {
      const admin = await test.signUpAs('admin', 1);
      const manager = await test.signUpAs('manager', 3);
      const dana = await test.signUp('dana');
      for (const client of [dana, manager]) {
        expect(await codeOf(manage(client, dana.user._id, { name: 'Mine' }))).toBe('notFound');
      }
      expect(await codeOf(manage(admin, 'nobody-of-that-name', { name: 'Mine' }))).toBe('notFound');
      for (const body of [
        { emailConfirmed: false },
        { credits: 5 },
        { password: 'x' },
        { role: '0' },
        { twoStep: true },
      ]) {
        expect((await manage(admin, dana.user._id, body)).statusCode).toBe(400);
      }
    }));

  it('nobody changes the own role, restriction, institution or limits', () =>
    inApp(async (test) => {
      const institution = await school();
      const owner = await test.signUpAs('owner', 0);
      await test.signUpAs('second', 0);
      const admin = await test.signUpAs('admin', 1);
      for (const client of [owner, admin]) {
        const { _id, role } = client.user;
        const other = role === 0 ? 1 : 0;
        for (const changes of [
          { role: other },
          { disabledFromAdmin: true },
          { institution },
          { disableRemotesGames: true },
          { twoStep: false },
        ]) {
          expect(await codeOf(manage(client, _id, changes))).toBe('ownRole');
        }
        // What a form sends along unchanged is no change.
        const same = await manage(client, _id, { name: 'Same rights', role, disabledFromAdmin: false });
        expect([same.statusCode, same.json().name]).toEqual([200, 'Same rights']);
      }
    }));

  it('owners alone make and unmake owners and admins, and change their accounts', () =>
    inApp(async (test) => {
      const owner = await test.signUpAs('owner', 0);
      const admin = await test.signUpAs('admin', 1);
      const other = await test.signUpAs('other', 1);
      const dana = await test.signUp('dana');
      for (const target of [owner, other]) {
        for (const changes of [{ role: 2 }, { disabledFromAdmin: true }, { name: 'Renamed' }, {}]) {
          expect(await codeOf(manage(admin, target.user._id, changes))).toBe('forbidden');
        }
      }
      for (const role of [0, 1]) expect(await codeOf(manage(admin, dana.user._id, { role }))).toBe('forbidden');
      expect((await rowOf(dana.user._id)).role).toBe(2);
      expect((await manage(owner, dana.user._id, { role: 1 })).json().role).toBe(1);
      expect((await manage(owner, other.user._id, { role: 2 })).json().role).toBe(2);
      expect((await manage(owner, other.user._id, { role: 0 })).json().role).toBe(0);
    }));

  it('the house never loses its last owner who can sign in, whoever is quicker', () =>
    inApp(async (test) => {
      const [a, b] = [await test.signUpAs('a-owner', 0), await test.signUpAs('b-owner', 0)];
      const sleeping = await insertUser(getDb(), 'sleeping', 0, { disabled_from_admin: 1 });
      const both = await Promise.all([
        manage(a, b.user._id, { disabledFromAdmin: true }),
        manage(b, a.user._id, { role: 2 }),
      ]);
      expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const able = await getDb()
        .selectFrom('app_user')
        .select('id')
        .where('role', '=', 0)
        .where('disabled_from_admin', '=', 0)
        .execute();
      expect(able).toHaveLength(1);
      const [left] = [a, b].filter(({ user }) => user._id === able[0]?.id);
      // Waking the sleeping one and unmaking it again is no loss.
      if (left === undefined) throw new Error('no owner is left');
      expect((await manage(left, sleeping, { role: 1 })).statusCode).toBe(200);
    }));

  it('a manager has an institution, one that is there', () =>
    inApp(async (test) => {
      const institution = await school();
      const admin = await test.signUpAs('admin', 1);
      const dana = await test.signUp('dana');
      const id = dana.user._id;
      expect((await manage(admin, id, { role: 3 })).json().fields).toEqual([{ path: 'institution', code: 'required' }]);
      const unknown = await manage(admin, id, { role: 3, institution: 'no-such-institution' });
      expect(unknown.json().fields).toEqual([{ path: 'institution', code: 'unknown' }]);
      const made = await manage(admin, id, { role: 3, institution });
      expect(made.json()).toMatchObject({ role: 3, institution: { _id: institution, name: 'School 1' } });
      expect((await manage(admin, id, { institution: null })).json().code).toBe('invalidInput');
      expect((await manage(admin, id, { role: 2, institution: null })).json()).toMatchObject({ institution: null });
      await getDb().updateTable('institution').set({ closed_at_ms: 1 }).execute();
      expect((await manage(admin, id, { institution })).json().code).toBe('invalidInput');
    }));

  it('another role ends the sessions at once, a restriction is told at every call; other changes do neither', () =>
    inApp(async (test) => {
      const owner = await test.signUpAs('owner', 0);
      const dana = await test.signUp('dana');
      const id = dana.user._id;
      await manage(owner, id, { name: 'Dana Levi', disableRemotesGames: true, role: 2, disabledFromAdmin: false });
      expect((await dana.get('/game')).statusCode).toBe(200);
      await manage(owner, id, { role: 1 });
      expect((await dana.get('/game')).statusCode).toBe(401);
      const restricted = await test.signUp('omar');
      await manage(owner, restricted.user._id, { disabledFromAdmin: true });
      const told = await restricted.get('/game');
      expect([told.statusCode, told.json().code]).toEqual([403, 'restricted']);
      const payload = { email: 'omar@school.org', password: 'secret-omar' };
      expect((await test.inject({ method: 'POST', url: '/auth/login', payload })).json().code).toBe('restricted');
      const why = { disabledFromAdmin: true, disabledReason: 'Shared the answers' };
      expect((await manage(owner, restricted.user._id, why)).json()).toMatchObject(why);
      for (const reply of [
        await restricted.get('/game'),
        await restricted.post('/auth/checkLogin'),
        await test.inject({ method: 'POST', url: '/auth/login', payload }),
      ]) {
        expect(reply.json()).toMatchObject({ code: 'restricted', details: ['Shared the answers'] });
      }
      // Who does not know the password learns nothing.
      const guess = { ...payload, password: 'guess' };
      const refused = (await test.inject({ method: 'POST', url: '/auth/login', payload: guess })).json();
      expect([refused.code, refused.details]).toEqual(['wrongCredentials', undefined]);
      const lifted = (await manage(owner, restricted.user._id, { disabledFromAdmin: false })).json();
      expect(lifted.disabledReason).toBeUndefined();
      // Whoever made the restriction needed was perhaps not the account's owner.
      expect((await restricted.get('/game')).statusCode).toBe(401);
      expect((await test.inject({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(200);
    }));

  it('a new name is found from then on, the old one is not', () =>
    inApp(async (test) => {
      const admin = await test.signUpAs('admin', 1);
      const dana = await test.signUp('dana');
      await manage(admin, dana.user._id, { name: 'תמר כהן' });
      const found = async (text: string) => {
        const reply = await admin.get(`/user?searchText=${encodeURIComponent(text)}`);
        return reply.json().users.map(({ email }: { email: string }) => email);
      };
      expect(await found('כהנ')).toEqual(['dana@school.org']);
      expect(await found('תמר')).toEqual(['dana@school.org']);
      expect(await found('dana')).toEqual(['dana@school.org']);
      await dana.put(`/user/${dana.user._id}`, { name: 'Another' });
      expect(await found('תמר')).toEqual([]);
    }));

  it('each act is one entry with what was and what is, each refusal one as well', () =>
    inApp(async (test) => {
      const owner = await test.signUpAs('owner', 0);
      const admin = await test.signUpAs('admin', 1);
      const dana = await test.signUp('dana');
      const id = dana.user._id;
      await manage(admin, id, { phone: '03-1234567', disableRemotesGames: true });
      await manage(admin, owner.user._id, { disabledFromAdmin: true });
      const [done, refused, ...more] = await entries('manageUser');
      expect(more).toEqual([]);
      expect(done).toMatchObject({
        target_id: id,
        target_name: 'dana@school.org',
        succeeded: 1,
        actor_id: admin.user._id,
      });
      expect(JSON.parse(done?.before_json ?? '')).toEqual({ phone: '', disableRemotesGames: 'false' });
      expect(JSON.parse(done?.after_json ?? '')).toEqual({ phone: '03-1234567', disableRemotesGames: 'true' });
      expect(refused).toMatchObject({ target_id: owner.user._id, succeeded: 0 });
    }));

  it('takes the second step away from who lost the phone, and tells the person', () =>
    inApp(async (test) => {
      const admin = await test.signUpAs('admin', 1);
      const dana = await test.signUp('dana');
      const id = dana.user._id;
      await getDb()
        .insertInto('two_step')
        .values({ user_id: id, secret: 'sealed', on_since_ms: 1, pending: null, pending_at_ms: null })
        .execute();
      const payload = { email: 'dana@school.org', password: 'secret-dana' };
      expect((await test.inject({ method: 'POST', url: '/auth/login', payload })).json().code).toBe('secondStepNeeded');
      expect((await manage(admin, id, { twoStep: false })).json().twoStep).toBe(false);
      expect((await test.inject({ method: 'POST', url: '/auth/login', payload })).statusCode).toBe(200);
      const [entry] = await entries('manageUser');
      expect([entry?.before_json, entry?.after_json]).toEqual(['{"twoStep":"true"}', '{"twoStep":"false"}']);
    }));
}, 'manageUser');
