import { Game, LIVE_PROTOCOL, type OperatorAction, Room, WITHOUT_SHOW } from '@qc/contract';
import { DEMO_PLAYERS_MAX } from '@qc/contract/limits';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '#features/credits';
import { chargesOf, creditsOf, giveCredits } from '../../testing/give-credits.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type LiveApp, makeLiveApp, SocketPage } from './testing/live-app.ts';

let app: LiveApp;
let dana: TestClient;
let game: Game;
const pages: SocketPage[] = [];

const SLIDE = {
  type: 'trueFalse',
  question: 'Is the sea blue?',
  answers: ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 })),
};
const newGame = async (gameType = 'firebase') => {
  const made = Game.parse((await dana.post('/game', { name: 'Sea', setting: { gameType }, language: 'en' })).json());
  await dana.put(`/game/${made._id}`, WITHOUT_SHOW, made.version);
  for (let slide = 0; slide < 2; slide += 1) {
    const reply = await dana.post('/question', { ...SLIDE, game: made._id });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  return made;
};
const open = (demo = false, which = game) => dana.post('/room', { game: which._id, demo });
const opened = async (demo = false, which = game) => Room.parse((await open(demo, which)).json());
const credits = () => creditsOf(app.platform, dana.user._id);

beforeEach(async () => {
  app = await makeLiveApp({ config: { everythingFree: false } });
  dana = await app.signUp('dana');
  game = await newGame();
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await app.close();
});

const newPage = (headers = {}) => {
  const page = new SocketPage(app.port, { origin: app.url, ...headers });
  pages.push(page);
  return page;
};
const consoleOf = async (room: Room) => {
  const page = newPage({ cookie: dana.cookie });
  const { session } = dana.user;
  await page.say({
    t: 'helloStaff',
    protocol: LIVE_PROTOCOL,
    room: room._id,
    as: 'operator',
    session,
    lastVersion: null,
  });
  await expect.poll(() => page.of('welcomeOperator').length, { timeout: 5000 }).toBe(1);
  return page;
};
const join = async (room: Room, name: string) => {
  const page = newPage();
  const device = `device-${name}-0123`;
  await page.say({
    t: 'helloPlayer',
    protocol: LIVE_PROTOCOL,
    code: room.code,
    token: null,
    device,
    lastVersion: null,
  });
  await page.say({ t: 'join', id: `join-${name}`, name, phone: '', consent: true });
  return page;
};
let presses = 0;
const operate = (page: SocketPage, action: OperatorAction, expectStep: number | null = null) =>
  page.say({ t: 'operate', id: `press-${(presses += 1)}`, expect: expectStep, action });
const press = (page: SocketPage, what: 'next' | 'end', expectStep: number | null = 0) =>
  operate(page, { do: what }, expectStep);
const refusals = (page: SocketPage) => page.of('refused').map(({ code }) => code);

describe('opening a room', () => {
  it('is refused without credits: nobody waits in a lobby in vain', async () => {
    const reply = await open();
    expect([reply.statusCode, reply.json().code]).toEqual([402, 'outOfCredits']);
    expect(app.host.rooms()).toEqual([]);
    await giveCredits(app.platform, dana.user._id, 1);
    expect(await opened()).toMatchObject({ demo: false, price: 1, startedAt: null });
    expect([await credits(), await chargesOf(app.platform)]).toEqual([1, []]);
  });

  it('is refused for a call-in game where the house has no telephone line, as a trial, too', async () => {
    await giveCredits(app.platform, dana.user._id, 10);
    const other = await newGame('dialer');
    for (const demo of [false, true]) {
      const refused = await open(demo, other);
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'noTelephoneLine']);
    }
    expect(app.host.rooms()).toEqual([]);
  });

  it('costs what clickers cost, and is refused to who cannot pay them', async () => {
    await giveCredits(app.platform, dana.user._id, 4);
    const remotes = await newGame('remotes');
    expect((await open(false, remotes)).json().code).toBe('outOfCredits');
    await giveCredits(app.platform, dana.user._id, 1);
    expect(await opened(false, remotes)).toMatchObject({ price: 5 });
  });

  it('is refused where remotes are switched off, as a demo, too', async () => {
    await giveCredits(app.platform, dana.user._id, 10);
    await app.platform.db
      .updateTable('app_user')
      .set({ disable_remotes_games: 1 })
      .where('name', '=', 'dana')
      .execute();
    const remotes = await newGame('remotes');
    expect([(await open(false, remotes)).statusCode, (await open(true, remotes)).json().code]).toEqual([
      409,
      'remotesDisabled',
    ]);
    expect((await open()).statusCode).toBe(200);
  });

  it('gives the open room back that is of its kind, and no other', async () => {
    await giveCredits(app.platform, dana.user._id, 1);
    const [paid, demo] = [await opened(), await opened(true)];
    expect(demo).toMatchObject({ demo: true, price: 0 });
    expect(demo._id).not.toBe(paid._id);
    expect([(await opened())._id, (await opened(true))._id]).toEqual([paid._id, demo._id]);
    const { rooms } = (await dana.get('/room')).json<{ rooms: Room[] }>();
    expect(rooms.map((room) => `${room.demo} ${room.price}`).toSorted()).toEqual(['false 1', 'true 0']);
  });
});

