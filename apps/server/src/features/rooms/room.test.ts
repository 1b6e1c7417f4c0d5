import { CLOSE, EVENT_HISTORY, LIVE_PROTOCOL } from '@qc/contract';
import type { ClientMessage, OperatorAction } from '@qc/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { actorOf, helloOf, makeLiveBench, messageId } from './testing/live-bench.ts';
import type { LiveBench, TestPage } from './testing/live-bench.ts';

let bench: LiveBench;
let room: { id: string; code: string };
beforeEach(async () => {
  bench = await makeLiveBench();
  room = await bench.openRoom();
});
afterEach(() => bench.remove());

let presses = 0;
const press = async (operator: TestPage, action: OperatorAction) => {
  presses += 1;
  operator.say({ t: 'operate', id: messageId(`press-${presses}`), expect: null, action });
  await bench.settle();
};
const answer = (n: number | string, choice = 1, visit = 1, slide = 0): ClientMessage => ({
  t: 'answer',
  id: messageId(n),
  slide,
  visit,
  response: { type: 'trivia', picks: [choice] },
});
const visitOf = (page: TestPage): number => {
  const phase = page.wire.last('player')?.view.phase;
  return phase && 'visit' in phase ? phase.visit : -1;
};

describe('joining', () => {
  it('gives a seat, its secret and the room', async () => {
    const player = await bench.player(room.code, 'Noa');
    expect(player.wire.last('welcomePlayer')?.view.phase).toEqual({ phase: 'lobby' });
    expect(player.wire.last('joined')?.token).toMatch(/^[\w-]{43}$/);
    expect(player.wire.last('joined')?.own).toMatchObject({ seat: 0, name: 'Noa', score: 0 });
  });

  it('gives the same seat to the same join sent again after a lost reply', async () => {
    const hello = helloOf(room.code);
    const join: ClientMessage = { t: 'join', id: messageId('again'), name: 'Noa', phone: '', consent: true };
    const first = bench.page();
    first.say(hello);
    first.say(join);
    await bench.settle();
    first.wire.terminate();
    const second = bench.page();
    second.say(hello);
    second.say(join);
    await bench.settle();
    expect(second.wire.last('joined')?.token).toBe(first.wire.last('joined')?.token);
    expect(bench.host.room(room.id)?.state.players).toBe(1);
  });

  it('refuses a taken name and a second seat on one wire', async () => {
    const first = await bench.player(room.code, 'Noa');
    const second = await bench.player(room.code, 'NOA');
    expect(second.wire.last('refused')?.code).toBe('nameTaken');
    first.say({ t: 'join', id: messageId('more'), name: 'Other', phone: '', consent: true });
    await bench.settle();
    expect(first.wire.last('refused')).toEqual({ t: 'refused', id: messageId('more'), code: 'alreadyJoined' });
  });

  it('says no such room for an unknown code, and another protocol is outdated', () => {
    const page = bench.page();
    page.say(helloOf('999999'));
    expect(page.wire.last('goodbye')?.reason).toBe('noRoom');
    expect(page.wire.closeCode).toBe(CLOSE.noRoom);
    const old = bench.page();
    old.end.take({ ...helloOf(room.code), protocol: LIVE_PROTOCOL - 1 });
    expect(old.wire.closeCode).toBe(CLOSE.outdated);
  });

  it('stops a device that guesses codes, not its neighbours', async () => {
    const hello = helloOf(room.code);
    if (hello.t !== 'helloPlayer') throw new Error('no player hello');
    for (let guess = 0; guess < 20; guess += 1) bench.page().say({ ...hello, code: String(100_000 + guess) });
    const guesser = bench.page();
    guesser.say(hello);
    expect(guesser.wire.last('goodbye')?.reason).toBe('tooManyTries');
    expect(guesser.wire.closeCode).toBe(CLOSE.tooManyTries);
    const neighbour = await bench.player(room.code, 'Neighbour');
    expect(neighbour.wire.last('joined')).toBeDefined();
  });
});

