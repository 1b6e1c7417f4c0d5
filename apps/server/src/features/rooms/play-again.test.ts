import { Game, LIVE_PROTOCOL, type OperatorAction, Room, WITHOUT_SHOW } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#features/credits';
import { creditsOf, giveCredits } from '../../testing/give-credits.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { messageId, helloOf, makeLiveBench } from './testing/live-bench.ts';
import { sampleGame } from './testing/sample-game.ts';
import { type LiveApp, makeLiveApp, SocketPage } from './testing/live-app.ts';

let app: LiveApp;
let dana: TestClient;
let room: Room;
let token = '';
const pages: SocketPage[] = [];

beforeAll(async () => {
  app = await makeLiveApp({ config: { everythingFree: false } });
  dana = await app.signUp('dana');
  await giveCredits(app.platform, dana.user._id, 2);
  const setting = { gameType: 'firebase' };
  const game = Game.parse((await dana.post('/game', { name: 'Sea', setting, language: 'en' })).json());
  await dana.put(`/game/${game._id}`, WITHOUT_SHOW, game.version);
  const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
  await dana.post('/question', { type: 'trueFalse', question: 'Is the sea blue?', answers, game: game._id });
  room = Room.parse((await dana.post('/room', { game: game._id })).json());
});
afterAll(async () => {
  for (const page of pages) page.close();
  await app.close();
});

const newPage = (headers = {}) => {
  const page = new SocketPage(app.port, { origin: app.url, ...headers });
  pages.push(page);
  return page;
};
const protocol = LIVE_PROTOCOL;
async function screen(as: 'operator' | 'presenter') {
  const page = newPage({ cookie: dana.cookie });
  await page.say({ t: 'helloStaff', protocol, room: room._id, as, session: dana.user.session, lastVersion: null });
  return page;
}
async function player(token: string | null) {
  const page = newPage();
  await page.say({ t: 'helloPlayer', protocol, code: room.code, token, device: 'device-maya-0123', lastVersion: 7 });
  return page;
}
let presses = 0;
const operate = (page: SocketPage, action: OperatorAction) =>
  page.say({ t: 'operate', id: `press-${(presses += 1)}`, expect: null, action });
const answerOf = (id: string) =>
  ({ t: 'answer', id: messageId(id), slide: 0, visit: 1, response: { type: 'trueFalse', picks: [0] } }) as const;
const again = (who: TestClient, id: string, game?: string) => who.post(`/room/again/${id}`, { game });
async function newGame(
  who: TestClient,
  name: string,
  { slides = 1, gameType = 'firebase', language = 'en', settings = {} } = {},
) {
  const game = Game.parse((await who.post('/game', { name, setting: { gameType }, language })).json());
  await who.put(`/game/${game._id}`, settings, game.version);
  const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
  if (slides > 0) await who.post('/question', { type: 'trueFalse', question: 'Is it?', answers, game: game._id });
  return { id: game._id };
}
const started = (id: string) => app.host.room(id)?.state.startedAtMs !== null;

