import { Game, newQuestion, type Share } from '@qc/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { uploadFile } from '../../testing/upload.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
let admin: TestClient;
let ms = Date.UTC(2026, 0, 1);
beforeAll(async () => {
  app = await buildTestApp({ now: () => ms });
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
  admin = await app.signUpAs('adam', 1);
});
afterAll(() => app.close());

/** What a browser sends beside the id; the server writes its own facts over it. */
const PICTURE = { type: 'image', publicId: 'x', width: 1, height: 1, alt: 'Red' };

async function newGame(client = dana, name = 'Trip'): Promise<string> {
  ms += 60_000;
  return (await client.post('/game', { name, setting: { gameType: 'firebase' } })).json()._id;
}
async function refusal(client: TestClient, body: object) {
  const reply = await client.post('/share', body);
  return [reply.statusCode, reply.json().code];
}

describe('shareGame refuses', () => {
  test('a bad address, oneself, nobody, somebody restricted and a second time, in this order', async () => {
    const game = await newGame();
    const share = { game, transferType: 1 };
    for (const email of ['', 'omar', 'omar@school', 'a@b@school.org', `${'x'.repeat(65)}@school.org`]) {
      const reply = await dana.post('/share', { ...share, email });
      expect([email, reply.statusCode, reply.json().fields[0].path]).toEqual([email, 400, 'email']);
    }
    for (const transferType of [0, 4, '1', null]) {
      expect(await refusal(dana, { game, email: omar.user.email, transferType })).toEqual([400, 'invalidInput']);
    }
    expect(await refusal(dana, { ...share, email: ' DANA@School.org ' })).toEqual([422, 'shareWithYourself']);
    expect(await refusal(dana, { ...share, email: 'nobody@school.org' })).toEqual([422, 'userUnknown']);
    const gone = await app.signUp('gone');
    await app.platform.db.updateTable('app_user').set({ disabled_from_admin: 1 }).where('name', '=', 'gone').execute();
    expect(await refusal(dana, { ...share, email: gone.user.email })).toEqual([422, 'userUnknown']);
    expect((await dana.post('/share', { ...share, email: omar.user.email })).statusCode).toBe(200);
    for (const transferType of [1, 2, 3]) {
      expect(await refusal(dana, { game, email: omar.user.email, transferType })).toEqual([409, 'alreadyShared']);
    }
  });

  test('a foreign or unknown game before it looks at the address', async () => {
    const game = await newGame();
    for (const id of [game, 'no-such-game-1']) {
      for (const email of [omar.user.email, dana.user.email, 'nobody@school.org']) {
        expect(await refusal(omar, { game: id, email, transferType: 3 })).toEqual([404, 'notFound']);
      }
    }
  });

  test('an admin who gives the owner the own game', async () => {
    const game = await newGame();
    expect(await refusal(admin, { game, email: dana.user.email, transferType: 1 })).toEqual([409, 'alreadyShared']);
  });

  test('whoever tries addresses, but not whoever shares much', async () => {
    const lina = await app.signUp('lina');
    const game = await newGame(lina);
    const codes = [];
    for (let n = 0; n < 21; n++)
      codes.push((await refusal(lina, { game, email: `n${n}@school.org`, transferType: 1 }))[1]);
    expect(codes).toEqual([...Array.from({ length: 20 }, () => 'userUnknown'), 'tooManyRequests']);
    expect(await refusal(lina, { game, email: omar.user.email, transferType: 1 })).toEqual([429, 'tooManyRequests']);
    const told = app.platform.db.selectFrom('audit_entry').selectAll().where('actor_id', '=', lina.user._id).execute();
    expect(await told).toMatchObject([{ action: 'shareGame', target_id: game, succeeded: 0 }]);
    expect(JSON.stringify(await told)).not.toMatch(/n\d+@school/);
    const noa = await app.signUp('noa');
    const many = await newGame(noa);
    for (let n = 0; n < 40; n++) {
      const friend = await app.signUp(`friend${n}`);
      expect((await noa.post('/share', { game: many, email: friend.user.email, transferType: 1 })).statusCode).toBe(
        200,
      );
    }
  });
});

