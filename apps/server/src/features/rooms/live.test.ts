import { CLOSE, GameResult, LIVE_SEND_PATH, LIVE_STREAM_HEADER, LIVE_STREAM_PATH, OperatorAction } from '@qc/contract';
import { ROOMS_OPEN_MAX } from '@qc/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../../testing/form.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { makeLiveApp, openTestRoom, SocketPage } from './testing/live-app.ts';
import { hello, oneQuestion as slides, seen, staffHello, staffPage } from './testing/live-pages.ts';
import { sampleGame } from './testing/sample-game.ts';
import type { LiveApp } from './testing/live-app.ts';

let live: LiveApp;
let owner: TestClient;
let stranger: TestClient;
beforeAll(async () => {
  live = await makeLiveApp();
  owner = await live.signUp('owner');
  stranger = await live.signUp('stranger');
});
afterAll(() => live.close());

describe('rooms over HTTP', () => {
  it('open once for the same game, are listed, and close', async () => {
    const room = await openTestRoom(owner, slides);
    expect(room).toMatchObject({ open: true, code: expect.stringMatching(/^\d{6}$/) });
    const again = await Promise.all([1, 2, 3].map(() => owner.post('/room', { game: room.game })));
    expect(new Set(again.map((reply) => reply.json()._id))).toEqual(new Set([room._id]));
    expect((await owner.get('/room')).json().rooms).toContainEqual(room);
    expect((await stranger.get(`/room/${room._id}`)).statusCode).toBe(404);
    expect((await stranger.post(`/room/close/${room._id}`)).statusCode).toBe(404);
    expect((await owner.post(`/room/close/${room._id}`)).json()).toEqual({ ok: true });
    expect((await owner.get(`/room/${room._id}`)).json()).toMatchObject({ open: false, code: '' });
    expect((await owner.post(`/room/close/${room._id}`)).statusCode).toBe(200);
  });

  it('are a hundred for one person at most, until one closes', async () => {
    const many = await live.signUp('many');
    const room = await openTestRoom(many, slides);
    for (let count = 1; count < ROOMS_OPEN_MAX; count += 1)
      await live.host.open({
        gameId: `game-of-many-${count}`,
        userId: many.user._id,
        gameType: 'firebase',
        game: sampleGame(),
      });
    const next = () => openTestRoom(many, slides);
    await expect(next()).rejects.toThrow('tooManyRooms');
    expect((await many.post('/room', { game: room.game })).json()._id).toBe(room._id);
    await many.post(`/room/close/${room._id}`);
    expect((await next()).open).toBe(true);
  });

  it('refuse a game with gaps and a stranger’s game', async () => {
    const created = await owner.post('/game', { name: 'Empty', setting: { gameType: 'firebase' } });
    const reply = await owner.post('/room', { game: created.json()._id });
    expect(reply.json().code).toBe('gameHasGaps');
    expect((await stranger.post('/room', { game: created.json()._id })).statusCode).toBe(404);
  });
});

describe('a whole run', () => {
  it('goes from joining to the stored result; phones are the owner’s alone', async () => {
    const room = await openTestRoom(owner, slides);
    const operator = await staffPage(live, owner, room._id);
    const player = new SocketPage(live.port);
    await player.say(hello(room.code));
    await player.say({ t: 'join', id: 'join-1', name: 'Noa', phone: '', consent: true });
    await seen(() => player.of('joined').length);
    await player.say({ t: 'face', id: 'face-1' });
    await seen(() => player.of('own').some((event) => event.own?.face !== player.of('joined')[0]?.own.face));
    await operator.say({ t: 'operate', id: 'press-1', expect: null, action: { do: 'next' } });
    await seen(() => player.of('player').some((event) => event.view.phase.phase === 'question'));
    await player.say({ t: 'answer', id: 'answer-1', slide: 0, visit: 1, response: { type: 'trivia', picks: [1] } });
    await seen(() => player.of('ack').length);
    await operator.say({ t: 'operate', id: 'press-2', expect: null, action: { do: 'reveal' } });
    await seen(() => player.of('own').some((event) => event.own?.result?.correct));
    await operator.say({ t: 'operate', id: 'press-3', expect: null, action: { do: 'end' } });
    await seen(() => player.of('player').some((event) => event.view.phase.phase === 'ended'));
    await expect.poll(async () => (await owner.get(`/GameResult?game=${room.game}`)).json().count).toBe(1);
    const list = (await owner.get(`/GameResult?game=${room.game}`)).json();
    const path = `/api/GameResult/${list.results[0]._id}`;
    const result = GameResult.parse((await owner.get(path)).json());
    expect(result).toMatchObject({ playersCount: 1, questionsCount: 1, rightShare: 1 });
    expect(result.players[0]).toMatchObject({
      name: 'Noa',
      rightCount: 1,
      answers: [{ response: { picks: [1] }, correct: true }],
    });
    const parts = { correction: JSON.stringify({ slide: 0, key: { kind: 'choice', correct: [0] } }) };
    expect((await sendForm(live, owner, { method: 'PUT', url: path, parts })).statusCode).toBe(200);
    await seen(() => player.of('own').at(-1)?.own?.score === 0);
    await player.say({ t: 'askReview', id: 'review-1' });
    await seen(() => player.of('review').some(({ rows }) => rows[0]?.correct === false));
    expect(result.game).toBe(room.game);
    expect((await owner.delete(`/game/${room.game}`)).statusCode).toBe(200);
    expect((await owner.get(path)).json().game).toBeNull();
    expect((await stranger.get(path)).statusCode).toBe(404);
    expect((await stranger.delete(path)).statusCode).toBe(404);
    expect((await owner.delete(path)).statusCode).toBe(200);
    expect((await owner.get(path)).statusCode).toBe(404);
    for (const page of [operator, player]) page.close();
  });
});

