/**
 * Callers who press anything at any time, a host who does anything, a line that tells things twice, late and never, a
 * server that dies between an answer and its outcome: against rooms of the real engine.
 */
import { LANGUAGES, type OperatorAction } from '@qc/contract';
import { telephoneWords } from '@qc/words/telephone';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { LineReply } from '../call.ts';
import { type Caller, testLine, written } from '../testing/caller.ts';
import type { Hall } from '../testing/hall.ts';
import { callerOf, quiz, SLIDES } from '../testing/quiz.ts';

const FROM = '+972500000123';
/** Nobody is left in silence for longer, ms. */
const SILENCE_MAX_MS = 3000;
const RECEIVED = LANGUAGES.map((language) => telephoneWords(language).asking.received);
const KINDS = ['trivia', 'several', 'trueFalse', 'survey', 'number', 'typed', 'buzzer', 'break'] as const;

type Act =
  | { do: 'press'; keys: string; ended: boolean; dies: boolean }
  | { do: 'again'; back: number; keys: string }
  | { do: 'foreign'; ahead: number }
  | { do: 'callBack' }
  | { do: 'host'; action: OperatorAction }
  | { do: 'other' }
  | { do: 'time'; ms: number };

const keys = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', '', '1', '2', '3', '123456', '12', '1*5') },
  { weight: 2, arbitrary: fc.string({ unit: fc.constantFrom(...'0123456789*#'), maxLength: 9 }) },
);
const press = fc.record({
  do: fc.constant('press' as const),
  keys,
  ended: fc.boolean(),
  dies: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
});
const actions: fc.Arbitrary<OperatorAction> = fc.oneof(
  { weight: 16, arbitrary: fc.constant({ do: 'next' as const }) },
  {
    weight: 8,
    arbitrary: fc.constantFrom<OperatorAction>(
      { do: 'pause' },
      { do: 'resume' },
      { do: 'closeAnswers' },
      { do: 'reveal' },
      { do: 'back' },
      { do: 'skip' },
      { do: 'addTime', seconds: 10 },
      { do: 'showStandings' },
      { do: 'extraTime', seat: 0, percent: 100 },
      { do: 'extraTime', seat: 1, percent: 200 },
      { do: 'judge', seat: 0, right: false },
      { do: 'judge', seat: 1, right: false },
      { do: 'judge', seat: 0, right: true },
      { do: 'passTurn', seat: 0 },
      { do: 'twoStep', on: true },
      { do: 'lock', on: true },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<OperatorAction>({ do: 'kick', seat: 0 }, { do: 'showPodium' }, { do: 'end' }),
  },
);
const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 12, arbitrary: press },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('again' as const), back: fc.integer({ min: 1, max: 3 }), keys }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('foreign' as const), ahead: fc.integer({ min: 1, max: 9 }) }) },
  { weight: 1, arbitrary: fc.constant({ do: 'callBack' as const }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('host' as const), action: actions }) },
  { weight: 1, arbitrary: fc.constant({ do: 'other' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('time' as const), ms: fc.integer({ min: 100, max: 15_000 }) }) },
);

const game = fc.record({
  slides: fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: 5 }),
  teams: fc.boolean(),
  rules: fc.boolean(),
  phone: fc.boolean(),
  showAnswer: fc.boolean(),
  showResultsAfter: fc.constantFrom('question' as const, 'end' as const, 'never' as const),
  language: fc.constantFrom('he' as const, 'ar' as const, 'en' as const),
  menu: fc.boolean(),
  tone: fc.boolean(),
  /** The call begins by getting in as it should. */
  isIn: fc.integer({ min: 0, max: 3 }).map((n) => n > 0),
});

/** Answers what is asked until there is a seat. */
function getInside(caller: Caller): void {
  for (let asked = 0; asked < 9; asked += 1) {
    const { place } = caller.session;
    if (place.name === 'code') caller.press('123456#');
    else if (place.name === 'language' || place.name === 'name') caller.press('1');
    else return;
  }
  throw new Error('a caller who answers everything did not get in');
}

/** What must hold of a reply that a caller who is there hears. */
function checkReply(reply: LineReply, before: LineReply | null): void {
  expect(reply.spoken.length).toBeGreaterThan(0);
  for (const piece of reply.spoken) expect(written(piece).trim()).not.toBe('');
  const sound = reply.spoken.findIndex(({ say }) => say !== 'silence');
  expect(sound).toBeGreaterThanOrEqual(0);
  const silent = reply.spoken.slice(0, sound).reduce((sum, piece) => sum + (piece.say === 'silence' ? piece.ms : 0), 0);
  expect((before?.collect?.timeoutMs ?? 0) + silent).toBeLessThanOrEqual(SILENCE_MAX_MS);
  const { collect } = reply;
  if (collect === null) return;
  expect(collect.allowed).toMatch(/^[0-9*]+$/);
  expect(collect.min).toBe(1);
  expect(collect.max).toBeGreaterThanOrEqual(collect.min);
  expect(collect.timeoutMs).toBeGreaterThanOrEqual(1000);
  expect(collect.timeoutMs).toBeLessThanOrEqual(SILENCE_MAX_MS);
}