describe('playing again with the same people', () => {
  it('is refused to who may not operate the room, and where there is no room', async () => {
    const eve = await app.signUp('eve');
    expect((await again(eve, room._id)).json().code).toBe('notFound');
    expect((await again(dana, '0123456789abcdef01234567')).json().code).toBe('notFound');
  });

  it('ends the run and opens a new one under the code, in which everybody has the own place, for its price', async () => {
    const maya = await player(null);
    await maya.say({ t: 'join', id: 'join-maya', name: 'Maya', phone: '', consent: true });
    await expect.poll(() => maya.of('joined').length).toBe(1);
    token = maya.of('joined')[0]?.token ?? '';
    const operator = await screen('operator');
    await operate(operator, { do: 'next' });
    await expect.poll(() => started(room._id)).toBe(true);
    await maya.say(answerOf('first'));
    await expect.poll(() => maya.of('ack').length).toBe(1);
    const replies = await Promise.all([again(dana, room._id), again(dana, room._id)]);
    const [next, same] = replies.map((reply) => Room.parse(reply.json()));
    expect(next).toMatchObject({ code: room.code, open: true, startedAt: null, playersCount: 1, price: 1 });
    expect([same?._id, next?._id === room._id]).toEqual([next?._id, false]);
    // Whoever looked on is sent on; the old address of the big screen shows the new room.
    await expect.poll(() => maya.of('goodbye').length).toBe(1);
    expect(maya.of('goodbye')).toMatchObject([{ reason: 'restart' }]);
    const back = await player(token);
    await expect.poll(() => back.of('welcomePlayer').length).toBe(1);
    expect(back.of('welcomePlayer')[0]).toMatchObject({
      view: { phase: { phase: 'lobby' } },
      own: { name: 'Maya', score: 0 },
    });
    const wall = await screen('presenter');
    await expect.poll(() => wall.of('welcomePresenter').length).toBe(1);
    expect(wall.of('welcomePresenter')[0]).toMatchObject({ view: { phase: { phase: 'lobby' }, players: 1 } });
    // It is paid for when it starts, as the first one was.
    expect(await creditsOf(app.platform, dana.user._id)).toBe(1);
    const second = await screen('operator');
    await operate(second, { do: 'next' });
    await expect.poll(() => started(next?._id ?? '')).toBe(true);
    await back.say(answerOf('second'));
    await expect.poll(() => back.of('ack').length).toBe(1);
    await operate(second, { do: 'end' });
    await expect.poll(() => app.host.room(next?._id ?? '')?.state.phase.name).toBe('ended');
    await app.host.whenKept(next?._id ?? '');
    expect(await creditsOf(app.platform, dana.user._id)).toBe(0);
    const { results } = (await dana.get('/GameResult')).json<{ results: { playersCount: number }[] }>();
    expect(results.map(({ playersCount }) => playersCount)).toEqual([1, 1]);
    expect(await verifyLedger(app.platform.db)).toBe(0);
    // There is nothing left for a third run.
    expect((await again(dana, next?._id ?? '')).json().code).toBe('outOfCredits');
    await giveCredits(app.platform, dana.user._id, 4);
    const third = Room.parse((await again(dana, room._id)).json());
    expect(third).toMatchObject({ code: room.code, playersCount: 1, startedAt: null });
  });

  it('refuses another game that cannot be run, and nothing of the room ends', async () => {
    const eve = await app.signUp('eva');
    const codeOf = async (game: string) => (await again(dana, room._id, game)).json().code;
    expect(await codeOf((await newGame(eve, 'Not hers')).id)).toBe('notFound');
    expect(await codeOf((await newGame(dana, 'Empty', { slides: 0 })).id)).toBe('gameHasGaps');
    expect(await codeOf((await newGame(dana, 'Dear', { gameType: 'remotes' })).id)).toBe('outOfCredits');
    expect(await codeOf((await newGame(dana, 'Calls', { gameType: 'dialer' })).id)).toBe('noTelephoneLine');
    const open = await newGame(dana, 'Open');
    await dana.post('/room', { game: open.id });
    expect(await codeOf(open.id)).toBe('gameIsOpen');
    const now = Room.parse((await again(dana, room._id)).json());
    expect(now).toMatchObject({ name: 'Sea', open: true, playersCount: 1 });
  });

  it('leads the people to another game, in another language and in teams, and the console with them', async () => {
    const before = Room.parse((await again(dana, room._id)).json());
    const teams = { mode: 'assign', names: ['Blue', 'Red'], rule: 'sum', best: 3 };
    const other = await newGame(dana, 'כוכבים', { language: 'he', settings: { teams } });
    const next = Room.parse((await again(dana, before._id, other.id)).json());
    expect(next).toMatchObject({ code: room.code, game: other.id, name: 'כוכבים', playersCount: 1, price: 1 });
    const page = newPage({ cookie: dana.cookie });
    const { session } = dana.user;
    await page.say({ t: 'helloStaff', protocol, room: before._id, as: 'operator', session, lastVersion: null });
    await expect.poll(() => page.of('welcomeOperator').length).toBe(1);
    const [welcome] = page.of('welcomeOperator');
    expect(welcome).toMatchObject({
      room: { name: 'כוכבים', language: 'he' },
      view: { again: true, phase: { phase: 'lobby' } },
    });
    expect(welcome?.seats.map(({ name, team, score }) => [name, team, score])).toEqual([['Maya', 0, 0]]);
    // Staying needs no press; who leaves frees the place, and is told so.
    const maya = await player(token);
    await expect.poll(() => maya.of('welcomePlayer').at(-1)?.own?.name).toBe('Maya');
    await maya.say({ t: 'leave', id: messageId('leave') });
    await expect.poll(() => maya.of('ack').length).toBe(1);
    expect(maya.of('own').at(-1)).toEqual({ t: 'own', own: null });
    expect(app.host.room(next._id)?.state.players).toBe(0);
    await maya.say({ t: 'join', id: 'join-again', name: 'Maya', phone: '', consent: true });
    await expect.poll(() => maya.of('joined').length).toBe(1);
  });
});

it('brings the people back after a crash, and whom the host keeps out stays out', async () => {
  const bench = await makeLiveBench();
  const first = await bench.openRoom();
  const noa = await bench.player(first.code, 'Noa');
  await bench.player(first.code, 'Omar');
  const operator = await bench.operator(first.id);
  operator.say({ t: 'operate', id: messageId('ban'), expect: null, action: { do: 'ban', seat: 1 } });
  operator.say({ t: 'operate', id: messageId('end'), expect: null, action: { do: 'end' } });
  await bench.settle();
  await bench.host.whenKept(first.id);
  const run = { gameId: 'game-again', userId: bench.ownerId, gameType: 'firebase', game: sampleGame() } as const;
  const opened = await bench.host.openAgain(first.id, run);
  expect(await bench.host.openAgain('nowhere', run)).toBe('gone');
  if (opened === null || opened === 'gone') throw new Error('the people are there');
  const next = await bench.restart();
  const state = next.host.roomNow(first.id)?.state;
  expect(state).toMatchObject({ code: first.code, phase: { name: 'lobby' }, players: 1 });
  const token = noa.wire.last('joined')?.token ?? '';
  const back = next.page();
  const hello = helloOf(first.code);
  back.say(hello.t === 'helloPlayer' ? { ...hello, token } : hello);
  await next.settle();
  expect(back.wire.last('welcomePlayer')).toMatchObject({ own: { name: 'Noa' } });
  await next.remove();
});