describe('big screens', () => {
  it('say how they sound to consoles alone, hear which of them sounds, and players say nothing of it', async () => {
    const room = await openTestRoom(owner, slides);
    const screen = await staffPage(live, owner, room._id, 'presenter');
    const operator = await staffPage(live, owner, room._id);
    const player = new SocketPage(live.port);
    await player.say(hello(room.code));
    await player.say({ t: 'join', id: 'join-1', name: 'Noa', phone: '', consent: true });
    const word = { t: 'screen', screen: 'screen-1', sound: 'on', volume: 70, w: 1920, h: 1080, level: 0 } as const;
    for (const page of [operator, player]) await page.say({ ...word, screen: 'screen-2' });
    await player.say({ t: 'screenWish', id: 'wish-1', wish: { do: 'test' } });
    await screen.say({ t: 'screenWish', id: 'wish-2', wish: { do: 'duck', on: true } });
    await screen.say({ ...word, volume: 101 });
    await screen.say(word);
    await seen(() => operator.of('screens').length && screen.of('sounding').length && screen.of('refused').length);
    expect(operator.of('screens').at(-1)?.rows).toMatchObject([{ screen: 'screen-1', sounds: true, chosen: false }]);
    await operator.say({ t: 'screenWish', id: 'wish-3', wish: { do: 'duck', on: true } });
    await operator.say({ t: 'screenWish', id: 'wish-4', wish: { do: 'test' } });
    await seen(() => screen.of('testSound').length && operator.of('ack').length === 2);
    expect(screen.of('sounding').map(({ ducked }) => ducked)).toEqual([false, true]);
    operator.close();
    await seen(() => screen.of('sounding').length === 3);
    expect(screen.of('sounding').at(-1)?.ducked).toBe(false);
    expect([...player.of('screens'), ...player.of('sounding'), ...screen.of('screens')]).toEqual([]);
    for (const page of [screen, player]) page.close();
  });
});

