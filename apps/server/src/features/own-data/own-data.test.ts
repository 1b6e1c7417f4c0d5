import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { newQuestion } from '@qc/contract';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { makeOwnedRecords } from '../../testing/owned-records.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';
import { finishErasing } from './index.ts';

describeDatabases((getDb) => {
  async function inApp(work: (test: TestApp) => Promise<void>): Promise<void> {
    const test = await buildTestApp({ db: getDb() });
    try {
      await work(test);
    } finally {
      await test.close();
    }
  }
  const remove = (client: TestClient, password: string, id: string = client.user._id) =>
    client.delete(`/user/${id}`, { body: { password } });
  async function upload(test: TestApp, client: TestClient, background: string) {
    const picture = sharp({ create: { width: 8, height: 8, channels: 3, background } });
    const sent = { bytes: await picture.png().toBuffer(), name: `${background}.png`, url: '/media' };
    const { _id, publicId } = (await uploadFile(test, client, sent)).json();
    const row = await getDb().selectFrom('media').selectAll().where('id', '=', _id).executeTakeFirstOrThrow();
    const { sha256 } = row;
    return { _id, publicId, sha256, path: join(test.folder, 'files', 'media', sha256.slice(0, 2), sha256) };
  }
  /** A game whose one slide shows the picture. */
  async function gameWith(client: TestClient, picture: { _id: string; publicId: string }): Promise<string> {
    const created = await client.post('/game', { name: 'Colours', setting: { gameType: 'firebase' } });
    const game: string = created.json()._id;
    const size = { type: 'image', provider: 'file', width: 8, height: 8, durationMs: 0, startMs: null, endMs: null };
    const openingMedia = { ...size, _id: picture._id, publicId: picture.publicId, alt: 'A colour' };
    const slide = { ...newQuestion('trueFalse'), question: 'Is it?', openingMedia, game };
    const reply = await client.post('/question', slide);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return game;
  }
  const rowsOf = async (id: string) => {
    const db = getDb();
    const tables = ['game', 'question', 'media', 'category', 'room', 'game_result', 'session', 'assignment'] as const;
    const counts = await Promise.all(
      tables.map(
        async (table) => (await db.selectFrom(table).select('user_id').where('user_id', '=', id).execute()).length,
      ),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  };

  it('exports everything of the person and nothing of anybody else, and no secret', () =>
    inApp(async (test) => {
      const [dana, omar] = [await test.signUp('dana'), await test.signUp('omar')];
      const own = await makeOwnedRecords(test, dana);
      const foreign = await makeOwnedRecords(test, omar);
      const reply = await dana.get('/user/export');
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['content-disposition']).toMatch(/^attachment; /);
      const file = reply.json();
      expect(file.account).toMatchObject({ _id: dana.user._id, email: 'dana@school.org' });
      const ids = (section: string) => file[section].map(({ _id }: { _id: string }) => _id);
      expect(ids('games')).toContain(own.gameId);
      expect(ids('questions')).toContain(own.questionId);
      expect(ids('media')).toEqual([own.mediaId]);
      expect(ids('categories')).toEqual([own.categoryId]);
      expect(ids('results')).toEqual([own.resultId]);
      expect(ids('links')).toEqual([own.assignmentId]);
      expect(ids('shares')).toEqual([own.shareId]);
      expect(ids('orders').toSorted()).toEqual([own.orderId, own.paidOrderId].toSorted());
      expect(ids('subscriptions')).toContain(own.subscriptionId);
      expect(ids('rooms')).toEqual([own.roomId]);
      const sum = (section: string, field: string) =>
        file[section].reduce((total: number, row: Record<string, number>) => total + (row[field] ?? 0), 0);
      // The books of the file close: what came less what went is what is left.
      expect(sum('transactions', 'credits')).toBe(file.account.credits);
      expect(sum('subscriptions', 'usagesLeft')).toBe(file.account.credits);
      expect(file.usages.map(({ what }: { what: string }) => what)).toContain('export');
      expect(file.sessions).toHaveLength(2);
      expect(file.orders.find(({ _id }: { _id: string }) => _id === own.paidOrderId)).toMatchObject({
        ...{ amount: 900, currency: 'EUR', status: 'paid', refunds: [], forInstitution: null },
        receipt: expect.any(Number),
      });
      for (const id of Object.values(foreign)) expect(reply.body).not.toContain(`"${id}"`);
      expect(reply.body).not.toMatch(/password|argon2|_hash/);
    }));

  it('tells what the house did to the account, not who; and of one’s own acts, not to whom', () =>
    inApp(async (test) => {
      const [owner, dana] = [await test.signUpAs('owner', 0), await test.signUp('dana')];
      await getDb()
        .insertInto('credit_request')
        .values({
          ...{ id: 'request-export-1', user_id: dana.user._id, institution_id: null, open_for: dana.user._id },
          ...{ note: 'For my class', state: 'open', amount: 0, reason: '' },
          ...{ created_at_ms: 1, decided_at_ms: null, seen_at_ms: null },
        })
        .execute();
      expect((await owner.put(`/admin/user/${dana.user._id}`, { phone: '050-1234567' })).statusCode).toBe(200);
      const grant = { user: dana.user._id, type: 'times', originalAmount: 7, saleTitle: 'Welcome' };
      expect((await owner.post('/subscription', grant)).statusCode).toBe(200);
      const sara = await test.signUp('sara');
      const theirs = (await owner.get('/user/export')).json();
      expect(theirs.auditEntries).toContainEqual(expect.objectContaining({ by: 'me', action: 'manageUser' }));
      const reply = await dana.get('/user/export');
      const file = reply.json();
      const managed = file.auditEntries.find(({ action }: { action: string }) => action === 'manageUser');
      expect(managed).toMatchObject({ by: 'house', succeeded: true, after: { phone: '050-1234567' } });
      expect(managed).not.toHaveProperty('address');
      expect(reply.body).not.toContain('owner@school.org');
      expect(JSON.stringify(theirs.auditEntries)).not.toMatch(/dana|050-1234567/);
      expect(file.creditRequests).toMatchObject([{ note: 'For my class', state: 'open' }]);
      expect((await sara.get('/user/export')).json()).toMatchObject({ auditEntries: [], creditRequests: [] });
    }));

  it('tells what waits for an address only to who has proved to have it', () =>
    inApp(async (test) => {
      const dana = await test.signUp('dana');
      const db = getDb();
      const mail = { subject: 'A game for you', plain: 'secret-link', html: 'secret-link', attempts: 0 };
      await db
        .insertInto('outgoing_mail')
        .values({ ...mail, id: 'mail-export-1', recipient: 'dana@school.org', next_at_ms: 9e14, created_at_ms: 1 })
        .execute();
      const mails = async () => {
        const reply = await dana.get('/user/export');
        expect(reply.body).not.toContain('secret-link');
        return reply.json().waitingMails.map(({ _id }: { _id: string }) => _id);
      };
      await db
        .updateTable('app_user')
        .set({ email_confirmed_ms: null, contact_confirmed_ms: null })
        .where('id', '=', dana.user._id)
        .execute();
      expect(await mails()).toEqual([]);
      await db.updateTable('app_user').set({ email_confirmed_ms: 1 }).where('id', '=', dana.user._id).execute();
      expect(await mails()).toContain('mail-export-1');
    }));

  it('exports more than one portion, each record once', () =>
    inApp(async (test) => {
      const dana = await test.signUp('dana');
      for (let n = 0; n < 45; n++) await dana.post('/category', { name: `Category ${n}` });
      const { categories } = (await dana.get('/user/export')).json();
      expect(new Set(categories.map(({ name }: { name: string }) => name)).size).toBe(45);
      expect(categories).toHaveLength(45);
    }));

  it('deletes nobody else, nothing without the password, and never the last owner', () =>
    inApp(async (test) => {
      const owner = await test.signUpAs('owner', 0);
      const dana = await test.signUp('dana');
      const omar = await test.signUp('omar');
      expect((await remove(dana, 'secret-dana', omar.user._id)).json().code).toBe('notFound');
      expect((await remove(dana, 'guess')).json().code).toBe('wrongPassword');
      expect((await remove(owner, 'secret-owner')).json().code).toBe('lastOwner');
      expect((await dana.post('/auth/checkLogin')).statusCode).toBe(200);
      const second = await test.signUpAs('second', 0);
      const both = await Promise.all([remove(owner, 'secret-owner'), remove(second, 'secret-second')]);
      expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    }));

  it('deletes everything that is only the person’s own, running rooms and assignments first', () =>
    inApp(async (test) => {
      await test.signUpAs('owner', 0);
      const dana = await test.signUp('dana');
      await makeOwnedRecords(test, dana);
      const omar = await test.signUp('omar');
      const shared = (await omar.post('/game', { name: 'Shared', setting: { gameType: 'firebase' } })).json()._id;
      await omar.post('/share', { game: shared, email: 'dana@school.org', transferType: 1 });
      const report = { err: { message: 'x is undefined' }, url: '/he' };
      await dana.post('/user/err', report);
      const reply = await remove(dana, 'secret-dana');
      expect(reply.statusCode).toBe(200);
      expect(reply.cookies[0]?.value).toBe('');
      expect((await dana.post('/auth/checkLogin')).statusCode).toBe(401);
      expect(await rowsOf(dana.user._id)).toBe(0);
      expect(test.host.openRooms).toBe(0);
      expect((await omar.get(`/game/${shared}`)).json().numOfShares).toBe(0);
      const errors = await getDb().selectFrom('client_error').select('user_id').execute();
      expect(new Set(errors.map(({ user_id }) => user_id))).toEqual(new Set([null]));
      const mails = await getDb().selectFrom('outgoing_mail').select('recipient').execute();
      expect(mails.filter(({ recipient }) => recipient === 'dana@school.org')).toEqual([]);
      const again = { name: 'Dana', email: 'dana@school.org', contactEmail: 'dana@school.org', password: 'secret-1' };
      expect((await test.inject({ method: 'POST', url: '/auth/register', payload: again })).statusCode).toBe(200);
    }));

  it('removes the person’s files, keeps those that others’ copies show, and keeps bytes that another gallery has', () =>
    inApp(async (test) => {
      await test.signUpAs('owner', 0);
      const [dana, omar] = [await test.signUp('dana'), await test.signUp('omar')];
      const [lonely, given, same] = [
        await upload(test, dana, 'red'),
        await upload(test, dana, 'green'),
        await upload(test, dana, 'blue'),
      ];
      await upload(test, omar, 'blue');
      const game = await gameWith(dana, given);
      await dana.post('/share', { game, email: 'omar@school.org', transferType: 3 });
      expect([lonely, given, same].map(({ path }) => existsSync(path))).toEqual([true, true, true]);
      expect((await remove(dana, 'secret-dana')).statusCode).toBe(200);
      expect([lonely, given, same].map(({ path }) => existsSync(path))).toEqual([false, true, true]);
      const kept = await getDb().selectFrom('media').select(['id', 'user_id']).where('id', '=', given._id).execute();
      expect(kept).toEqual([{ id: given._id, user_id: omar.user._id }]);
      const { games } = (await omar.get('/game')).json();
      const copy = (await omar.get(`/game/${games[0]._id}`)).json();
      expect(copy.questions[0].openingMedia.publicId).toBe(given.publicId);
    }));

  it('finishes with the files of a deletion that a killed process began', () =>
    inApp(async (test) => {
      const dana = await test.signUp('dana');
      const { path, sha256, _id } = await upload(test, dana, 'red');
      await getDb().deleteFrom('media').where('id', '=', _id).execute();
      await getDb()
        .insertInto('setting')
        .values({ key: 'erase.1', value: JSON.stringify([sha256]) })
        .execute();
      await finishErasing(test.platform);
      expect(existsSync(path)).toBe(false);
      expect(await getDb().selectFrom('setting').selectAll().where('key', '=', 'erase.1').execute()).toEqual([]);
    }));

  it('leaves an admin’s templates and library questions to the house', () =>
    inApp(async (test) => {
      const owner = await test.signUpAs('owner', 0);
      const admin = await test.signUpAs('admin', 1);
      const records = await makeOwnedRecords(test, admin);
      await getDb().updateTable('question').set({ in_library: 1 }).where('id', '=', records.questionId).execute();
      const template = (await admin.post('/game', { name: 'Template', setting: { gameType: 'firebase' } })).json()._id;
      await getDb().updateTable('game').set({ generic: 1 }).where('id', '=', template).execute();
      expect((await remove(admin, 'secret-admin')).statusCode).toBe(200);
      expect((await owner.get(`/game/${template}`)).statusCode).toBe(200);
      const question = getDb().selectFrom('question').select(['user_id', 'game_id']);
      expect(await question.where('id', '=', records.questionId).execute()).toEqual([
        { user_id: owner.user._id, game_id: null },
      ]);
    }));
}, 'own data');