describe('a demo', () => {
  it('is free, and never more than three play, whoever comes at one instant, leaves and comes again', async () => {
    const demo = await opened(true);
    const players = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => join(demo, `player-${name}`)));
    const count = (t: 'joined' | 'refused') => players.filter((page) => page.of(t).length > 0).length;
    await expect.poll(() => [count('joined'), count('refused')]).toEqual([DEMO_PLAYERS_MAX, 2]);
    expect(players.flatMap(refusals)).toEqual(['roomFull', 'roomFull']);
    const operator = await consoleOf(demo);
    await press(operator, 'next');
    await expect.poll(() => operator.of('ack').length).toBe(1);
    const late = await join(demo, 'late');
    await expect.poll(() => refusals(late)).toEqual(['roomFull']);
    await players[0]?.say({ t: 'leave', id: 'leave-1' });
    await Promise.all([join(demo, 'sixth'), join(demo, 'seventh')]);
    await expect.poll(() => app.host.room(demo._id)?.state.seats.length).toBeGreaterThan(DEMO_PLAYERS_MAX - 1);
    expect(app.host.room(demo._id)?.state.players).toBeLessThanOrEqual(DEMO_PLAYERS_MAX);
    expect(await chargesOf(app.platform)).toEqual([]);
  });

  it('stays small whatever its author and its operator do, and is never played on as a paid run (C-09)', async () => {
    const demo = await opened(true);
    const operator = await consoleOf(demo);
    for (const name of ['a', 'b', 'c']) await join(demo, `player-${name}`);
    await expect.poll(() => app.host.room(demo._id)?.state.players).toBe(DEMO_PLAYERS_MAX);
    const { version } = Game.parse((await dana.get(`/game/${game._id}`)).json());
    expect((await dana.put(`/game/${game._id}`, { maxParticipants: 500 }, version)).statusCode).toBe(200);
    for (const forged of [{ playersLimit: 500 }, { price: 0 }, { maxParticipants: 500 }])
      expect((await dana.post('/room', { game: game._id, demo: true, ...forged })).statusCode).toBe(400);
    const ways: OperatorAction[] = [
      { do: 'lock', on: false },
      { do: 'lateJoin', on: true },
      { do: 'unbanAll' },
      { do: 'next' },
      { do: 'closeAnswers' },
      { do: 'back' },
    ];
    for (const [at, action] of ways.entries()) {
      await operate(operator, action);
      await expect.poll(() => operator.of('ack').length + operator.of('refused').length).toBe(at + 1);
      const late = await join(demo, `late-${at}`);
      await expect.poll(() => refusals(late)).toEqual(['roomFull']);
    }
    // With credits by now, the demo is given back as what it is.
    await giveCredits(app.platform, dana.user._id, 1);
    expect(await opened(true)).toMatchObject({ _id: demo._id, demo: true });
    expect((await opened())._id).not.toBe(demo._id);
    expect(app.host.room(demo._id)?.state.players).toBe(DEMO_PLAYERS_MAX);
    expect([await chargesOf(app.platform), await credits()]).toEqual([[], 1]);
  });

  it('may be opened twenty times an hour, and then a run that is paid still may', async () => {
    await giveCredits(app.platform, dana.user._id, 1);
    const { db } = app.platform;
    // Each time the one before has ended.
    const end = () => db.updateTable('room').set({ ended_at_ms: 1, code: null }).execute();
    for (let n = 0; n < 20; n += 1) {
      expect((await open(true)).statusCode).toBe(200);
      // Given back, not opened: it is no new one.
      if (n === 0) expect((await open(true)).statusCode).toBe(200);
      await end();
    }
    expect([(await open(true)).json().code, (await open()).statusCode]).toEqual(['tooManyRequests', 200]);
  });
});