describe('answers', () => {
  it('are acknowledged only when they are on disk', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await bench.player(room.code, 'Adam');
    await press(operator, { do: 'next' });
    const { promise, resolve } = Promise.withResolvers<void>();
    bench.store.hold = promise;
    player.say(answer('a', 1, visitOf(player)));
    await new Promise((done) => setTimeout(done, 30));
    expect(player.wire.of('ack')).toEqual([]);
    expect(bench.host.room(room.id)?.state.rounds.at(-1)?.answered).toBe(0);
    resolve();
    await bench.settle();
    expect(player.wire.last('ack')?.id).toBe(messageId('a'));
    expect(bench.host.room(room.id)?.state.rounds.at(-1)?.answered).toBe(1);
    expect(JSON.stringify(bench.store.groups)).toContain(messageId('a'));
  });

  it('count once: the same message gets the same ack, another choice is refused', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await bench.player(room.code, 'Adam');
    await press(operator, { do: 'next' });
    const visit = visitOf(player);
    player.say(answer('a', 1, visit));
    player.say(answer('a', 1, visit));
    player.say(answer('b', 0, visit));
    await bench.settle();
    expect(player.wire.of('ack').map((ack) => ack.id)).toEqual([messageId('a'), messageId('a')]);
    expect(player.wire.last('refused')).toEqual({ t: 'refused', id: messageId('b'), code: 'alreadyAnswered' });
    expect(bench.host.room(room.id)?.state.rounds[0]?.answered).toBe(1);
  });

  it('need a seat', async () => {
    const page = bench.page();
    page.say(helloOf(room.code));
    page.say(answer('a'));
    await bench.settle();
    expect(page.wire.last('refused')?.code).toBe('notJoined');
  });

  it('close the question when everybody has answered; the clock closes it otherwise', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await press(operator, { do: 'next' });
    player.say(answer('a', 1, visitOf(player)));
    await bench.settle();
    expect(player.wire.last('player')?.view.phase.phase).toBe('closed');
    bench.clock.advance(1500);
    await bench.settle();
    expect(player.wire.last('player')?.view.phase.phase).toBe('reveal');
    expect(player.wire.last('own')?.own?.result).toMatchObject({ correct: true, points: 1000 });
    await press(operator, { do: 'next' });
    await press(operator, { do: 'next' });
    bench.clock.advance(20_300);
    await bench.settle();
    expect(player.wire.last('player')?.view.phase.phase).toBe('closed');
  });

  it('send nothing to the other players', async () => {
    const operator = await bench.operator(room.id);
    const players = await Promise.all(['A1', 'B2', 'C3', 'D4'].map((name) => bench.player(room.code, name)));
    await press(operator, { do: 'next' });
    const [first, second] = players;
    const before = second?.wire.texts.length;
    first?.say(answer('a', 1, visitOf(first)));
    await bench.settle();
    bench.clock.advance(1000);
    await bench.settle();
    expect(second?.wire.texts.length).toBe(before);
    expect(operator.wire.last('counts')).toMatchObject({ answered: 1, players: 4 });
    expect(operator.wire.last('seats')?.rows).toContainEqual(expect.objectContaining({ name: 'A1', answered: true }));
  });
});

