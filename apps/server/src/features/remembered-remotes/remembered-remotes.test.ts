import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InstitutionId, REMEMBERED_REMOTES_MAX } from '@qc/contract';
import writeXlsxFile from 'write-excel-file/node';
import { expect, it } from 'vitest';
import { describeDatabases } from '../../testing/describe-databases.ts';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';

const URL = '/rememberedRemote';
const noa = { remote: 'iclicker:82E9701B', name: 'Noa', team: 'Red' };
const omar = { remote: 'buzz-1:2', name: 'Omar' };

describeDatabases((getDb) => {
  let nowMs = Date.UTC(2026, 10, 20);
  async function inApp(work: (test: TestApp) => Promise<void>): Promise<void> {
    const test = await buildTestApp({ db: getDb(), now: () => nowMs });
    try {
      await work(test);
    } finally {
      await test.close();
    }
  }
  const list = async (client: TestClient) => (await client.get(URL)).json();
  const names = async (client: TestClient) => (await list(client)).remotes.map(({ name }: { name: string }) => name);
  const remember = (client: TestClient, ...remotes: object[]) => client.post(URL, { remotes });
  async function makeSchool(id: string, ...members: TestClient[]) {
    const row = { id, name: 'School', sort_name: 'school', search_text: 'school', created_at_ms: 1 };
    await getDb()
      .insertInto('institution')
      .values({ ...row, closed_at_ms: null })
      .execute();
    for (const { user } of members)
      await getDb().updateTable('app_user').set({ institution_id: id }).where('id', '=', user._id).execute();
  }

  it('refuses strangers, whoever was taken out, and what another list remembers', () =>
    inApp(async (test) => {
      const [dana, rami, sara] = [await test.signUp('dana'), await test.signUp('rami'), await test.signUp('sara')];
      await makeSchool('school-1', dana, rami);
      expect((await test.inject({ url: URL })).statusCode).toBe(401);
      expect((await remember(dana, noa)).statusCode).toBe(200);
      const [{ _id }] = (await list(rami)).remotes;
      for (const who of [sara, await test.signUpAs('adam', 1)]) {
        expect(await names(who)).toEqual([]);
        expect((await who.put(`${URL}/${_id}`, { name: 'Sara', team: '' })).statusCode).toBe(404);
        expect((await who.delete(`${URL}/${_id}`)).statusCode).toBe(404);
        expect((await who.delete(URL)).statusCode).toBe(200);
      }
      expect(await names(rami)).toEqual(['Noa']);
      await getDb().updateTable('app_user').set({ institution_id: null }).where('id', '=', rami.user._id).execute();
      expect(await list(rami)).toEqual({ institution: null, remotes: [], count: 0 });
      expect((await rami.delete(`${URL}/${_id}`)).statusCode).toBe(404);
    }));

  it('refuses new names where games with remotes are switched off, and still shows and forgets the old ones', () =>
    inApp(async (test) => {
      const [dana, omarHimself] = [await test.signUp('dana'), await test.signUp('omar')];
      await makeSchool('school-2', dana);
      await remember(dana, noa);
      await getDb().updateTable('institution').set({ disable_remotes_games: 1 }).where('id', '=', 'school-2').execute();
      await getDb()
        .updateTable('app_user')
        .set({ disable_remotes_games: 1 })
        .where('id', '=', omarHimself.user._id)
        .execute();
      for (const who of [dana, omarHimself])
        expect((await remember(who, omar)).json()).toMatchObject({ code: 'remotesDisabled' });
      expect(await names(dana)).toEqual(['Noa']);
      expect((await dana.delete(URL)).statusCode).toBe(200);
      expect(await names(dana)).toEqual([]);
    }));

  it('refuses what is no remote, no name, or too much', () =>
    inApp(async (test) => {
      const dana = await test.signUp('dana');
      const wrong = [
        { ...noa, remote: 'no remote' },
        { ...noa, name: ' ' },
        { ...noa, name: 'x'.repeat(41) },
      ];
      for (const one of wrong) expect((await remember(dana, one)).json()).toMatchObject({ code: 'invalidInput' });
      expect((await remember(dana)).statusCode).toBe(400);
      const many = Array.from({ length: REMEMBERED_REMOTES_MAX }, (_none, at) => ({
        remote: `lines:${at}`,
        name: `P${at}`,
      }));
      expect((await remember(dana, ...many)).statusCode).toBe(200);
      expect((await remember(dana, noa)).json()).toMatchObject({
        code: 'tooLarge',
        fields: [{ path: 'remotes', limit: REMEMBERED_REMOTES_MAX }],
      });
      // Those that are there already may be said anew.
      expect((await remember(dana, ...many.slice(0, 5))).statusCode).toBe(200);
    }));

  it('remembers for all of an institution, the last word on each remote, and when it was said', () =>
    inApp(async (test) => {
      const [dana, rami, sara] = [await test.signUp('dana'), await test.signUp('rami'), await test.signUp('sara')];
      await makeSchool('school-3', dana, rami);
      await remember(dana, noa, omar, { ...omar, name: 'Huda' });
      nowMs += 1000;
      await remember(rami, { ...noa, name: 'Gal' });
      await remember(sara, noa);
      expect(await list(dana)).toMatchObject({
        institution: 'School',
        count: 2,
        remotes: [
          { remote: noa.remote, name: 'Gal', team: 'Red', rememberedAt: nowMs },
          { remote: omar.remote, name: 'Huda', team: '', rememberedAt: nowMs - 1000 },
        ],
      });
      expect(await list(sara)).toMatchObject({ institution: null, remotes: [{ name: 'Noa' }] });
      const [{ _id }] = (await list(rami)).remotes;
      expect((await rami.put(`${URL}/${_id}`, { name: 'Zoe', team: 'Blue' })).statusCode).toBe(200);
      expect(await names(dana)).toEqual(['Huda', 'Zoe']);
      expect((await dana.delete(`${URL}/${_id}`)).statusCode).toBe(200);
      expect(await names(rami)).toEqual(['Huda']);
      expect((await dana.delete(`${URL}/${_id}`)).statusCode).toBe(404);
    }));

  it('goes with its person or its institution, and stands in the file of one’s own data', () =>
    inApp(async (test) => {
      const [dana, sara] = [await test.signUp('dana'), await test.signUp('sara')];
      const admin = await test.signUpAs('adam', 1);
      await makeSchool('school-4', dana);
      await remember(dana, noa);
      await remember(sara, omar);
      const file = async (who: TestClient) => (await who.get('/user/export')).json().rememberedRemotes;
      expect(await file(sara)).toMatchObject([{ remote: omar.remote, name: 'Omar', rememberedAt: nowMs }]);
      expect(await file(dana)).toEqual([]);
      const rows = () => getDb().selectFrom('remembered_remote').select('name').orderBy('name').execute();
      await test.signUpAs('olga', 0);
      const gone = await sara.delete(`/user/${sara.user._id}`, { body: { password: 'secret-sara' } });
      expect(gone.statusCode).toBe(200);
      expect(await rows()).toEqual([{ name: 'Noa' }]);
      const id = InstitutionId.parse('school-4');
      expect((await admin.delete(`/institution/${id}?members=1`)).statusCode).toBe(200);
      expect(await rows()).toEqual([]);
    }));
}, 'remembered remotes');

it('reads the rows of a sheet of players as text, and refuses what is none', async () => {
  const test = await buildTestApp();
  const dana = await test.signUp('dana');
  const send = (bytes: Buffer, who: TestClient | null = dana) =>
    uploadFile(test, who, { bytes, name: 'players.xlsx', url: `${URL}/sheet` });
  const sheet = await writeXlsxFile([
    {
      sheet: 'Players',
      data: [
        [{ type: String, value: ' נועה ' }, { type: Number, value: 7 }, null],
        [null, null, null],
        [
          { type: String, value: 'Omar' },
          { type: String, value: '82E9701B' },
          { type: String, value: 'Red' },
        ],
      ],
    },
  ]).toBuffer();
  expect((await send(sheet, null)).statusCode).toBe(401);
  expect((await send(sheet)).json()).toEqual({
    rows: [
      ['נועה', '7', ''],
      ['Omar', '82E9701B', 'Red'],
    ],
  });
  for (const bytes of [Buffer.from('no workbook'), readFileSync(join(import.meta.dirname, 'index.ts'))])
    expect((await send(bytes)).json().code).toBe('badExcel');
  await test.close();
});
