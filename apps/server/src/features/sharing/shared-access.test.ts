import { Game, newQuestion, Share, type GameSummary } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

let app: TestApp;
let dana: TestClient;
let omar: TestClient;
beforeAll(async () => {
  app = await buildTestApp();
  dana = await app.signUp('dana');
  omar = await app.signUp('omar');
});
afterAll(() => app.close());

/** The game as the receiver has it, with the slide that is in it and one that was deleted from it. */
interface Held {
  gameId: string;
  slideId: string;
  buriedId: string;
  shareId: string;
}

async function give(transferType: 1 | 2 | 3): Promise<Held> {
  const made = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json();
  const slide = { ...newQuestion('trueFalse'), question: 'Is it?', game: made._id };
  for (let n = 0; n < 2; n++) expect((await dana.post('/question', slide)).statusCode).toBe(200);
  const reply = await dana.post('/share', { game: made._id, email: omar.user.email, transferType });
  expect(reply.statusCode).toBe(200);
  const { notices } = (await omar.get('/share/notices')).json();
  const share = Share.parse(notices[0]);
  const { questions } = Game.parse((await omar.get(`/game/${share.game}`)).json());
  const [kept, buried] = questions;
  if (!kept || !buried) throw new Error('a shared game has its slides');
  // Behind everybody's back, so that there is something to restore whatever the receiver may do.
  const { db, now } = app.platform;
  await db
    .updateTable('question')
    .set({ deleted_at_ms: now(), deleted_place: 1 })
    .where('id', '=', buried._id)
    .execute();
  const order = JSON.stringify([kept._id]);
  await db.updateTable('game').set({ question_order: order }).where('id', '=', share.game).execute();
  return { gameId: share.game, slideId: kept._id, buriedId: buried._id, shareId: share._id };
}

/** Every operation on a game or its slides, by whoever it was shared with. */
const OPERATIONS: Record<string, (held: Held) => Promise<{ statusCode: number }>> = {
  getGame: ({ gameId }) => omar.get(`/game/${gameId}`),
  getQuestion: ({ slideId }) => omar.get(`/question/${slideId}`),
  saveGame: async ({ gameId }) => omar.put(`/game/${gameId}`, { name: 'Other' }, await versionOf('game', gameId)),
  blockGame: async ({ gameId }) => omar.put(`/game/${gameId}`, { disabled: true }, await versionOf('game', gameId)),
  createQuestion: ({ gameId }) => omar.post('/question', { game: gameId, type: 'trivia' }),
  createQuestions: ({ gameId }) => omar.post('/question/many', [{ game: gameId, type: 'trivia' }]),
  saveQuestion: ({ slideId }) => omar.put(`/question/${slideId}`, { question: 'Other?' }, 1),
  replicateQuestion: ({ slideId }) => omar.post(`/question/replicate/${slideId}`),
  restoreQuestion: ({ buriedId }) => omar.post(`/question/restore/${buriedId}`),
  deleteQuestion: ({ slideId }) => omar.delete(`/question/${slideId}`),
  openRoom: ({ gameId }) => omar.post('/room', { game: gameId }),
  exportGameLocal: ({ gameId }) => omar.get(`/game/local-export/${gameId}`),
  exportGameWeb: ({ gameId }) => omar.get(`/game/web-export/${gameId}`),
  exportGameExcel: ({ gameId }) => omar.get(`/game/excel-export/${gameId}`),
  replicateGame: ({ gameId }) => omar.post(`/game/replicate/${gameId}`),
  startFromIt: ({ gameId }) =>
    omar.post(`/game/from-template/${gameId}`, { name: 'Mine', setting: { gameType: 'firebase' } }),
  reShare: ({ gameId }) => omar.post('/share', { game: gameId, email: dana.user.email, transferType: 3 }),
  listShares: ({ gameId }) => omar.get(`/share?game=${gameId}`),
  deleteGame: ({ gameId }) => omar.delete(`/game/${gameId}`),
};
async function versionOf(table: 'game', id: string): Promise<number> {
  return (await app.platform.db.selectFrom(table).select('version').where('id', '=', id).executeTakeFirstOrThrow())
    .version;
}