describe('operator actions (L-03)', () => {
  const seat = 0;
  const actions: OperatorAction[] = [
    { do: 'next' },
    { do: 'back' },
    { do: 'skip' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'addTime', seconds: 30 },
    { do: 'closeAnswers' },
    { do: 'reveal' },
    { do: 'showStandings' },
    { do: 'showFirstVote', on: true },
    { do: 'showPodium' },
    { do: 'mute', on: true },
    { do: 'volume', level: 40 },
    { do: 'black', on: true },
    { do: 'largeCode', on: true },
    { do: 'calm', on: true },
    { do: 'openScreenLink' },
    { do: 'screenLinkKeys', number: 1, on: true },
    { do: 'closeScreenLink', number: 1 },
    { do: 'lock', on: true },
    { do: 'kick', seat },
    { do: 'rename', seat, name: 'Mallory' },
    { do: 'hideStandings' },
    { do: 'autoAdvance', on: true },
    { do: 'lateJoin', on: false },
    { do: 'twoStep', on: true },
    { do: 'reactions', on: false },
    { do: 'spectators', on: false },
    { do: 'quiet', seat, on: true },
    { do: 'ban', seat },
    { do: 'unbanAll' },
    { do: 'removeSince', sinceMs: 0 },
    { do: 'extraTime', seat, percent: 100 },
    { do: 'moveTeam', seat, team: 0 },
    { do: 'correctKey', slide: 0, key: { kind: 'void' } },
    { do: 'letIn', device: 'remotes', on: true },
    { do: 'addPlayers', names: ['Mallory'] },
    { do: 'pairRemote', remote: 'buzz:1', seat },
    { do: 'pairRemotes', pairs: [{ remote: 'buzz:1', seat }] },
    { do: 'unpairRemote', remote: 'buzz:1' },
    { do: 'removeBridge', host: 'bridgeA1' },
    { do: 'judge', seat, right: true },
    { do: 'passTurn', seat },
    { do: 'reopen', visit: 1, pressed: 0 },
    { do: 'rejudge', slide: 0, seat, right: true },
    { do: 'end' },
  ];
  const STILL = ['mute', 'black', 'largeCode'];
  const forged = { as: 'operator', role: 0, isOperator: true, user: 'owner' };

  it('are all in this test', () => {
    const known = OperatorAction.def.options.map((option) => option.shape.do.def.values[0]);
    expect(new Set(actions.map((action) => action.do))).toEqual(new Set(known));
  });

  it('are taken from nobody but the operator', async () => {
    const room = await openTestRoom(owner, slides);
    const signedOut = await live.signUp('signedout');
    const gone = { cookie: signedOut.cookie, session: signedOut.user.session };
    await signedOut.post('/auth/logout');
    const connect = async (first: object | null, headers: Record<string, string> = {}) => {
      const page = new SocketPage(live.port, headers);
      if (first) await page.say(first);
      return page;
    };
    const cookie = owner.cookie;
    const pages = {
      anonymous: await connect(null),
      guest: await connect(hello(room.code)),
      player: await connect(hello(room.code)),
      forger: await connect(hello(room.code), { 'x-role': 'operator' }),
      forgedHello: await connect({ ...hello(room.code), ...forged }),
      playerWithOwnersCookie: await connect(hello(room.code), { cookie }),
      stranger: await staffPage(live, stranger, room._id),
      signedOut: await connect(staffHello(room._id, gone.session), { cookie: gone.cookie }),
      cookieAlone: await connect(staffHello(room._id, ''), { cookie }),
      sessionAlone: await connect(staffHello(room._id, owner.user.session)),
      sessionOfAnother: await connect(staffHello(room._id, stranger.user.session), { cookie }),
      presenter: await staffPage(live, owner, room._id, 'presenter'),
    };
    await pages.player.say({ t: 'join', id: 'join-1', name: 'Noa', phone: '', consent: true });
    await pages.forger.say({ t: 'join', id: 'join-2', name: 'Eve', phone: '', consent: true });
    await seen(() => pages.player.of('joined').length && pages.forger.of('joined').length);
    await seen(() => pages.presenter.of('welcomePresenter').length);
    const before = live.host.room(room._id)?.state.step;
    for (const page of Object.values(pages))
      for (const [index, action] of actions.entries()) {
        if (page.socket.readyState > 1) continue;
        await page.say({ t: 'operate', id: `forged-${index}`, expect: null, action });
        if (page === pages.forger)
          await page.say({ t: 'operate', id: `flag-${index}`, expect: null, action, ...forged });
      }
    await seen(() => pages.player.of('refused').length === actions.length);
    // What moves nothing may be done by a key on the host's own big screen.
    await seen(() => pages.presenter.of('refused').length === actions.length - STILL.length);
    await new Promise((resolve) => setTimeout(resolve, 100));
    for (const [who, page] of Object.entries(pages)) {
      const acked = page.of('ack').map(({ id }) => actions[Number(id.split('-')[1])]?.do);
      expect(acked, who).toEqual(page === pages.presenter ? STILL : []);
      expect(
        page.of('refused').every((refused) => refused.code === 'notAllowed'),
        who,
      ).toBe(true);
      expect(page.of('welcomeOperator'), who).toEqual([]);
    }
    const state = live.host.room(room._id)?.state;
    expect(state).toMatchObject({ step: before, phase: { name: 'lobby' }, locked: false, muted: true, players: 2 });
    expect(pages.signedOut.closeCode).toBe(CLOSE.notAllowed);
    expect(pages.cookieAlone.closeCode).toBe(CLOSE.notAllowed);
    expect(pages.sessionAlone.closeCode).toBe(CLOSE.notAllowed);
    expect(pages.sessionOfAnother.closeCode).toBe(CLOSE.notAllowed);
    expect(pages.stranger.closeCode).toBe(CLOSE.noRoom);
    for (const page of Object.values(pages)) page.close();
  });

  it('are refused once the operator has signed out', async () => {
    const leaver = await live.signUp('leaver');
    const room = await openTestRoom(leaver, slides);
    const console1 = await staffPage(live, leaver, room._id);
    await seen(() => console1.of('welcomeOperator').length);
    await leaver.post('/auth/logout');
    await console1.say({ t: 'operate', id: 'after-logout', expect: null, action: { do: 'next' } });
    await seen(() => console1.closeCode);
    expect(console1.closeCode).toBe(CLOSE.notAllowed);
    expect(live.host.room(room._id)?.state.phase.name).toBe('lobby');
  });
});

