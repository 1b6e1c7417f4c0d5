import { expect, test } from 'vitest';
import type { OperatorAction } from '@qc/contract';
import { lampsOf } from '@qc/contract/live/lamps';
import type { RunGame } from '../run-game.ts';
import { tableGet } from '../seats/seat-table.ts';
import { TestRoom } from '../testing/run-room.ts';
import { answersWith, sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { operatorView, sharedView } from '../view.ts';
import { seatRow, seatRows } from '../views/seat-rows.ts';

const HOST = 'consoleA1';
const slides = [
  sampleSlide(),
  sampleSlide({ selection: 'multiple', answers: answersWith([0, 2], 3) }),
  sampleSlide({ type: 'typed', answers: answersWith([0], 1) }),
];

/** A clicker game with Noa at remote 1 and Omar at remote 2, its first question open. */
function opened(changes: Partial<RunGame> = {}): TestRoom {
  const room = lobby(changes);
  room.next();
  return room;
}

function lobby(changes: Partial<RunGame> = {}): TestRoom {
  const room = new TestRoom(sampleGame(slides, { device: 'remotes', ...changes }));
  room.operate({ do: 'addPlayers', names: ['Noa', 'Omar'] });
  room.operate({ do: 'pairRemote', remote: 'buzz:1', seat: 0 });
  room.operate({ do: 'pairRemote', remote: 'buzz:2', seat: 1 });
  return room;
}

let seq = 0;
function press(
  room: TestRoom,
  remote: number,
  key: string,
  more: { agoMs?: number; isFinal?: boolean; seq?: number } = {},
) {
  seq += 1;
  const { agoMs = 0, isFinal = false } = more;
  const command = { type: 'press', remote: `buzz:${remote}`, key, atMs: room.nowMs - agoMs, host: HOST } as const;
  return room.send({ ...command, isFinal, seq: more.seq ?? seq });
}

function said(room: TestRoom, seat: number): unknown {
  const answers = room.state.rounds.at(-1)?.answers;
  return answers && tableGet(answers, seat);
}

function lit({ state, nowMs }: TestRoom) {
  return [...lampsOf(sharedView(state, nowMs).phase, seatRows(state))];
}

function act(room: TestRoom, action: OperatorAction) {
  return room.send({ type: 'operate', action, expect: null });
}

test('until a question closes the last press counts, with its own time', () => {
  const room = opened();
  room.nowMs += 3000;
  expect(press(room, 1, 'B').ok).toBe(true);
  room.nowMs += 2000;
  expect(press(room, 1, 'A', { agoMs: 500 }).ok).toBe(true);
  expect(said(room, 0)).toEqual({ response: { type: 'trivia', picks: [0] }, tookMs: 4500 });
  expect(room.state.rounds.at(-1)).toMatchObject({ answered: 1, waitingFor: 1 });
});

test('while a question stands alone and its answers come a press is too early, and costs nothing', () => {
  const room = opened({ rules: 2, readingPace: 'usual' });
  for (const name of ['asking', 'dealing']) {
    expect(room.state.phase.name).toBe(name);
    expect(press(room, 1, 'A')).toEqual({ ok: false, code: 'tooEarly' });
    expect(lit(room)).toEqual([]);
    room.next();
  }
  expect(lit(room)).toEqual([]);
  expect(press(room, 1, 'A').ok).toBe(true);
  expect(said(room, 0)).toMatchObject({ response: { picks: [0] } });
  expect(lit(room)).toEqual([['buzz:1', 'taken']]);
  act(room, { do: 'closeAnswers' });
  act(room, { do: 'reveal' });
  expect(lit(room)).toEqual([['buzz:1', 'right']]);
  // The next question stands alone: nobody is right any more, and an early press turns nothing on.
  while (room.state.phase.name !== 'asking') room.next();
  expect(press(room, 1, 'B').ok).toBe(false);
  expect(lit(room)).toEqual([]);
});

test('the first press counts where the game or the device says so', () => {
  const strict = opened({ pressCounts: 'first' });
  press(strict, 1, 'B');
  expect(press(strict, 1, 'A')).toEqual({ ok: false, code: 'alreadyAnswered' });
  const device = opened();
  press(device, 1, 'B');
  expect(press(device, 1, 'A', { isFinal: true })).toEqual({ ok: false, code: 'alreadyAnswered' });
  expect(said(device, 0)).toMatchObject({ response: { picks: [1] } });
});

test('a question closes when every remote has answered', () => {
  const room = opened();
  press(room, 1, 'A');
  expect(room.state.phase.name).toBe('question');
  press(room, 2, 'B');
  expect(room.state.phase.name).toBe('closed');
});

test('what a host tells again is not done again, nor what lay before it', () => {
  const room = opened();
  press(room, 1, 'B', { seq: 901 });
  press(room, 1, 'C', { seq: 902 });
  expect(press(room, 1, 'B', { seq: 901 })).toMatchObject({ ok: true, repeated: true });
  expect(said(room, 0)).toMatchObject({ response: { picks: [2] } });
  seq = 902;
});

test('a press belongs to the question that was open when the key went down', () => {
  const room = lobby();
  expect(press(room, 1, 'A')).toEqual({ ok: false, code: 'wrongPhase' });
  room.next();
  room.nowMs += 1000;
  expect(press(room, 1, 'A', { agoMs: 1151 })).toEqual({ ok: false, code: 'wrongPhase' });
  expect(press(room, 1, 'A', { agoMs: 1150 }).ok).toBe(true);
  expect(said(room, 0)).toMatchObject({ tookMs: 0 });
  room.operate({ do: 'closeAnswers' });
  expect(press(room, 2, 'A')).toEqual({ ok: false, code: 'tooLate' });
});

test('a pause takes no presses; a remote of nobody, a key that stands for nothing, are refused', () => {
  const room = opened();
  room.operate({ do: 'pause' });
  expect(press(room, 1, 'A')).toEqual({ ok: false, code: 'paused' });
  room.operate({ do: 'resume' });
  expect(press(room, 9, 'A')).toEqual({ ok: false, code: 'unknownSeat' });
  expect(press(room, 1, 'E')).toEqual({ ok: false, code: 'badChoice' });
  expect(press(room, 1, '2').ok).toBe(true);
  expect(press(room, 1, '7')).toEqual({ ok: false, code: 'badChoice' });
  expect(press(room, 1, 'D').ok).toBe(true);
});

test('several picks are gathered; one pressed again is taken back, and nothing at all keeps what was said', () => {
  const room = opened();
  room.operate({ do: 'showPodium' });
  const more = lobby();
  more.next();
  while (more.state.phase.name !== 'question' || more.state.phase.slide !== 1) more.next();
  for (const key of ['A', 'C', 'B', 'B']) press(more, 1, key);
  expect(said(more, 0)).toMatchObject({ response: { picks: [0, 2] } });
  for (const key of ['A', 'C']) expect(press(more, 1, key).ok).toBe(true);
  expect(said(more, 0)).toMatchObject({ response: { picks: [2] } });
  press(more, 1, 'B');
  expect(said(more, 0)).toMatchObject({ response: { picks: [1] } });
});

test('who has only a remote is not waited for where remotes cannot answer', () => {
  const room = lobby({ device: 'phones' });
  expect(room.state.remotes).toEqual({});
  room.operate({ do: 'letIn', device: 'remotes', on: true });
  room.operate({ do: 'pairRemote', remote: 'buzz:1', seat: 0 });
  const phone = room.join('Dana');
  room.next();
  while (room.state.phase.name !== 'question' || room.state.phase.slide !== 2) room.next();
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(1);
  expect(press(room, 1, 'A')).toEqual({ ok: false, code: 'badChoice' });
  room.say(phone, 'Answer 0');
  expect(room.state.phase.name).toBe('closed');
});

test('who was not waited for is not waited for less by an answer', () => {
  const room = lobby();
  while (room.state.phase.name !== 'question' || room.state.phase.slide !== 2) room.next();
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(0);
  room.say(0, 'Answer 0');
  expect(room.state.rounds.at(-1)).toMatchObject({ answered: 1, waitingFor: 0 });
});

const numbers = [
  sampleSlide({ type: 'number', answers: [], numberKey: { value: 1948, rule: 'tolerance', tolerance: 0, unit: '' } }),
];

/** Noa and Omar at boards with digits, Tal at one with letters, a number asked. */
function asked(changes: Partial<RunGame> = {}): TestRoom {
  const room = new TestRoom(sampleGame(numbers, { device: 'remotes', ...changes }));
  room.operate({ do: 'addPlayers', names: ['Noa', 'Omar', 'Tal'] });
  for (const [seat, remote] of ['lines-1:1', 'lines-1:2', 'buzz-1:1'].entries())
    room.operate({ do: 'pairRemote', remote, seat });
  room.next();
  return room;
}

function type(room: TestRoom, remote: string, keys: string) {
  return [...keys].map((key) => {
    seq += 1;
    return room.send({ type: 'press', remote, key, atMs: room.nowMs, host: HOST, seq, isFinal: false });
  });
}

test('a number is typed by digits, and given once it is ended', () => {
  const room = asked();
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(2);
  type(room, 'lines-1:2', '7#');
  expect(type(room, 'lines-1:1', '1948').every(({ ok }) => ok)).toBe(true);
  expect(room.state).toMatchObject({ phase: { name: 'question' }, rounds: [{ answered: 2, waitingFor: 1 }] });
  expect(said(room, 0)).toMatchObject({ response: { type: 'number', value: 1948 } });
  type(room, 'lines-1:1', '#');
  expect(room.state.phase.name).toBe('closed');
});

test('a number that is ended is begun anew by the next digit, and waited for again', () => {
  const room = asked();
  type(room, 'lines-1:1', '1949#');
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(1);
  type(room, 'lines-1:1', '1');
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(2);
  type(room, 'lines-1:1', '9*5#');
  expect(said(room, 0)).toMatchObject({ response: { value: 19.5 } });
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(1);
});

test('what is typed when the question closes counts', () => {
  const room = asked();
  type(room, 'lines-1:1', '194');
  room.operate({ do: 'closeAnswers' });
  expect(said(room, 0)).toMatchObject({ response: { value: 194 } });
});

test('where the first press counts, the first number that was ended does', () => {
  const room = asked({ pressCounts: 'first' });
  expect(type(room, 'lines-1:1', '19#').every(({ ok }) => ok)).toBe(true);
  expect(type(room, 'lines-1:1', '4')).toEqual([{ ok: false, code: 'alreadyAnswered' }]);
  expect(said(room, 0)).toMatchObject({ response: { value: 19 } });
});

test('keys that can be no number are refused, and an end of nothing changes nothing', () => {
  const room = asked();
  expect(type(room, 'lines-1:1', '*')).toEqual([{ ok: false, code: 'badChoice' }]);
  expect(type(room, 'lines-1:1', 'A')).toEqual([{ ok: false, code: 'badChoice' }]);
  expect(type(room, 'lines-1:1', '#')[0]?.ok).toBe(true);
  expect(said(room, 0)).toBeNull();
  expect(room.state.rounds.at(-1)).toMatchObject({ answered: 0, waitingFor: 2 });
});

test('a remote is waited for where its keys can answer, also one that is given in the middle of a question', () => {
  const room = asked();
  room.operate({ do: 'pairRemote', remote: 'lines-1:3', seat: 2 });
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(3);
  room.operate({ do: 'unpairRemote', remote: 'lines-1:3' });
  expect(room.state.rounds.at(-1)?.waitingFor).toBe(2);
  expect(seatRow(room.state, 2)).toMatchObject({ present: true });
  const buzzers = lobby();
  buzzers.operate({ do: 'addPlayers', names: ['Tal'] });
  buzzers.operate({ do: 'pairRemote', remote: 'quizbox-1:r1', seat: 2 });
  buzzers.next();
  expect(buzzers.state.rounds.at(-1)?.waitingFor).toBe(2);
});

test('a device that tells time in steps is scored by the beginning of the step', () => {
  const room = lobby();
  room.operate({ do: 'pairRemote', remote: 'sunvote-1:7', seat: 0 });
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ timeStepMs: 500 });
  room.next();
  room.nowMs += 1990;
  room.must({
    type: 'press',
    remote: 'sunvote-1:7',
    key: 'A',
    atMs: room.nowMs,
    host: 'other',
    seq: 1,
    isFinal: false,
  });
  press(room, 2, 'A');
  expect([said(room, 0), said(room, 1)]).toMatchObject([{ tookMs: 1500 }, { tookMs: 1990 }]);
  room.operate({ do: 'unpairRemote', remote: 'sunvote-1:7' });
  expect('timeStepMs' in operatorView(room.state, room.nowMs)).toBe(false);
  const calm = lobby({ scoring: { profile: 'accuracy', first: 3, penalty: 25, streaks: false } });
  calm.operate({ do: 'pairRemote', remote: 'sunvote-1:7', seat: 0 });
  expect('timeStepMs' in operatorView(calm.state, calm.nowMs)).toBe(false);
});

