import { newAnswer, newQuestion } from '@qc/contract';
import { lengthMs, type Spoken } from '@qc/telephone';
import { loadTelephoneWords } from '@qc/words/telephone';
import { beforeAll, expect, it } from 'vitest';
import { gameFields } from '../session/editor-records.ts';
import { FakeServer } from '../testing/fake-server.ts';
import { type CallState, RehearsalCall } from './rehearsal-call.ts';
import { toRehearsedRun } from './rehearsal-game.ts';
import { RehearsalRoom } from './rehearsal-room.ts';
import type { Surroundings } from './surroundings.ts';

beforeAll(() => loadTelephoneWords(['en']));

/** A clock that goes on when it is told to. */
class HandClock implements Surroundings {
  #nowMs = 1000;
  #waiting: { atMs: number; call: () => void }[] = [];
  now = () => this.#nowMs;
  wait = (ms: number, call: () => void) => {
    const one = { atMs: this.#nowMs + ms, call };
    this.#waiting.push(one);
    return () => {
      this.#waiting = this.#waiting.filter((other) => other !== one);
    };
  };
  pass(ms: number): void {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const next = this.#waiting.filter(({ atMs }) => atMs <= untilMs).toSorted((a, b) => a.atMs - b.atMs)[0];
      if (next === undefined) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.call();
    }
    this.#nowMs = untilMs;
  }
}

/** A room and a telephone, in a time of their own. */
class Rehearsed {
  readonly clock = new HandClock();
  readonly room: RehearsalRoom;
  state: CallState = { at: 'over', passed: [], takenAtMs: null, overAtMs: null };
  call: RehearsalCall | null = null;
  #calls = 0;
  #isFound = false;

  constructor(maxParticipants = 0) {
    const game = { ...gameFields(new FakeServer().whole()), language: 'en' as const, maxParticipants };
    const answers = [newAnswer('Mars'), newAnswer('Jupiter', true)];
    const slides = [{ ...newQuestion('trivia'), question: 'Largest?', time: 60, score: 100, answers }];
    this.room = new RehearsalRoom(toRehearsedRun({ game, slides }), this.clock, () => undefined);
  }

  dial(): void {
    this.#calls += 1;
    this.room.present(true);
    const line = {
      languages: ['en'] as const,
      spokeBefore: null,
      code: null,
      digits: '142',
      hasNumber: true,
      tone: null,
    };
    const { clock, room } = this;
    this.#isFound = room.hasSeat;
    const call = new RehearsalCall(
      { id: `rehearsal-${this.#calls}`, ...line },
      {
        now: clock.now,
        wait: clock.wait,
        voice: { prepare: () => undefined, say: (piece, onSaid) => clock.wait(lengthMs([piece]), onSaid) },
        reading: (visit, ms) => room.reading(visit, ms),
        view: () => (this.#isFound ? room.callView() : null),
        carryOut: (command) => {
          const outcome = room.carryOut(command, { line: '142', number: '0005550142' });
          this.#isFound ||= outcome.type === 'found';
          return outcome;
        },
      },
      (state) => (this.state = state),
    );
    this.call = call;
  }
  press(keys: string): void {
    for (const key of keys) this.call?.press(key);
  }
  next(): void {
    this.room.operate({ do: 'next' });
  }
  said(): string {
    return this.state.passed.flatMap((one) => (one.kind === 'said' ? one.spoken.map(textOf) : [])).join(' ');
  }
  hears(words: string): void {
    for (let s = 0; s < 90 && !this.said().includes(words); s += 1) this.clock.pass(1000);
    expect(this.said()).toContain(words);
  }
}

const textOf = (piece: Spoken) => (piece.say === 'text' ? piece.text : '');

it('rings, is taken, and goes through a whole game to the last word', () => {
  const rehearsed = new Rehearsed();
  rehearsed.dial();
  expect(rehearsed.call?.state.at).toBe('ringing');
  rehearsed.clock.pass(2000);
  expect(rehearsed.state.at).toBe('onLine');
  rehearsed.press('482913#');
  rehearsed.hears('Caller 142');
  rehearsed.next();
  rehearsed.hears('Question 1.');
  rehearsed.press('2');
  rehearsed.hears('received');
  // One of the others answers, the other never does: its author closes the question.
  rehearsed.clock.pass(10_000);
  expect(rehearsed.room.screen.presenter).toMatchObject({ phase: { phase: 'question' }, answered: 2 });
  rehearsed.next();
  rehearsed.next();
  rehearsed.hears('Correct');
  for (let step = 0; step < 4; step += 1) rehearsed.next();
  rehearsed.hears('Thank you for playing');
  rehearsed.clock.pass(10_000);
  expect(rehearsed.state.passed.at(-1)).toMatchObject({ kind: 'hungUp', by: 'line' });
  expect(rehearsed.state.at).toBe('over');
});

it('marks what is being said, and cuts it at the first key', () => {
  const rehearsed = new Rehearsed();
  rehearsed.dial();
  rehearsed.clock.pass(1600);
  expect(rehearsed.state.passed).toMatchObject([{ kind: 'said', piece: 0, heard: 0 }]);
  rehearsed.press('48');
  expect(rehearsed.state.passed).toMatchObject([
    { kind: 'said', piece: null, heard: 0 },
    { kind: 'pressed', keys: '48' },
  ]);
});

it('gives the place back to who calls again, and lets in the author where there is one place', () => {
  const rehearsed = new Rehearsed(1);
  rehearsed.dial();
  rehearsed.clock.pass(1600);
  rehearsed.press('482913#');
  rehearsed.hears('Caller 142');
  rehearsed.call?.hangUp();
  expect(rehearsed.state.passed.at(-1)).toMatchObject({ kind: 'hungUp', by: 'caller' });
  rehearsed.dial();
  rehearsed.hears('Welcome back');
});
