import { describe, expect, it } from 'vitest';
import type { PresenterView, ServerMessage } from '@qc/contract';
import { FIRST_STATE, presenterStep } from './presenter-state.ts';
import type { PresenterState } from './presenter-state.ts';

const view: PresenterView = {
  phase: { phase: 'preparing', media: [], heading: '', slide: 0, visit: 1, limitMs: 5000, remainingMs: 5000 },
  paused: false,
  players: 3,
  door: null,
  ageMs: 0,
  step: 2,
  answered: 0,
  present: 3,
  distribution: null,
  said: null,
  muted: false,
  volume: 70,
  black: false,
  locked: false,
  arrivals: [],
  ready: 0,
  pattern: null,
};
const hear = (state: PresenterState, message: ServerMessage) => presenterStep(state, { type: 'message', message });
const counts: ServerMessage = {
  t: 'counts',
  answered: 0,
  present: 4,
  players: 4,
  arrivals: [{ name: 'Maya', face: 0, team: null }],
  ready: 2,
};

describe('presenterStep', () => {
  it('follows the running counts, those of devices that are ready among them', () => {
    const shown = hear(FIRST_STATE, { t: 'presenter', atMs: 0, v: 1, view });
    expect(hear(shown, counts).view).toEqual({
      ...view,
      present: 4,
      players: 4,
      arrivals: [{ name: 'Maya', face: 0, team: null }],
      ready: 2,
    });
    expect(hear(FIRST_STATE, counts)).toEqual(FIRST_STATE);
  });
  it('ignores what it knows already', () => {
    const shown = hear(FIRST_STATE, { t: 'presenter', atMs: 0, v: 3, view });
    expect(hear(shown, { t: 'presenter', atMs: 9, v: 2, view: { ...view, players: 9 } })).toBe(shown);
  });
});