describe('the first slide', () => {
  it('is charged once, whatever two consoles press, and the balance goes down', async () => {
    await giveCredits(app.platform, dana.user._id, 2);
    const room = await opened();
    const [one, two] = [await consoleOf(room), await consoleOf(room)];
    for (let n = 0; n < 25; n += 1) await Promise.all([press(one, 'next'), press(two, 'next')]);
    await expect
      .poll(() => [one, two].map((page) => page.of('ack').length + page.of('refused').length))
      .toEqual([25, 25]);
    expect([...one.of('ack'), ...two.of('ack')]).toHaveLength(1);
    await expect.poll(() => chargesOf(app.platform)).toEqual(['room posted 1']);
    expect(await credits()).toBe(1);
    expect(Room.parse((await dana.get(`/room/${room._id}`)).json())).toMatchObject({ price: 1, demo: false });
  });

  it('is refused when the credits went elsewhere meanwhile; the room waits, and starts once there are some', async () => {
    await giveCredits(app.platform, dana.user._id, 1);
    const [first, second] = [await opened(), await opened(false, await newGame())];
    const [one, two] = [await consoleOf(first), await consoleOf(second)];
    await press(one, 'next');
    await expect.poll(() => one.of('ack').length).toBe(1);
    await press(two, 'next');
    await expect.poll(() => refusals(two)).toEqual(['outOfCredits']);
    expect(app.host.room(second._id)?.state.phase.name).toBe('lobby');
    await giveCredits(app.platform, dana.user._id, 1);
    await press(two, 'next');
    await expect.poll(() => two.of('ack').length).toBe(1);
    await expect.poll(() => chargesOf(app.platform)).toEqual(['room posted 1', 'room posted 1']);
    expect(await credits()).toBe(0);
  });

  it('lets the run go on to its result when the credits end meanwhile, and refuses the next start (C-07)', async () => {
    await giveCredits(app.platform, dana.user._id, 3);
    const [room, waiting] = [await opened(), await opened(false, await newGame())];
    const [operator, other] = [await consoleOf(room), await consoleOf(waiting)];
    const player = await join(room, 'noa');
    await expect.poll(() => player.of('joined').length).toBe(1);
    await press(operator, 'next');
    await expect.poll(() => chargesOf(app.platform)).toEqual(['room posted 1']);
    const admin = await app.signUpAs('admin', 1);
    const { subscriptions } = (await dana.get('/subscription')).json();
    await admin.put(`/subscription/${subscriptions[0]._id}`, { expiredFromAdmin: true });
    await press(other, 'next');
    await expect.poll(() => refusals(other)).toEqual(['outOfCredits']);
    expect((await open(false, await newGame())).json().code).toBe('outOfCredits');
    const answer = { slide: 0, visit: 1, response: { type: 'trueFalse', picks: [0] } };
    await player.say({ t: 'answer', id: 'answer-1', ...answer });
    await expect.poll(() => player.of('ack').length).toBe(1);
    for (let n = 0; n < 12 && app.host.room(room._id)?.state.phase.name !== 'ended'; n += 1) {
      await press(operator, 'next', null);
      await expect.poll(() => operator.of('ack').length).toBe(n + 2);
    }
    await expect.poll(async () => (await dana.get('/GameResult')).json().count).toBe(1);
    expect((await dana.get('/GameResult')).json().results).toMatchObject([{ playersCount: 1, questionsCount: 2 }]);
    expect([await chargesOf(app.platform), await credits()]).toEqual([['room posted 1'], 0]);
    const after = (await dana.get('/subscription')).json().subscriptions;
    expect(after).toMatchObject([{ originalAmount: 3, usesUsed: 1, usagesLeft: 0, usesExpired: 2, expired: true }]);
    expect(await verifyLedger(app.platform.db)).toBe(0);
  });

  it('gives the credits back when the run ends before anybody has answered', async () => {
    await giveCredits(app.platform, dana.user._id, 1);
    const room = await opened();
    const operator = await consoleOf(room);
    await press(operator, 'next');
    await expect.poll(() => chargesOf(app.platform)).toEqual(['room posted 1']);
    expect((await dana.post(`/room/close/${room._id}`, {})).statusCode).toBe(200);
    expect([await chargesOf(app.platform), await credits()]).toEqual([['room voided 1'], 1]);
  });

  it('is not for whoever was restricted meanwhile', async () => {
    await giveCredits(app.platform, dana.user._id, 1);
    const operator = await consoleOf(await opened());
    const admin = await app.signUpAs('admin', 1);
    await admin.put(`/admin/user/${dana.user._id}`, { disabledFromAdmin: true });
    await press(operator, 'next');
    await expect.poll(() => operator.of('goodbye').length).toBe(1);
    expect([await chargesOf(app.platform), await credits()]).toEqual([[], 1]);
  });
});