test('the big screen is told of keys by colour while such a remote is in use', () => {
  const room = lobby();
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ colourKeys: true });
  for (const remote of ['buzz:1', 'buzz:2']) room.operate({ do: 'unpairRemote', remote });
  expect('colourKeys' in operatorView(room.state, room.nowMs)).toBe(false);
});

test('the operator is told who was right from the reveal on, where the game shows it', () => {
  const rights = (room: TestRoom) => seatRows(room.state).map(({ right }) => right);
  const room = opened();
  press(room, 1, 'A');
  press(room, 2, 'B');
  expect(rights(room)).toEqual([undefined, undefined]);
  room.operate({ do: 'reveal' });
  expect(rights(room)).toEqual([true, undefined]);
  expect(seatRow(room.state, 0)?.right).toBe(true);
  while (room.state.phase.name !== 'question') room.next();
  expect(rights(room)).toEqual([undefined, undefined]);
  const secret = opened({ showAnswer: false });
  press(secret, 1, 'A');
  secret.operate({ do: 'reveal' });
  expect(rights(secret)).toEqual([undefined, undefined]);
});

test('a lost remote is replaced in the middle of a question, and the score stays', () => {
  const room = opened();
  press(room, 1, 'A');
  room.operate({ do: 'unpairRemote', remote: 'buzz:1' });
  expect(press(room, 1, 'B')).toEqual({ ok: false, code: 'unknownSeat' });
  expect(seatRow(room.state, 0)).toMatchObject({ present: false, remotes: [] });
  room.operate({ do: 'pairRemote', remote: 'buzz:3', seat: 0 });
  expect(seatRows(room.state)[0]).toMatchObject({ present: true, answered: true, remotes: ['buzz:3'] });
  press(room, 3, 'C');
  expect(said(room, 0)).toMatchObject({ response: { picks: [2] } });
});

