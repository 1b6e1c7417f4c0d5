import { describe, expect, it } from 'vitest';
import type {
  MediaRef,
  NextAction,
  OperatorAction,
  OperatorView,
  PhaseView,
  SeatRow,
  ServerMessage,
} from '@qc/contract';
import { controlsOf } from './running/controls-of.ts';
import { FIRST_STATE, isMoving, operatorStep, playersInOrder, serverNow } from './operator-state.ts';
import type { OperatorState } from './operator-state.ts';

const view = (more: Partial<OperatorView> = {}): OperatorView => ({
  phase: { phase: 'lobby' },
  paused: false,
  players: 2,
  door: null,
  ageMs: 0,
  answered: 0,
  present: 2,
  distribution: null,
  said: null,
  muted: false,
  volume: 70,
  black: false,
  locked: false,
  arrivals: [],
  ready: 0,
  pattern: null,
  explanation: null,
  autoAdvance: false,
  autoRemainingMs: null,
  overMs: 0,
  lateJoin: true,
  reactions: true,
  spectators: true,
  bannedCount: 0,
  keepsResult: true,
  canCorrect: false,
  isVoid: false,
  step: 1,
  notes: '',
  correct: [],
  solution: [],
  next: null,
  nextAction: 'start',
  revealsAnswer: true,
  canShowPodium: false,
  canGoBack: false,
  devices: ['phones'],
  ...more,
});
const row = (seat: number, more: Partial<SeatRow> = {}): SeatRow => ({
  seat,
  face: 0,
  name: `p${seat}`,
  score: 0,
  present: true,
  answered: false,
  removed: false,
  team: null,
  extraPercent: 0,
  joinedAtMs: 0,
  remotes: [],
  ...more,
});
const hear = (state: OperatorState, ...messages: ServerMessage[]) =>
  messages.reduce((now, message) => operatorStep(now, { type: 'message', message }), state);
const shown = hear({ ...FIRST_STATE, v: 3, view: view() }, { t: 'seats', rows: [row(0), row(1)] });

describe('operatorStep', () => {
  it('keeps the newest view', () => {
    expect(
      hear(
        shown,
        { t: 'operator', atMs: 0, v: 4, view: view({ step: 2 }) },
        { t: 'operator', atMs: 0, v: 3, view: view() },
      ).view?.step,
    ).toBe(2);
  });
  it('takes running counts into the view', () => {
    const next = hear(shown, {
      t: 'counts',
      answered: 7,
      present: 8,
      players: 9,
      arrivals: [{ name: 'a', face: 0, team: null }],
      ready: 3,
    });
    expect(next.view).toMatchObject({
      answered: 7,
      present: 8,
      players: 9,
      arrivals: [{ name: 'a', face: 0, team: null }],
      ready: 3,
      step: 1,
    });
  });
  it('changes only the seats it is told of, and hides removed ones', () => {
    const next = hear(shown, { t: 'seats', rows: [row(1, { removed: true }), row(2)] });
    expect(playersInOrder(next.seats, false).map((seat) => seat.seat)).toEqual([0, 2]);
  });
  it('lists who has not answered first while a question is open, and else who came first', () => {
    const next = hear(shown, { t: 'seats', rows: [row(0, { answered: true }), row(2, { present: false }), row(3)] });
    expect(playersInOrder(next.seats, true).map((seat) => seat.seat)).toEqual([1, 3, 2, 0]);
    expect(playersInOrder(next.seats, false).map((seat) => seat.seat)).toEqual([0, 1, 2, 3]);
  });
  it('knows the server’s time whatever its own calendar says', () => {
    const { leadMs } = operatorStep(shown, { type: 'clock', leadMs: 500 - 1_800_000_000_000 });
    expect(serverNow({ leadMs }, 2500)).toBe(1_800_000_002_000);
    expect(serverNow({ leadMs }, 500)).toBe(1_800_000_000_000);
  });
  const ask = (state: OperatorState, what: OperatorAction['do'], step = 1) =>
    operatorStep(state, { type: 'asked', id: what, what, step });
  it('a request is under way until it is answered', () => {
    const asked = ask(shown, 'next');
    expect(isMoving(asked)).toBe(true);
    expect(isMoving(hear(asked, { t: 'ack', id: 'next' }))).toBe(false);
    expect(isMoving(ask(shown, 'addTime'))).toBe(false);
  });
  it('a press that led on is done when the room has gone on', () => {
    const asked = ask(shown, 'reveal');
    const v = (shown.v ?? 0) + 1;
    expect(isMoving(hear(asked, { t: 'operator', atMs: 0, v, view: view() }))).toBe(true);
    expect(isMoving(hear(asked, { t: 'operator', atMs: 0, v, view: view({ step: 2 }) }))).toBe(false);
  });
  it('a press another console was quicker with is not told as an error', () => {
    for (const what of ['next', 'skip'] as const)
      expect(hear(ask(shown, what), { t: 'refused', id: what, code: 'staleStep' }).refusal).toBeNull();
    expect(hear(shown, { t: 'refused', id: 'x', code: 'wrongPhase' }).refusal).toMatchObject({ code: 'wrongPhase' });
  });
  it('a press that came too late for its question is told, also where the room was seen to go on', () => {
    for (const what of ['closeAnswers', 'reveal', 'pause', 'addTime', 'back'] as const) {
      const later = hear(ask(shown, what), { t: 'operator', atMs: 0, v: 9, view: view({ step: 4 }) });
      const told = hear(later, { t: 'refused', id: what, code: 'staleStep' });
      expect(told).toMatchObject({ refusal: { code: 'staleStep' }, pending: new Map() });
    }
  });
});