/** An answer that has just counted was said back as the room has it, unless the room has gone on meanwhile. */
function checkSaidBack(hall: Hall, caller: Caller): void {
  const { shared, own } = hall.view(FROM);
  const last = caller.asked.findLast(({ type }) => type === 'answer');
  if (last?.type !== 'answer' || !('question' in shared.phase) || shared.phase.visit !== last.visit) return;
  const response = own?.response;
  expect(response?.type).toBe(last.response.type);
  const said = (caller.reply?.spoken ?? []).map((piece) => (piece.say === 'text' ? piece.text : ''));
  if (response && 'picks' in response) {
    expect(said.filter((text) => /^[1-8]$/.test(text)).map((text) => Number(text) - 1)).toEqual(response.picks);
  } else if (response?.type === 'number') {
    const digits = String(response.value).replace(/\D/g, '');
    expect(said.some((text) => text.replace(/\D/g, '') === digits && digits !== '')).toBe(true);
  }
}

function saysReceived({ spoken }: LineReply): boolean {
  return spoken.some((piece) => piece.say === 'text' && RECEIVED.includes(piece.text));
}

function pressIn(caller: Caller, hall: Hall, { keys: all, ended, dies }: Extract<Act, { do: 'press' }>): void {
  const { turn, isAtEnd } = { turn: caller.session.turn, isAtEnd: caller.hasEnded };
  const event = { type: 'pressed', turn, keys: all, ended } as const;
  const before = caller.reply;
  const taken = hall.takenIds.length;
  const asked = caller.asked.length;
  if (dies) {
    const { command } = caller.step(event);
    if (command !== null) hall.carryOut(FROM, command);
  }
  const stepped = caller.tell(event);
  expect(stepped.isForeign).toBe(false);
  if (stepped.reply === null) throw new Error('nothing was said to a caller who is there');
  if (isAtEnd) return expect(stepped.reply).toEqual(before);
  checkReply(stepped.reply, before);
  const { shared, own } = hall.view(FROM);
  // What cannot be answered any more is not asked.
  if (stepped.reads && shared.phase.phase === 'question')
    expect((shared.phase.remainingMs ?? 1) + (own?.extraMs ?? 0)).toBeGreaterThan(0);
  if (hall.takenIds.length > taken || (caller.asked.length > asked && saysReceived(stepped.reply)))
    checkSaidBack(hall, caller);
}

function carryOut(caller: Caller, hall: Hall, one: Act, other: () => void): void {
  switch (one.do) {
    case 'press':
      return pressIn(caller, hall, one);
    case 'again': {
      const { reply, session, asked } = {
        ...caller,
        reply: caller.reply,
        session: caller.session,
        asked: caller.asked.length,
      };
      const turn = session.turn - one.back;
      if (turn < 1) return;
      const again = caller.tell({ type: 'pressed', turn, keys: one.keys, ended: true });
      expect(again).toEqual({ session, reply, command: null, reads: null, isForeign: false });
      expect(caller.asked.length).toBe(asked);
      return;
    }
    case 'foreign': {
      const { session } = caller;
      const turn = session.turn + one.ahead;
      expect(caller.tell({ type: 'pressed', turn, keys: '1', ended: false }).isForeign).toBe(true);
      expect(caller.session).toEqual(session);
      return;
    }
    case 'host':
      hall.room.operate(one.action);
      return;
    case 'time':
      return hall.room.wait(one.ms);
    case 'other':
      return other();
    case 'callBack':
      return;
  }
}

it('never throws, never falls silent, does nothing twice, and says what the room has', { timeout: 60_000 }, () => {
  const seen = { answers: 0, ended: 0 };
  fc.assert(
    fc.property(game, fc.array(act, { minLength: 20, maxLength: 60 }), (made, acts) => {
      const { hall } = quiz(made.slides, {
        language: made.language,
        showAnswer: made.showAnswer,
        showResultsAfter: made.showResultsAfter,
        collectPhone: made.phone,
        regulationsText: made.rules ? 'Rules' : '',
        ...(made.teams && { teams: { mode: 'choose', names: ['Red', 'Blue'], rule: 'sum', best: 1 } }),
      });
      const line = (calls: number) =>
        testLine({
          id: `call-${calls}`,
          languages: made.menu ? ['he', 'ar', 'en'] : ['en'],
          tone: made.tone ? { say: 'recording', url: 'tone', lengthMs: 1000 } : null,
        });
      let calls = 1;
      let others = 0;
      let caller = callerOf(hall, line(calls));
      const join = (): void => {
        others += 1;
        const id = `other-${others}`;
        const who = { name: `Other ${others}`, phone: '0500000000', consent: true, team: 0 };
        hall.room.send({ type: 'join', ...who, tokenHash: id, messageId: id });
      };
      caller.dial();
      if (made.isIn) {
        getInside(caller);
        join();
      }
      for (const one of acts) {
        if (one.do === 'callBack') {
          caller.tell({ type: 'hungUp' });
          calls += 1;
          caller = callerOf(hall, line(calls));
          caller.dial();
          if (caller.reply) checkReply(caller.reply, null);
        } else {
          carryOut(caller, hall, one, join);
        }
      }
      expect(new Set(hall.takenIds).size).toBe(hall.takenIds.length);
      seen.answers += hall.takenIds.length;
      if (caller.hasEnded) seen.ended += 1;
    }),
    { numRuns: 1000 },
  );
  // What is proved of nothing is proved of no answer.
  expect(seen.answers).toBeGreaterThan(200);
  expect(seen.ended).toBeGreaterThan(50);
});

it('has a slide of each kind that a call can meet', () =>
  expect(Object.keys(SLIDES).toSorted()).toEqual(KINDS.toSorted()));
