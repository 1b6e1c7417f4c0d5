import { newQuestion } from '@qc/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { insertUser } from '../../testing/insert-user.ts';
import { makeOwnedRecords } from '../../testing/owned-records.ts';
import { readMails } from '../../testing/read-mails.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';

describeDatabases((getDb) => {
  async function inApp(work: (test: TestApp, owner: TestClient) => Promise<void>): Promise<void> {
    const test = await buildTestApp({ db: getDb(), config: { publicUrl: 'https://quiz.example.org' } });
    try {
      await work(test, await test.signUpAs('owner', 0));
    } finally {
      await test.close();
    }
  }
  const remove = (by: TestClient, id: string, gamesTo: string | null = null) =>
    by.delete(`/admin/user/${id}`, { body: { gamesTo } });
  const entries = (action: string) =>
    getDb()
      .selectFrom('audit_entry')
      .select(['target_id', 'succeeded', 'after_json'])
      .where('action', '=', action)
      .orderBy('id')
      .execute();
  const isThere = async (id: string) =>
    (await getDb().selectFrom('app_user').select('id').where('id', '=', id).execute()).length === 1;

  it('refuses strangers, the own account, and what is the owners’ business', () =>
    inApp(async (test, owner) => {
      const admin = await test.signUpAs('admin', 1);
      const other = await test.signUpAs('other', 1);
      const dana = await test.signUp('dana');
      expect((await remove(dana, admin.user._id)).json().code).toBe('notFound');
      expect((await remove(admin, 'nobody-of-that-name')).json().code).toBe('notFound');
      expect((await remove(admin, admin.user._id)).json().code).toBe('ownRole');
      expect((await remove(owner, owner.user._id)).json().code).toBe('ownRole');
      for (const target of [owner, other]) {
        expect((await remove(admin, target.user._id)).json().code).toBe('forbidden');
      }
      const restricted = await insertUser(getDb(), 'restricted', 2, { disabled_from_admin: 1 });
      for (const to of [dana.user._id, restricted, 'nobody-of-that-name']) {
        const reply = await remove(admin, dana.user._id, to);
        expect(reply.json()).toMatchObject({ code: 'userUnknown', fields: [{ path: 'gamesTo', code: 'unknown' }] });
      }
      for (const { user } of [owner, admin, other, dana]) expect(await isThere(user._id)).toBe(true);
    }));

  it('never takes the last owner who can sign in', () =>
    inApp(async (test, owner) => {
      const second = await test.signUpAs('second', 0);
      const both = await Promise.all([remove(owner, second.user._id), remove(second, owner.user._id)]);
      expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const owners = await getDb().selectFrom('app_user').select('id').where('role', '=', 0).execute();
      expect(owners).toHaveLength(1);
    }));

  it('takes everything that is only the person’s, ends sessions at once, lets credits expire, and writes one entry', () =>
    inApp(async (test, owner) => {
      const dana = await test.signUp('dana');
      await makeOwnedRecords(test, dana);
      const id = dana.user._id;
      const granted = await owner.post('/subscription', { user: id, type: 'times', originalAmount: 5 });
      expect(granted.statusCode).toBe(200);
      expect((await dana.post('/auth/checkLogin')).json().totals.creditBalance).toBeGreaterThanOrEqual(5);
      expect((await remove(owner, id)).json()).toEqual({ ok: true });
      expect((await dana.get('/game')).statusCode).toBe(401);
      expect(await isThere(id)).toBe(false);
      for (const table of ['game', 'question', 'media', 'category', 'room', 'game_result'] as const) {
        expect(await getDb().selectFrom(table).select('user_id').where('user_id', '=', id).execute(), table).toEqual(
          [],
        );
      }
      const pots = await getDb().selectFrom('pot').select('balance').where('id', '=', id).execute();
      expect(pots).toEqual([{ balance: 0 }]);
      const search = getDb().selectFrom('person_search').select('id').where('id', '=', id);
      expect(await search.execute()).toEqual([]);
      expect(await entries('removeUser')).toMatchObject([
        { target_id: id, succeeded: 1, after_json: '{"gamesTo":"null"}' },
      ]);
      expect((await remove(owner, id)).json().code).toBe('notFound');
    }));

  it('gives games with slides, labels, pictures and shares to another person', () =>
    inApp(async (test, owner) => {
      const [dana, omar, noa] = [await test.signUp('dana'), await test.signUp('omar'), await test.signUp('noa')];
      const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      const picture = (await uploadFile(test, dana, { bytes, name: 'red.png', url: '/media' })).json();
      const [own, same] = [
        (await dana.post('/category', { name: 'Only Dana has it' })).json()._id,
        (await dana.post('/category', { name: 'History' })).json()._id,
      ];
      const theirs = (await omar.post('/category', { name: 'history' })).json()._id;
      const game = (await dana.post('/game', { name: 'Colours', setting: { gameType: 'firebase' } })).json()._id;
      const size = { type: 'image', provider: 'file', width: 8, height: 8, durationMs: 0, startMs: null, endMs: null };
      const openingMedia = { ...size, _id: picture._id, publicId: picture.publicId, alt: 'A colour' };
      const slide = { ...newQuestion('trueFalse'), question: 'Is it?', labels: [own, same], openingMedia, game };
      expect((await dana.post('/question', slide)).statusCode).toBe(200);
      const deleted = (await dana.post('/game', { name: 'Gone', setting: { gameType: 'firebase' } })).json()._id;
      await dana.delete(`/game/${deleted}`);
      for (const email of ['omar@school.org', 'noa@school.org']) {
        await dana.post('/share', { game, email, transferType: 1 });
      }
      expect((await remove(owner, dana.user._id, omar.user._id)).json()).toEqual({ ok: true });
      const kept = (await omar.get(`/game/${game}`)).json();
      expect(kept).toMatchObject({ name: 'Colours', numOfShares: 1 });
      expect(kept.questions).toHaveLength(1);
      expect(new Set(kept.questions[0].labels)).toEqual(new Set([own, theirs]));
      expect(kept.questions[0].openingMedia.publicId).toBe(picture.publicId);
      const media = await getDb().selectFrom('media').select('user_id').where('id', '=', picture._id).execute();
      expect(media).toEqual([{ user_id: omar.user._id }]);
      expect((await noa.get(`/game/${game}`)).statusCode).toBe(200);
      const save = await omar.put(`/game/${game}`, { name: 'Mine now' }, kept.version);
      expect(save.json()).toMatchObject({ name: 'Mine now' });
      expect((await omar.get(`/game/${deleted}`)).statusCode).toBe(404);
      expect(await entries('removeUser')).toMatchObject([
        { after_json: '{"gamesTo":"omar@school.org","gamesGiven":"1"}' },
      ]);
    }));

  it('two with a demo game each can be given to one', () =>
    inApp(async (test, owner) => {
      const [dana, omar] = [await test.signUp('dana'), await test.signUp('omar')];
      for (const client of [dana, omar]) {
        const game = (await client.post('/game', { name: 'Demo', setting: { gameType: 'firebase' } })).json()._id;
        await getDb().updateTable('game').set({ seed_key: 'demo' }).where('id', '=', game).execute();
      }
      expect((await remove(owner, dana.user._id, omar.user._id)).statusCode).toBe(200);
      expect((await omar.get('/game')).json().count).toBe(2);
    }));

  it('sends a link for a new password to whom it may, and nobody else', () =>
    inApp(async (test, owner) => {
      const admin = await test.signUpAs('admin', 1);
      const dana = await test.signUp('dana');
      const fresh = await insertUser(getDb(), 'fresh-one', 2, { language: 'en' });
      const restricted = await insertUser(getDb(), 'restricted', 2, { disabled_from_admin: 1 });
      const ask = (by: TestClient, id: string) => by.post(`/admin/user/${id}/password-link`);
      expect((await ask(dana, admin.user._id)).json().code).toBe('notFound');
      expect((await ask(admin, owner.user._id)).json().code).toBe('forbidden');
      expect((await ask(admin, restricted)).json().code).toBe('personRestricted');
      expect((await ask(admin, 'nobody-of-that-name')).json().code).toBe('notFound');
      expect(await readMails(test)).toEqual([]);
      expect((await ask(admin, dana.user._id)).json()).toEqual({ ok: true });
      const [mail] = await readMails(test);
      expect(mail?.to).toBe('dana@school.org');
      expect((await dana.get('/game')).statusCode).toBe(200);
      const payload = { token: mail?.token, password: 'brand-new-1' };
      const set = await test.inject({ method: 'POST', url: '/auth/reset-password', payload });
      expect(set.statusCode).toBe(200);
      expect((await dana.get('/game')).statusCode).toBe(401);
      await readMails(test);
      await ask(owner, fresh);
      const [first] = await readMails(test);
      expect(first?.plain).toContain('An account was opened for you');
      const told = (await entries('sendPasswordLink')).map(({ succeeded }) => succeeded);
      expect(told.filter((succeeded) => succeeded === 1)).toHaveLength(2);
    }));
}, 'removeUser');