describe('controlsOf', () => {
  const room = { showResultsAfter: 'question' } as const;
  it('offers nothing but the next step in the lobby', () => {
    expect(Object.values(controlsOf(view(), room)).some(Boolean)).toBe(false);
  });
  it('offers time only where a clock runs', () => {
    const media = { phase: 'media', media: null, heading: '', subheading: '', slide: 0, visit: 1 } as const;
    expect(controlsOf(view({ phase: { ...media, limitMs: null, remainingMs: null } }), room).lessTime).toBe(false);
    expect(controlsOf(view({ phase: { ...media, limitMs: 5000, remainingMs: 100 } }), room).lessTime).toBe(true);
    const preparing = {
      ...media,
      phase: 'preparing',
      media: [] as MediaRef[],
      limitMs: 5000,
      remainingMs: 5000,
    } as const;
    expect(controlsOf(view({ phase: preparing }), room)).toMatchObject({ lessTime: false, skip: true, pause: true });
  });
  it('hides standings only where they are shown', () => {
    const place = { slide: 0, visit: 1 };
    const standings = view({ phase: { phase: 'standings', top: [], teams: [], lines: [], round: null, ...place } });
    expect(controlsOf(standings, room)).toMatchObject({ hideStandings: true, standings: false });
  });
  it('offers to skip wherever that is not the next step anyway', () => {
    const place = { slide: 0, visit: 1 };
    const shown = { media: null, heading: '', subheading: '', limitMs: null, remainingMs: null, ...place };
    const standings: PhaseView = { phase: 'standings', top: [], teams: [], lines: [], round: null, ...place };
    const skips: [PhaseView, NextAction, boolean][] = [
      [{ phase: 'lobby' }, 'start', false],
      [{ phase: 'opening', ...shown }, 'openQuestion', true],
      [{ phase: 'media', ...shown }, 'showEnding', true],
      [{ phase: 'media', ...shown }, 'nextSlide', false],
      [standings, 'showEnding', true],
      [standings, 'showPodium', false],
      [{ phase: 'ending', ...shown }, 'end', false],
      [{ phase: 'podium', stage: 4, steps: 0, winners: [], teams: [], limitMs: null, remainingMs: null }, 'end', false],
    ];
    for (const [phase, nextAction, may] of skips)
      expect(controlsOf(view({ phase, nextAction }), room).skip, `${phase.phase}, ${nextAction}`).toBe(may);
  });
  it('offers standings only where the game shows any', () => {
    const media = { phase: 'media', media: null, heading: '', subheading: '', slide: 0, visit: 1 } as const;
    const shown = view({ phase: { ...media, limitMs: null, remainingMs: null } });
    expect(controlsOf(shown, { showResultsAfter: 'end' }).standings).toBe(true);
    expect(controlsOf(shown, { showResultsAfter: 'never' }).standings).toBe(false);
  });
});