describe('coming back', () => {
  const back = async (token: string | null, lastVersion: number | null) => {
    const page = bench.page();
    page.say(helloOf(room.code, token, lastVersion));
    await bench.settle();
    return page;
  };

  it('gives exactly what was missed, with the time that is left now', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await bench.player(room.code, 'Adam');
    await press(operator, { do: 'next' });
    const { token } = player.wire.last('joined') ?? {};
    const known = player.wire.last('player')?.v ?? -1;
    player.wire.terminate();
    await press(operator, { do: 'pause' });
    await press(operator, { do: 'resume' });
    bench.clock.advance(5000);
    const again = await back(token ?? null, known);
    expect(again.wire.last('resumed')).toMatchObject({ v: known, own: { name: 'Noa' } });
    expect(again.wire.of('player').map((event) => event.v)).toEqual([known + 1, known + 2]);
    expect(again.wire.last('player')?.view.phase).toMatchObject({ phase: 'question', remainingMs: 15_000 });
    expect(again.wire.of('welcomePlayer')).toEqual([]);
  });

  it('gives everything when too much was missed', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await press(operator, { do: 'next' });
    const { token } = player.wire.last('joined') ?? {};
    const known = player.wire.last('player')?.v ?? -1;
    player.wire.terminate();
    for (let turn = 0; turn <= EVENT_HISTORY / 2; turn += 1) {
      await press(operator, { do: 'pause' });
      await press(operator, { do: 'resume' });
    }
    const again = await back(token ?? null, known);
    expect(again.wire.last('welcomePlayer')).toMatchObject({
      own: { name: 'Noa' },
      view: { phase: { phase: 'question' } },
    });
    expect(again.wire.of('resumed')).toEqual([]);
  });

  it('in a second page closes the first with a notice, and the seat stays present', async () => {
    const player = await bench.player(room.code, 'Noa');
    const { token } = player.wire.last('joined') ?? {};
    const second = await back(token ?? null, null);
    expect(player.wire.last('goodbye')?.reason).toBe('replaced');
    expect(player.wire.closeCode).toBe(CLOSE.replaced);
    expect(second.wire.last('welcomePlayer')?.own?.name).toBe('Noa');
    expect(bench.host.room(room.id)?.state.present).toBe(1);
  });

  it('is not possible by a guess, by a token of another room, or after removal', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    const token = player.wire.last('joined')?.token ?? '';
    const other = await bench.openRoom();
    const stranger = bench.page();
    stranger.say(helloOf(other.code, token));
    const guess = await back('A'.repeat(43), null);
    expect(stranger.wire.last('welcomePlayer')?.own).toBeNull();
    expect(guess.wire.last('welcomePlayer')?.own).toBeNull();
    await press(operator, { do: 'kick', seat: 0 });
    expect(player.wire.last('goodbye')?.reason).toBe('removed');
    expect(player.wire.closeCode).toBe(CLOSE.removed);
    const removed = await back(token, null);
    expect(removed.wire.last('goodbye')?.reason).toBe('removed');
    const seen = operator.wire.texts.concat(guess.wire.texts).join('');
    expect(seen).not.toContain(token);
  });
});

describe('a slow page', () => {
  it('is skipped and gets everything when it has drained', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    player.wire.buffered = 300_000;
    const before = player.wire.texts.length;
    await press(operator, { do: 'next' });
    await press(operator, { do: 'pause' });
    expect(player.wire.texts.length).toBe(before);
    player.wire.buffered = 0;
    player.end.drained();
    expect(player.wire.last('welcomePlayer')?.view).toMatchObject({ paused: true, phase: { phase: 'question' } });
    await press(operator, { do: 'resume' });
    expect(player.wire.last('player')?.v).toBe((player.wire.last('welcomePlayer')?.v ?? 0) + 1);
  });
});

describe('storage trouble', () => {
  it('takes back what was not stored, says so, and goes on when storage works again', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    const other = await bench.player(room.code, 'Adam');
    await press(operator, { do: 'next' });
    bench.store.failure = new Error('disk full');
    player.say(answer('a', 1, visitOf(player)));
    await bench.settle();
    expect(player.wire.last('refused')).toEqual({ t: 'refused', id: messageId('a'), code: 'storageFailed' });
    expect(player.wire.of('ack')).toEqual([]);
    other.say(answer('b', 1, visitOf(other)));
    await bench.settle();
    expect(other.wire.last('refused')?.code).toBe('storageFailed');
    bench.clock.advance(250);
    await new Promise((done) => setTimeout(done, 30));
    bench.store.failure = null;
    bench.clock.advance(5000);
    await expect.poll(() => bench.host.room(room.id)?.suspended).toBe(false);
    expect(player.wire.last('welcomePlayer')?.view.phase.phase).toBe('question');
    player.say(answer('a', 1, visitOf(player)));
    await bench.settle();
    expect(player.wire.last('ack')?.id).toBe(messageId('a'));
    expect(bench.host.room(room.id)?.state.rounds[0]?.answered).toBe(1);
  });

  it('of one room is not another room’s', async () => {
    const other = await bench.openRoom();
    const mine = await bench.player(room.code, 'Noa');
    const theirs = await bench.player(other.code, 'Adam');
    const append = bench.store.appendJournal;
    bench.store.appendJournal = async (groups) => {
      if (groups.some((group) => group.roomId === room.id)) throw new Error('this room only');
      return append(groups);
    };
    mine.say({ t: 'leave', id: messageId('leave') });
    theirs.say({ t: 'leave', id: messageId('leave') });
    await bench.settle();
    expect(mine.wire.last('refused')?.code).toBe('storageFailed');
    expect(theirs.wire.last('ack')?.id).toBe(messageId('leave'));
  });
});