test('a remote answers for one player, a player may have several', () => {
  const room = opened();
  room.operate({ do: 'pairRemote', remote: 'buzz:2', seat: 0 });
  expect(seatRows(room.state).map(({ remotes }) => remotes)).toEqual([['buzz:1', 'buzz:2'], []]);
  press(room, 1, 'A');
  press(room, 2, 'D');
  expect(said(room, 0)).toMatchObject({ response: { picks: [3] } });
});

test('two players swap their remotes in one move: neither is away between, answers stay with the players', () => {
  const room = opened();
  press(room, 1, 'A');
  const before = room.state.rounds.at(-1);
  const pairs = [
    { remote: 'buzz:1', seat: 1 },
    { remote: 'buzz:2', seat: 0 },
  ];
  expect(act(room, { do: 'pairRemotes', pairs: [...pairs, { remote: 'buzz:3', seat: 9 }] })).toEqual({
    ok: false,
    code: 'unknownSeat',
  });
  expect(seatRows(room.state).map(({ remotes }) => remotes)).toEqual([['buzz:1'], ['buzz:2']]);
  const swapped = act(room, { do: 'pairRemotes', pairs });
  expect(swapped).toMatchObject({ ok: true, events: [{ type: 'seatChanged' }, { type: 'seatChanged' }] });
  expect(seatRows(room.state)).toMatchObject([
    { present: true, answered: true, remotes: ['buzz:2'] },
    { present: true, answered: false, remotes: ['buzz:1'] },
  ]);
  expect(room.state.rounds.at(-1)).toMatchObject({ waitingFor: before?.waitingFor, answered: 1 });
  expect(act(room, { do: 'pairRemotes', pairs })).toMatchObject({ ok: true, repeated: true });
  press(room, 1, 'B');
  expect(said(room, 1)).toMatchObject({ response: { picks: [1] } });
  act(room, { do: 'pairRemotes', pairs: [{ remote: 'buzz:1', seat: 0 }] });
  expect(seatRows(room.state)).toMatchObject([{ remotes: ['buzz:1', 'buzz:2'] }, { present: false, remotes: [] }]);
});

