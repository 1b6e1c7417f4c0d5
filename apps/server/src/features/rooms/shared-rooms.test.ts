import { CLOSE, Game, GameResult, LIVE_PROTOCOL, Room, WITHOUT_SHOW } from '@qc/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { type LiveApp, makeLiveApp, SocketPage } from './testing/live-app.ts';

let live: LiveApp;
let owner: TestClient;
let editor: TestClient;
let runner: TestClient;
beforeAll(async () => {
  live = await makeLiveApp();
  owner = await live.signUp('owner');
  editor = await live.signUp('editor');
  runner = await live.signUp('runner');
});
afterAll(() => live.close());

const seen = async (check: () => unknown) => expect.poll(check, { timeout: 8000, interval: 10 }).toBeTruthy();

/** The owner's game, shared with the editor for full editing and with the runner as a copy without editing. */
async function makeShared(): Promise<Game> {
  const setting = { gameType: 'firebase' };
  const made = await owner.post('/game', { name: 'Together', setting, language: 'en' });
  const game = Game.parse(made.json());
  expect((await owner.put(`/game/${game._id}`, { ...WITHOUT_SHOW, collectPhone: true }, game.version)).statusCode).toBe(
    200,
  );
  const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
  await owner.post('/question', { type: 'trueFalse', question: 'So?', answers, game: game._id });
  for (const [who, transferType] of [
    [editor, 1],
    [runner, 2],
  ] as const)
    await owner.post('/share', { game: game._id, email: who.user.email, transferType });
  return game;
}

async function open(who: TestClient, game: string): Promise<Room> {
  return Room.parse((await who.post('/room', { game })).json());
}

async function staffPage(who: TestClient, room: string, as: 'operator' | 'presenter'): Promise<SocketPage> {
  const page = new SocketPage(live.port, { cookie: who.cookie });
  const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, room, as, lastVersion: null };
  await page.say({ ...hello, session: who.user.session });
  return page;
}

it('a room is refused to who has only a copy, and ends for an editor whose share is taken back', async () => {
  const game = await makeShared();
  const room = await open(owner, game._id);
  const copy = await staffPage(runner, room._id, 'operator');
  await seen(() => copy.closeCode);
  expect(copy.closeCode).toBe(CLOSE.noRoom);
  expect((await runner.get(`/room/${room._id}`)).statusCode).toBe(404);

  const listed = (await editor.get('/room')).json().rooms;
  expect(listed).toMatchObject([{ _id: room._id, operator: owner.user.name }]);
  const console2 = await staffPage(editor, room._id, 'operator');
  const screen = await staffPage(editor, room._id, 'presenter');
  await seen(() => console2.of('welcomeOperator').length && screen.of('welcomePresenter').length);
  await console2.say({ t: 'operate', id: 'press-1', expect: null, action: { do: 'next' } });
  await seen(() => console2.of('ack').length);
  expect(live.host.room(room._id)?.state.phase.name).not.toBe('lobby');

  const { id } = await live.platform.db
    .selectFrom('share')
    .select('id')
    .where('game_id', '=', game._id)
    .where('receiver_id', '=', editor.user._id)
    .executeTakeFirstOrThrow();
  expect((await owner.delete(`/share/${id}`)).statusCode).toBe(200);
  await seen(() => console2.closeCode && screen.closeCode);
  expect([console2.closeCode, screen.closeCode]).toEqual([CLOSE.notAllowed, CLOSE.notAllowed]);
  expect((await editor.get(`/room/${room._id}`)).statusCode).toBe(404);
  expect((await editor.get('/room')).json().rooms).toEqual([]);
  expect((await owner.post(`/room/close/${room._id}`, {})).statusCode).toBe(200);
}, 20_000);

it('a run of a co-editor is its game owner’s result with the numbers; the co-editor looks without them', async () => {
  const game = await makeShared();
  const room = await open(editor, game._id);
  const second = await live.signUp('second');
  await owner.post('/share', { game: game._id, email: second.user.email, transferType: 1 });
  expect((await owner.get(`/room/${room._id}`)).statusCode).toBe(200);
  const player = new SocketPage(live.port);
  const { code } = room;
  const device = 'device-of-test';
  await player.say({ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token: null, device, lastVersion: null });
  await player.say({ t: 'join', id: 'join-1', name: 'Noa', phone: '050-1112222', consent: true });
  await seen(() => player.of('joined').length);
  const console1 = await staffPage(owner, room._id, 'operator');
  await seen(() => console1.of('welcomeOperator').length);
  await console1.say({ t: 'operate', id: 'press-1', expect: null, action: { do: 'next' } });
  await seen(() => console1.of('ack').length);
  const keeperFor = async (who: TestClient) => (await who.get(`/room/${room._id}`)).json().keeper;
  expect([await keeperFor(owner), await keeperFor(editor), await keeperFor(second)]).toEqual(['', '', 'owner']);
  expect((await owner.post(`/room/close/${room._id}`, {})).statusCode).toBe(200);
  expect(await keeperFor(second)).toBe('owner');
  const resultOf = async (who: TestClient) => {
    const { results } = (await who.get(`/GameResult?game=${game._id}`)).json();
    return results.length === 0 ? null : String(results[0]._id);
  };
  await expect.poll(() => resultOf(owner)).not.toBeNull();
  const path = `/api/GameResult/${await resultOf(owner)}`;
  const whole = GameResult.parse((await owner.get(path)).json());
  expect([whole.mine, whole.players[0]?.phone]).toEqual([true, '050-1112222']);

  expect(await resultOf(editor)).toBe(whole._id);
  const looked = GameResult.parse((await editor.get(path)).json());
  expect([looked.mine, looked.players[0]?.phone]).toEqual([false, null]);
  expect((await editor.get(`${path}/excel?language=en`)).body).not.toContain('1112222');
  expect((await editor.delete(path)).statusCode).toBe(404);
  expect(await resultOf(runner)).toBeNull();
  expect((await runner.get(path)).statusCode).toBe(404);
  player.close();
  console1.close();
});
