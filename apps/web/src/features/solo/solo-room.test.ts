import {
  newAnswer,
  completeContent,
  newSettings,
  type QuestionChanges,
  type QuestionContent,
  type SlideResponse,
  type SlideType,
} from '@qc/contract';
import { type RunGame, toRunGame } from '@qc/engine';
import { expect, it } from 'vitest';
import { SoloRoom } from './solo-room.ts';

const settings = {
  ...newSettings(),
  name: 'Alone',
  language: 'en',
  direction: 'ltr',
  winnersCount: 1,
  maxParticipants: 1,
} as const;
const slide = (type: SlideType, more: QuestionChanges): QuestionContent =>
  completeContent({ question: `${type}?`, ...more, type });
const game: RunGame = toRunGame(
  settings,
  [
    slide('media', {}),
    slide('trivia', { answers: [newAnswer('no'), newAnswer('yes', true)] }),
    slide('typed', { answers: [newAnswer('Jerusalem', true)] }),
    slide('number', { numberKey: { value: 100, rule: 'tolerance', tolerance: 10, unit: 'm' } }),
    slide('order', { answers: [newAnswer('a'), newAnswer('b'), newAnswer('c')] }),
    slide('survey', { answers: [newAnswer('x'), newAnswer('y')] }),
  ],
  { solo: true },
);

function play(played: RunGame = game) {
  let now = 1_000_000;
  let due: { at: number; call: () => void } | null = null;
  let changes = 0;
  const room = new SoloRoom(
    played,
    'You',
    {
      now: () => now,
      wait: (ms, call) => {
        const mine = { at: now + ms, call };
        due = mine;
        return () => {
          if (due === mine) due = null;
        };
      },
    },
    () => {
      changes += 1;
    },
  );
  /** Lets time pass, with every timer that falls due meanwhile. */
  const pass = (ms: number) => {
    const until = now + ms;
    while (due && due.at <= until) {
      const { at, call } = due;
      now = at;
      due = null;
      call();
    }
    now = until;
  };
  const phase = () => room.view.view.phase.phase;
  const until = (wanted: string) => {
    for (let i = 0; i < 6 && phase() !== wanted; i += 1) room.goOn();
    expect(phase()).toBe(wanted);
  };
  return { room, pass, phase, until, changes: () => changes };
}

it('plays every kind of slide to the end with right answers', () => {
  const { room, pass, phase, until, changes } = play();
  expect(phase()).toBe('media');
  const right: SlideResponse[] = [
    { type: 'trivia', picks: [1] },
    { type: 'typed', text: ' jerusalem ' },
    { type: 'number', value: 105 },
    { type: 'order', sequence: [...(game.slides[4]?.sequence ?? [])] },
    { type: 'survey', picks: [0] },
  ];
  for (const answer of right) {
    until('question');
    pass(700);
    expect(room.answer(answer)).toBe(true);
    // The verdict comes with the answer, and tells no place among one.
    expect(phase()).toBe('reveal');
    expect(room.view.own.rank).toBeNull();
    pass(3000);
    expect(phase()).toBe('reveal');
    room.goOn();
    expect(phase()).not.toBe('standings');
  }
  for (let i = 0; i < 6 && !room.isOver; i += 1) room.goOn();
  expect(room.isOver).toBe(true);
  expect(changes()).toBeGreaterThan(10);
  const [me] = room.summary.players;
  expect([me?.rightCount, me?.answeredCount, room.summary.questionsCount]).toEqual([4, 5, 5]);
  expect(me?.score).toBeGreaterThan(3000);
});

it('closes by the clock, and by giving up', () => {
  const { room, pass, phase, until } = play();
  until('question');
  pass(19_000);
  expect(phase()).toBe('question');
  pass(2_000);
  expect(phase()).toBe('reveal');
  expect(room.view.own.result).toEqual({ correct: false, partly: false, points: 0, bonus: 0 });
  until('question');
  room.goOn();
  expect(phase()).toBe('reveal');
});

it('refuses what is no answer, and says nothing of the key before', () => {
  const { room, until } = play();
  until('question');
  expect(room.answer({ type: 'trivia', picks: [7] })).toBe(false);
  expect(JSON.stringify(room.view)).not.toContain('correct');
});

it('stops after an answer that nothing is said about, and goes on in one press from giving up', () => {
  const silent = play({ ...game, showAnswer: false, showResultsAfter: 'never' });
  silent.until('question');
  silent.room.goOn();
  expect(silent.phase()).not.toBe('closed');
});