describe('the socket', () => {
  it('refuses pages of other origins', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      const page = new SocketPage(live.port, { origin });
      const status = await new Promise((resolve) =>
        page.socket.on('unexpected-response', (_, reply) => resolve(reply.statusCode)),
      );
      expect(status).toBe(403);
    }
    const own = new SocketPage(live.port, { origin: live.url });
    await own.say({ t: 'ping', n: 7 });
    await seen(() => own.of('pong').length);
    own.close();
  });

  it('ends wires that send too much, too large, or no messages', async () => {
    const room = await openTestRoom(owner, slides);
    const flood = new SocketPage(live.port);
    await flood.say(hello(room.code));
    for (let n = 0; n < 250; n += 1) await flood.say({ t: 'ping', n });
    await seen(() => flood.closeCode);
    expect(flood.closeCode).toBe(CLOSE.policy);
    const large = new SocketPage(live.port);
    await large.say({ t: 'ping', n: 1, pad: 'x'.repeat(10_000) });
    await seen(() => large.closeCode);
    expect(large.closeCode).toBe(1009);
    const nonsense = new SocketPage(live.port);
    await nonsense.say({ t: 'helloPlayer', __proto__: { admin: true } });
    await seen(() => nonsense.closeCode);
    expect(nonsense.closeCode).toBe(CLOSE.policy);
  });
});

describe('without a WebSocket', () => {
  it('the same messages go by an event stream and calls', async () => {
    const room = await openTestRoom(owner, slides);
    const headers = { 'content-type': 'application/json' };
    const stream = await fetch(live.url + LIVE_STREAM_PATH, {
      method: 'POST',
      headers,
      body: JSON.stringify(hello(room.code)),
    });
    const secret = stream.headers.get(LIVE_STREAM_HEADER) ?? '';
    expect(secret).toMatch(/^[\w-]+\.[\w-]{22,}$/);
    let text = '';
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    const reading = (async () => {
      for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) text += part.value;
    })();
    const send = (body: unknown, id = secret) =>
      fetch(live.url + LIVE_SEND_PATH, {
        method: 'POST',
        headers: { ...headers, [LIVE_STREAM_HEADER]: id },
        body: JSON.stringify(body),
      });
    const join = { t: 'join', id: 'join-1', name: 'Stream', phone: '', consent: true };
    expect((await send(join, 'A'.repeat(22))).status).toBe(404);
    expect((await send(join)).status).toBe(200);
    await seen(() => text.includes('"t":"joined"'));
    expect(text).toMatch(/^data: \{"t":"welcomePlayer"/);
    expect((await send([{ t: 'ping', n: 3 }])).status).toBe(200);
    await seen(() => text.includes('"t":"pong","n":3'));
    await reader?.cancel();
    await reading.catch(() => undefined);
    await seen(() => live.host.room(room._id)?.state.present === 0);
    expect((await send({ t: 'ping', n: 4 })).status).toBe(404);
  });

  it('an operator works too, with cookie and session value', async () => {
    const room = await openTestRoom(owner, slides);
    const headers = { 'content-type': 'application/json', cookie: owner.cookie };
    const body = JSON.stringify(staffHello(room._id, owner.user.session));
    const stream = await fetch(live.url + LIVE_STREAM_PATH, { method: 'POST', headers, body });
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('welcomeOperator');
    await reader?.cancel();
  });
});

it('takes everybody of one IPv6 network for one address, however many of its addresses a guesser uses', async () => {
  const proxied = await makeLiveApp({ config: { trustedProxies: 1 } });
  try {
    const room = await openTestRoom(await proxied.signUp('owner'), slides);
    const knock = async (code: string, n: number) => {
      const headers = { 'x-forwarded-for': `2001:db8:7:7::${n.toString(16)}` };
      const payload = { ...hello(code), device: `device-guess-${n}` };
      return (await proxied.app.inject({ method: 'POST', url: LIVE_STREAM_PATH, headers, payload })).body;
    };
    // One in two seconds is forgiven: on a slow machine it takes more than the 300 that there are.
    let n = 1;
    while (n < 2000 && !(await knock('000000', n)).includes('tooManyTries')) n += 1;
    expect(n).toBeGreaterThanOrEqual(300);
    expect(await knock(room.code, n + 1)).toContain('tooManyTries');
    const neighbour = new SocketPage(proxied.port, { 'x-forwarded-for': '2001:db8:7:8::1' });
    await neighbour.say(hello(room.code));
    await seen(() => neighbour.of('welcomePlayer').length);
    neighbour.close();
  } finally {
    await proxied.close();
  }
});