/** What each operation answers to the receiver by transfer type, and once the share is revoked (1 and 2). */
const MATRIX: Record<keyof typeof OPERATIONS, [editor: number, runner: number, ownCopy: number]> = {
  getGame: [200, 200, 200],
  getQuestion: [200, 200, 200],
  saveGame: [200, 403, 200],
  blockGame: [403, 403, 200],
  createQuestion: [200, 403, 200],
  createQuestions: [200, 403, 200],
  saveQuestion: [200, 403, 200],
  replicateQuestion: [200, 403, 200],
  restoreQuestion: [200, 403, 200],
  deleteQuestion: [200, 403, 200],
  openRoom: [200, 200, 200],
  exportGameLocal: [200, 403, 200],
  // Allowed, and then there is no built page in this test.
  exportGameWeb: [503, 403, 503],
  exportGameExcel: [200, 403, 200],
  replicateGame: [200, 403, 200],
  startFromIt: [200, 403, 200],
  reShare: [403, 403, 200],
  listShares: [403, 403, 200],
  deleteGame: [403, 200, 200],
};

describe.each(Object.entries(OPERATIONS))('%s by the receiver', (name, operation) => {
  test.each([1, 2, 3] as const)('of type %i', async (transferType) => {
    const held = await give(transferType);
    expect((await operation(held)).statusCode).toBe(MATRIX[name]?.[transferType - 1]);
  });
  test.each([1, 2] as const)('of type %i, revoked', async (transferType) => {
    const held = await give(transferType);
    const version = await versionOf('game', held.gameId);
    expect((await dana.delete(`/share/${held.shareId}`)).statusCode).toBe(200);
    const save = () => omar.put(`/game/${held.gameId}`, { name: 'Other' }, version);
    expect((await (name === 'saveGame' || name === 'blockGame' ? save() : operation(held))).statusCode).toBe(404);
  });
  test('of type 3, revoked: the copy stays its own', async () => {
    const held = await give(3);
    expect((await dana.delete(`/share/${held.shareId}`)).statusCode).toBe(200);
    expect((await operation(held)).statusCode).toBe(MATRIX[name]?.[2]);
  });
});

test('the lists say who holds what, and from whom', async () => {
  const lina = await app.signUp('lina');
  const game = (await dana.post('/game', { name: 'For Lina', setting: { gameType: 'firebase' } })).json()._id;
  const other = (await dana.post('/game', { name: 'To run', setting: { gameType: 'firebase' } })).json()._id;
  const third = (await dana.post('/game', { name: 'To keep', setting: { gameType: 'firebase' } })).json()._id;
  for (const [id, transferType] of [
    [game, 1],
    [other, 2],
    [third, 3],
  ]) {
    await dana.post('/share', { game: id, email: lina.user.email, transferType });
  }
  const show = (games: GameSummary[]) => games.map(({ name, access, sharedBy }) => [name, access, sharedBy]);
  const shared = (await lina.get('/game/shared?sortBy=name&sortDesc=false')).json();
  expect(show(shared.games)).toEqual([
    ['For Lina', 'editor', 'dana'],
    ['To run', 'runner', 'dana'],
  ]);
  expect(shared.count).toBe(2);
  expect(show((await lina.get('/game')).json().games)).toEqual([['To keep', 'owner', null]]);
  expect(show((await lina.get(`/game/show-many?ids=${other},${game},no-such-game`)).json().games)).toEqual([
    ['For Lina', 'editor', 'dana'],
  ]);
  expect((await lina.get('/game/shared?searchText=lina')).json().count).toBe(1);
  expect((await lina.get('/question')).json().count).toBe(0);
});

test('deleting a game takes it from its editors, restoring gives it back to them', async () => {
  const { gameId } = await give(1);
  await dana.delete(`/game/${gameId}`);
  expect((await omar.get(`/game/${gameId}`)).statusCode).toBe(404);
  expect((await omar.post(`/game/restore/${gameId}`)).statusCode).toBe(404);
  expect((await dana.post(`/game/restore/${gameId}`)).json()).toMatchObject({ numOfShares: 1, access: 'owner' });
  expect((await omar.get(`/game/${gameId}`)).json().access).toBe('editor');
});

test('a slide an editor makes is the game owner’s, and the editor cannot lock it', async () => {
  const { gameId } = await give(1);
  const { question } = (await omar.post('/question', { game: gameId, type: 'trivia' })).json();
  expect(question.createdBy).toBe(dana.user._id);
  expect((await omar.put(`/question/${question._id}`, { locked: true }, 1)).json().code).toBe('locked');
  expect((await dana.put(`/question/${question._id}`, { locked: true }, 1)).statusCode).toBe(200);
  expect((await omar.put(`/question/${question._id}`, { question: 'x' }, 2)).json().code).toBe('locked');
});

test('the run of an editor is the owner’s to watch as well', async () => {
  const { gameId } = await give(1);
  const room = (await omar.post('/room', { game: gameId })).json();
  expect((await omar.get(`/room/${room._id}`)).statusCode).toBe(200);
  expect((await dana.get(`/room/${room._id}`)).statusCode).toBe(200);
});