describe('a restart', () => {
  it('brings the room back as it was, with the outage added to the clock', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await bench.player(room.code, 'Adam');
    await press(operator, { do: 'next' });
    player.say(answer('a', 1, visitOf(player)));
    await bench.settle();
    const known = player.wire.last('player')?.v ?? 0;
    const token = player.wire.last('joined')?.token ?? '';
    for (let turn = 1; turn <= 20; turn += 1) {
      bench.clock.advance(200);
      await expect.poll(() => bench.store.lastAlive()).toBe(bench.clock.now());
      await bench.settle();
    }
    const before = bench.host.room(room.id)?.state;
    bench.store.failure = new Error('this process is dead');
    bench.host.room(room.id)?.stop();
    bench.clock.advance(7000);
    const second = await bench.restart();
    await second.settle();
    const again = second.page();
    again.say(helloOf(room.code, token, known));
    await second.settle();
    const welcome = again.wire.last('welcomePlayer');
    expect(welcome).toMatchObject({
      own: { name: 'Noa', response: { picks: [1] } },
      view: { phase: { phase: 'question' } },
    });
    expect(welcome?.v).toBeGreaterThan(known);
    const phase = welcome?.view.phase;
    const left = phase?.phase === 'question' ? (phase.remainingMs ?? 0) : 0;
    expect(left).toBeGreaterThanOrEqual(15_900);
    expect(left).toBeLessThanOrEqual(17_000);
    expect(second.host.room(room.id)?.state.rounds[0]?.answers).toEqual(before?.rounds[0]?.answers);
    again.say(answer('a', 1, welcome && 'visit' in welcome.view.phase ? welcome.view.phase.visit : 0));
    await second.settle();
    expect(again.wire.last('ack')?.id).toBe(messageId('a'));
    expect(second.host.room(room.id)?.state.rounds[0]?.answered).toBe(1);
  });

  it('in good order tells the pages to come back and loses nothing', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await press(operator, { do: 'next' });
    await bench.host.stop();
    expect(player.wire.last('goodbye')?.reason).toBe('restart');
    expect(player.wire.closeCode).toBe(CLOSE.restart);
    expect((await bench.store.readSnapshot(room.id))?.seq).toBe(2);
    const second = await bench.restart();
    await second.settle();
    const again = second.page();
    again.say(helloOf(room.code, player.wire.last('joined')?.token));
    expect(again.wire.last('welcomePlayer')?.view.phase).toMatchObject({ phase: 'question', remainingMs: 20_000 });
  });

  it('starts from a snapshot when there is one', async () => {
    const operator = await bench.operator(room.id);
    for (let turn = 0; turn < 155; turn += 1) {
      await press(operator, { do: 'lock', on: true });
      await press(operator, { do: 'lock', on: false });
      if (turn % 30 === 29) bench.clock.advance(20_000);
    }
    bench.clock.advance(1000);
    await expect.poll(async () => (await bench.store.readSnapshot(room.id))?.seq ?? 0).toBeGreaterThanOrEqual(300);
    await press(operator, { do: 'lock', on: true });
    const second = await bench.restart();
    await second.settle();
    expect(second.host.room(room.id)?.state.locked).toBe(true);
    expect(second.host.room(room.id)?.seq).toBe((bench.host.room(room.id)?.seq ?? 0) + 1);
  });
});

describe('the end', () => {
  it('hands the run over once, frees the code, clears the journal, and pages see the end', async () => {
    const operator = await bench.operator(room.id);
    const player = await bench.player(room.code, 'Noa');
    await press(operator, { do: 'next' });
    player.say(answer('a', 1, visitOf(player)));
    await bench.settle();
    await press(operator, { do: 'end' });
    await expect.poll(async () => (await bench.store.findRoom(room.id))?.code).toBeNull();
    expect(bench.ended.map((run) => run.roomId)).toEqual([room.id]);
    expect(bench.ended[0]?.state.rounds[0]?.answered).toBe(1);
    expect((await bench.store.readJournal(room.id, 0)).entries).toEqual([]);
    expect(player.wire.last('player')?.view.phase.phase).toBe('ended');
    const again = bench.page();
    again.say(helloOf(room.code, player.wire.last('joined')?.token));
    await expect.poll(() => again.wire.last('welcomePlayer')?.view.phase.phase).toBe('ended');
    bench.clock.advance(61 * 60 * 1000);
    await expect
      .poll(() => {
        bench.clock.advance(1000);
        return bench.host.roomByCode(room.code);
      })
      .toBeNull();
  });

  it('is not handed over when nothing was played', async () => {
    const operator = await bench.operator(room.id);
    await press(operator, { do: 'end' });
    await expect.poll(async () => (await bench.store.findRoom(room.id))?.endedAtMs).not.toBeNull();
    expect(bench.ended).toEqual([]);
  });
});