test('one remote is paired as one of several is, up to as many as a room knows', () => {
  const [one, several] = [opened(), opened()];
  const pair = { remote: 'buzz:2', seat: 0 };
  expect(act(one, { do: 'pairRemote', ...pair })).toEqual(act(several, { do: 'pairRemotes', pairs: [pair] }));
  expect(seatRow(one.state, 1)).toMatchObject({ present: false, remotes: [] });
  const full = lobby();
  const more = Array.from({ length: 1998 }, (_, at) => ({ remote: `lines-1:${at}`, seat: 0 }));
  expect(act(full, { do: 'pairRemotes', pairs: more }).ok).toBe(true);
  expect(act(full, { do: 'pairRemote', remote: 'buzz:3', seat: 1 })).toEqual({ ok: false, code: 'roomFull' });
  expect(act(full, { do: 'pairRemote', remote: 'lines-1:7', seat: 1 }).ok).toBe(true);
});

test('players are added by name once; a list may be given again', () => {
  const room = lobby({ maxPlayers: 3 });
  expect(act(room, { do: 'addPlayers', names: ['Noa', 'Omar', ' '] })).toMatchObject({ ok: true, repeated: true });
  expect(act(room, { do: 'addPlayers', names: ['Tal', 'Lior'] })).toEqual({ ok: false, code: 'roomFull' });
  expect(room.state.players).toBe(2);
  room.operate({ do: 'addPlayers', names: ['Noa', 'Tal'] });
  expect(seatRows(room.state).map(({ name }) => name)).toEqual(['Noa', 'Omar', 'Tal']);
});

