import { describe, expect, it } from 'vitest';
import type { PresenterView } from '@qc/contract';
import { soundOfChange } from './sound-of-change.ts';

const lobby: PresenterView = {
  phase: { phase: 'lobby' },
  paused: false,
  players: 1,
  answered: 0,
  present: 1,
  distribution: null,
  muted: false,
  locked: false,
  names: [],
};
const podium: PresenterView = { ...lobby, phase: { phase: 'podium', winners: [] } };

describe('soundOfChange', () => {
  it('greets who joins in the lobby, and nobody who leaves', () => {
    expect(soundOfChange(lobby, { ...lobby, players: 2 })).toBe('join');
    expect(soundOfChange({ ...lobby, players: 2 }, lobby)).toBeNull();
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