test('of two shares to one person at one time one counts', async () => {
  const game = await newGame();
  const both = await Promise.all(
    [3, 3, 2, 1].map((transferType) => dana.post('/share', { game, email: omar.user.email, transferType })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect((await dana.get(`/game/${game}`)).json().numOfShares).toBe(1);
  expect((await dana.get(`/share?game=${game}`)).json().count).toBe(1);
});

test('revoking: by the sharer, the receiver of what is not one’s own, an admin; for others it does not exist', async () => {
  const game = await newGame();
  const nora = await app.signUp('nora');
  for (const transferType of [1, 2, 3] as const) {
    const give = async (): Promise<Share> =>
      (await dana.post('/share', { game, email: omar.user.email, transferType })).json();
    const share = await give();
    expect((await nora.delete(`/share/${share._id}`)).statusCode).toBe(404);
    const byReceiver = transferType === 3 ? 404 : 200;
    expect((await omar.delete(`/share/${share._id}`)).statusCode).toBe(byReceiver);
    for (const again of [dana, dana]) expect((await again.delete(`/share/${share._id}`)).statusCode).toBe(200);
    const second = await give();
    expect((await admin.delete(`/share/${second._id}`)).statusCode).toBe(200);
    expect((await dana.get(`/game/${game}`)).json().numOfShares).toBe(0);
  }
  expect((await dana.delete('/share/no-such-share')).statusCode).toBe(404);
});

test('a copy keeps its pictures: their owner cannot delete them while it shows them', async () => {
  const red = sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } });
  const uploaded = await uploadFile(app, dana, { bytes: await red.png().toBuffer(), name: 'red.png' });
  const picture = { ...PICTURE, _id: uploaded.json()._id };
  const game = await newGame();
  const slide = { ...newQuestion('trivia'), question: 'What is it?', image: picture, game };
  const made = (await dana.post('/question', slide)).json().question;
  for (const transferType of [2, 3] as const) {
    ms += 1000;
    const { _id } = (await dana.post('/share', { game, email: omar.user.email, transferType })).json();
    if (transferType === 2) await dana.delete(`/share/${_id}`);
  }
  const { transfers } = (await omar.get('/share/log')).json();
  const copy = Game.parse((await omar.get(`/game/${transfers[0].game}`)).json());
  expect(copy.questions[0]?.image?._id).toBe(picture._id);
  await dana.delete(`/question/${made._id}`);
  expect((await dana.delete(`/media/${picture._id}`)).json().code).toBe('mediaInUse');
  // The receiver goes on working with it, on other slides too.
  const own = await omar.post('/question', { game: copy._id, type: 'trivia', image: copy.questions[0]?.image });
  expect([own.statusCode, own.json().question.image._id]).toEqual([200, picture._id]);
  const elsewhere = await newGame(omar);
  const foreign = await omar.post('/question', { game: elsewhere, type: 'trivia', image: copy.questions[0]?.image });
  expect([foreign.statusCode, foreign.json().fields[0].code]).toEqual([400, 'unknownMedia']);
  await omar.delete(`/game/${copy._id}`);
  expect((await dana.delete(`/media/${picture._id}`)).statusCode).toBe(200);
});

test('a game that is deleted, whoever did it, is announced no longer, until it is brought back', async () => {
  const [rina, yael] = [await app.signUp('rina'), await app.signUp('yael')];
  const game = await newGame(rina, 'Together');
  for (const [name, transferType] of [
    ['Locked copy', 2],
    ['Own copy', 3],
  ] as const) {
    const given = await newGame(rina, name);
    await rina.post('/share', { game: given, email: yael.user.email, transferType });
  }
  ms += 60_000;
  await rina.post('/share', { game, email: yael.user.email, transferType: 1 });
  const announced = async () => {
    const { notices, count } = (await yael.get('/share/notices')).json();
    return {
      count,
      games: notices.map((share: Share) => share.gameName),
      ids: notices.map((share: Share) => share.game),
    };
  };
  const { ids } = await announced();
  expect((await announced()).games).toEqual(['Together', 'Own copy', 'Locked copy']);
  await rina.delete(`/game/${game}`);
  await yael.delete(`/game/${ids[1]}`);
  expect(await announced()).toMatchObject({ count: 1, games: ['Locked copy'] });
  await rina.post(`/game/restore/${game}`);
  expect((await announced()).games).toEqual(['Together', 'Locked copy']);
});

test('the log has both sides, newest first, with pages, words and what was revoked; notices go once seen', async () => {
  const [gil, maya] = [await app.signUp('gil'), await app.signUp('maya')];
  const games = [];
  for (const name of ['Alpha', 'Beta', 'שָׁלוֹם']) {
    const game = await newGame(gil, name);
    games.push((await gil.post('/share', { game, email: maya.user.email, transferType: 3 })).json());
  }
  await gil.delete(`/share/${games[0]._id}`);
  const names = async (client: TestClient, query: string) => {
    const { transfers, count } = (await client.get(`/share/log?${query}`)).json();
    return [count, ...transfers.map((share: Share) => share.gameName)];
  };
  for (const client of [gil, maya]) {
    expect(await names(client, '')).toEqual([3, 'שָׁלוֹם', 'Beta', 'Alpha']);
    expect(await names(client, 'perPage=2&page=2')).toEqual([3, 'Alpha']);
    expect(await names(client, `searchText=${encodeURIComponent('שלום')}`)).toEqual([1, 'שָׁלוֹם']);
    expect(await names(client, 'searchText=MAYA@ bet')).toEqual([1, 'Beta']);
    expect(await names(client, 'searchText=%25')).toEqual([0]);
  }
  expect(await names(omar, 'searchText=maya')).toEqual([0]);
  const { notices, count } = (await maya.get('/share/notices')).json();
  expect([count, ...notices.map((share: Share) => share.gameName)]).toEqual([2, 'שָׁלוֹם', 'Beta']);
  const ids = notices.map((share: Share) => share._id);
  expect((await gil.post('/share/notices/seen', { ids })).statusCode).toBe(200);
  expect((await maya.get('/share/notices')).json().count).toBe(2);
  await maya.post('/share/notices/seen', { ids: [ids[0], 'no-such-share'] });
  expect((await maya.get('/share/notices')).json().notices.map((share: Share) => share._id)).toEqual([ids[1]]);
});