test('players are put into teams as those who join are', () => {
  const teams: RunGame['teams'] = { mode: 'assign', names: ['Red', 'Blue'], rule: 'sum', best: 1 };
  const put = new TestRoom(sampleGame(slides, { device: 'remotes', teams }));
  put.operate({ do: 'addPlayers', names: ['Noa', 'Omar', 'Tal', 'Lior'] });
  expect(seatRows(put.state).map(({ team }) => team)).toEqual([0, 1, 0, 1]);
  act(put, { do: 'addPlayers', names: ['Gal', 'Zoe'], team: 1 });
  expect(seatRows(put.state).map(({ team }) => team)).toEqual([0, 1, 0, 1, 1, 1]);
  const choose = new TestRoom(sampleGame(slides, { device: 'remotes', teams: { ...teams, mode: 'choose' } }));
  expect(act(choose, { do: 'addPlayers', names: ['Noa'] })).toEqual({ ok: false, code: 'teamNeeded' });
  choose.operate({ do: 'addPlayers', names: ['Noa'], team: 1 });
  expect(seatRows(choose.state).map(({ team }) => team)).toEqual([1]);
});

test('devices are let in before the first slide, and pages only where they are', () => {
  const room = lobby();
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ devices: ['remotes'], door: 'pagesNotLetIn' });
  const join = { type: 'join', name: 'Dana', phone: '', consent: true, tokenHash: 'token', messageId: 'm-1' } as const;
  expect(room.send(join)).toEqual({ ok: false, code: 'pagesNotLetIn' });
  room.operate({ do: 'letIn', device: 'phones', on: true });
  expect(room.send(join).ok).toBe(true);
  expect(operatorView(room.state, room.nowMs)).toMatchObject({ devices: ['remotes', 'phones'], door: null });
  room.next();
  expect(act(room, { do: 'letIn', device: 'phones', on: false })).toEqual({ ok: false, code: 'wrongPhase' });
  const phones = new TestRoom(sampleGame(slides));
  phones.join('Dana');
  expect(act(phones, { do: 'pairRemote', remote: 'buzz:1', seat: 0 })).toEqual({ ok: false, code: 'notAllowed' });
});

test('the console knows who can only answer by a clicker, beside phones that play along', () => {
  const room = lobby();
  room.operate({ do: 'letIn', device: 'phones', on: true });
  room.join('Dana');
  expect(seatRows(room.state).map(({ name, named }) => [name, named])).toEqual([
    ['Noa', true],
    ['Omar', true],
    ['Dana', undefined],
  ]);
});