describe('clickers beside phones', () => {
  const letIn = async (room: Room) => {
    const page = await consoleOf(room);
    await operate(page, { do: 'letIn', device: 'remotes', on: true });
    await operate(page, { do: 'addPlayers', names: ['Noa'] });
    await operate(page, { do: 'pairRemote', remote: 'buzz:1', seat: 0 });
    await expect.poll(() => page.of('ack').length, { timeout: 5000 }).toBe(3);
    return page;
  };

  it('make the run as dear as they are', async () => {
    await giveCredits(app.platform, dana.user._id, 6);
    const page = await letIn(await opened());
    await press(page, 'next');
    await expect.poll(credits, { timeout: 5000 }).toBe(1);
    expect(await chargesOf(app.platform)).toEqual(['room posted 5']);
  });

  it('are refused at the first slide to who cannot pay them, or may not have them', async () => {
    await giveCredits(app.platform, dana.user._id, 4);
    const page = await letIn(await opened());
    await press(page, 'next');
    await expect.poll(() => refusals(page), { timeout: 5000 }).toEqual(['outOfCredits']);
    await giveCredits(app.platform, dana.user._id, 6);
    await app.platform.db
      .updateTable('app_user')
      .set({ disable_remotes_games: 1 })
      .where('name', '=', 'dana')
      .execute();
    await press(page, 'next');
    await expect.poll(() => refusals(page), { timeout: 5000 }).toEqual(['outOfCredits', 'remotesDisabled']);
    await operate(page, { do: 'letIn', device: 'remotes', on: false });
    await press(page, 'next');
    await expect.poll(credits, { timeout: 5000 }).toBe(9);
  });
});
