import { describe, expect, it } from 'vitest';
import type { PresenterView, QuestionView } from '@qc/contract';
import { soundOfChange, winnerSounds } from './sound-of-change.ts';

const lobby: PresenterView = {
  phase: { phase: 'lobby' },
  paused: false,
  players: 1,
  door: null,
  answered: 0,
  present: 1,
  distribution: null,
  said: null,
  muted: false,
  black: false,
  locked: false,
  arrivals: [],
  step: 0,
  ready: 0,
  pattern: null,
};
const BLANK: Omit<QuestionView, 'type'> = {
  question: 'Who?',
  queMessage: '',
  image: null,
  backgroundMedia: null,
  answers: [],
  selection: 'single',
  script: null,
  unit: '',
  miniGame: '',
  score: 1000,
  times: 1,
};
const podium: PresenterView = {
  ...lobby,
  phase: { phase: 'podium', stage: 4, steps: 0, winners: [], teams: [], limitMs: null, remainingMs: null },
};

describe('soundOfChange', () => {
  it('greets who joins in the lobby, and nobody who leaves', () => {
    expect(soundOfChange(lobby, { ...lobby, players: 2 })).toBe('join');
    expect(soundOfChange({ ...lobby, players: 2 }, lobby)).toBeNull();
  });
  it('buzzes for whoever gets the turn, and says when nobody has the next', () => {
    const asked = (seat: number | null): PresenterView => ({
      ...lobby,
      phase: {
        ...{ phase: 'question', slide: 0, visit: 1, limitMs: 9000, remainingMs: 9000 },
        question: { ...BLANK, type: 'buzzer' },
        race: {
          turn: seat === null ? null : { seat, name: 'Noa', face: 0, team: null },
          right: [],
          outTeams: [],
          openings: 1,
        },
      },
    });
    const sounds = ([seat, next]: (number | null)[]) => soundOfChange(asked(seat ?? null), asked(next ?? null));
    expect(
      [
        [null, 1],
        [1, 1],
        [1, 2],
        [2, null],
      ].map(sounds),
    ).toEqual(['buzz', null, 'buzz', 'wrong']);
  });
  it('honours the winners once', () => {
    expect(soundOfChange(lobby, podium)).toBe('winner');
    expect(soundOfChange(podium, { ...podium, present: 5 })).toBeNull();
  });
  it('is silent when muted and on the first view after a reload', () => {
    expect(soundOfChange(lobby, { ...podium, muted: true })).toBeNull();
    expect(soundOfChange(null, podium)).toBeNull();
  });
});

describe('winnerSounds', () => {
  it('is one fanfare, or one sound for each place with the fanfare last', () => {
    expect(winnerSounds(3, false, false)).toEqual([{ sound: 'winner', afterMs: 0 }]);
    expect(winnerSounds(5, true, false)).toEqual([
      { sound: 'place', afterMs: 0 },
      { sound: 'place', afterMs: 550 },
      { sound: 'winner', afterMs: 1100 },
    ]);
    expect(winnerSounds(1, true, false)).toEqual([{ sound: 'winner', afterMs: 0 }]);
  });
  it('leaves the fanfare to the recording of the game', () => {
    expect(winnerSounds(3, false, true)).toEqual([]);
    expect(winnerSounds(2, true, true)).toEqual([{ sound: 'place', afterMs: 0 }]);
  });
});