describe('staff', () => {
  it('of a room that is not theirs see no room', async () => {
    const admin = bench.page(actorOf(bench.ownerId, 1));
    admin.end.take({
      t: 'helloStaff',
      protocol: LIVE_PROTOCOL,
      room: room.id,
      as: 'operator',
      session: 'x',
      lastVersion: null,
    });
    await bench.settle();
    expect(admin.wire.last('welcomeOperator')).toMatchObject({ joinUrl: `http://test/play/${room.code}` });
  });

  it('lose the console when their session ends', async () => {
    const operator = await bench.operator(room.id);
    operator.become(null);
    bench.clock.advance(3000);
    await bench.settle();
    expect(operator.wire.last('goodbye')?.reason).toBe('notAllowed');
    expect(operator.wire.closeCode).toBe(CLOSE.notAllowed);
  });

  it('advance by one when two consoles press at once', async () => {
    const [one, two] = [await bench.operator(room.id), await bench.operator(room.id)];
    const expectStep = one.wire.last('welcomeOperator')?.view.step ?? 0;
    one.say({ t: 'operate', id: messageId('one'), expect: expectStep, action: { do: 'next' } });
    two.say({ t: 'operate', id: messageId('two'), expect: expectStep, action: { do: 'next' } });
    await bench.settle();
    expect(bench.host.room(room.id)?.state.visits).toBe(1);
    expect([...one.wire.of('refused'), ...two.wire.of('refused')].map((refused) => refused.code)).toEqual([
      'staleStep',
    ]);
  });

  it('may send a request again without its being done twice', async () => {
    const operator = await bench.operator(room.id);
    await press(operator, { do: 'next' });
    const more: ClientMessage = {
      t: 'operate',
      id: messageId('more'),
      expect: null,
      action: { do: 'addTime', seconds: 5 },
    };
    operator.say(more);
    operator.say(more);
    await bench.settle();
    expect(operator.wire.of('ack').filter((ack) => ack.id === messageId('more'))).toHaveLength(2);
    expect(bench.host.room(room.id)?.state.rounds[0]?.limitMs).toBe(25_000);
  });

  it.each([
    ['while the first is being stored', 'underway'],
    ['after the ack was lost', 'done'],
    ['after the server was killed', 'killed'],
  ])('are done once when another wire sends them again %s', async (_, when) => {
    const first = await bench.operator(room.id);
    await press(first, { do: 'next' });
    const more: ClientMessage = {
      t: 'operate',
      id: messageId(`more-${when}`),
      expect: null,
      action: { do: 'addTime', seconds: 5 },
    };
    let letGo = () => {};
    if (when === 'underway') bench.store.hold = new Promise((resolve) => (letGo = resolve));
    first.say(more);
    if (when !== 'underway') await bench.settle();
    first.wire.terminate();
    if (when === 'killed') {
      bench.store.failure = new Error('this process is dead');
      bench.host.room(room.id)?.stop();
    }
    const next = when === 'killed' ? await bench.restart() : bench;
    const second = next.page(actorOf(next.ownerId));
    second.end.take({
      t: 'helloStaff',
      protocol: LIVE_PROTOCOL,
      room: room.id,
      as: 'operator',
      session: 'x',
      lastVersion: null,
    });
    second.say(more);
    await new Promise((resolve) => setImmediate(resolve));
    letGo();
    bench.store.hold = null;
    await next.settle();
    expect(second.wire.of('ack').map((ack) => ack.id)).toEqual([more.id]);
    expect(next.host.room(room.id)?.state.rounds[0]?.limitMs).toBe(25_000);
  });
});
