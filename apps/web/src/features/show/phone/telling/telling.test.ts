import { describe, expect, it } from 'vitest';
import type { OwnView, PhaseView } from '@qc/contract';
import { samplePhases, sampleRoom } from '../../gallery/sample-room.ts';
import { sampleOwn, samplePresenterView } from '../../gallery/sample-views.ts';
import type { PlayerScreenProps } from '../player-screen-props.ts';
import { feltMoment } from './buzz.ts';
import { gapWords } from './gap-words.ts';
import { heldAfter, PODIUM_TELL_MS, REVEAL_TELL_MS, toldFrom } from './held-back.ts';
import { podiumWords } from './podium-words.ts';

const phases = samplePhases('en');
function screenOf(phase: PhaseView | undefined, own: Partial<OwnView> = {}): PlayerScreenProps {
  if (!phase) throw new Error('no phase');
  return {
    room: sampleRoom('en'),
    view: samplePresenterView('', phase, false, 'en'),
    own: { ...sampleOwn('', phase, null, 'en'), ...own },
    clock: null,
    answer: null,
    onAnswer: () => undefined,
  };
}
const closed = screenOf(phases['closed-short']);
const reveal = screenOf(phases['reveal-short']);
const standings = screenOf(phases['standings']);

describe('what is held back', () => {
  it('a result, for as long as the big screen needs to say it', () => {
    const before = heldAfter(null, closed, 0);
    const held = heldAfter(before, reveal, 5000);
    expect(held.shown).toBe(closed);
    // What comes meanwhile, such as the own result, waits with it and no longer.
    const still = heldAfter(held, { ...reveal }, 5000 + REVEAL_TELL_MS - 1);
    expect(still.shown).toBe(closed);
    expect(heldAfter(still, reveal, 5000 + REVEAL_TELL_MS)).toEqual({ shown: reveal, untilMs: null });
  });
  it('a result that the big screen has not said yet, also from who comes in that moment', () => {
    const held = heldAfter(null, reveal, 5000, 300);
    expect(held.shown.view.phase).toMatchObject({ phase: 'closed' });
    expect(held.shown.own).toMatchObject({ result: null, score: null });
    expect(heldAfter(held, reveal, 5699).shown).toBe(held.shown);
    expect(heldAfter(held, reveal, 5700)).toEqual({ shown: reveal, untilMs: null });
    expect(heldAfter(null, reveal, 5000, REVEAL_TELL_MS).shown).toBe(reveal);
    expect(toldFrom(reveal, 5000)).toBe(6000);
    expect(toldFrom(closed, 5000)).toBe(5000);
  });
  it('standings behind the result', () => {
    expect(heldAfter(heldAfter(null, reveal, 0), standings, 10).shown).toBe(reveal);
  });
  it('the own place on the podium until its name stands there, but not for who comes later', () => {
    const [second, first] = [stageOf(2), stageOf(3)];
    const before = heldAfter(null, second, 0);
    expect(before.shown).toBe(second);
    const held = heldAfter(before, first, 5000);
    expect(held.shown).toBe(second);
    expect(heldAfter(held, first, 5000 + PODIUM_TELL_MS).shown).toBe(first);
    expect(toldFrom(first, 5000)).toBe(5000 + PODIUM_TELL_MS);
    expect(heldAfter(heldAfter(null, standings, 0), stageOf(0), 10).shown.view.phase).toMatchObject({ stage: 0 });
  });
  it('nothing for who arrives in the middle, plays alone, or sees another slide', () => {
    expect(heldAfter(null, reveal, 0).shown).toBe(reveal);
    const alone = { ...reveal, room: { ...reveal.room, pace: 'self' as const } };
    expect(heldAfter(heldAfter(null, closed, 0), alone, 0).shown).toBe(alone);
    const phase = reveal.view.phase;
    if (phase.phase !== 'reveal') throw new Error('a reveal');
    const other = { ...reveal, view: { ...reveal.view, phase: { ...phase, visit: phase.visit + 1 } } };
    expect(heldAfter(heldAfter(null, closed, 0), other, 0).shown).toBe(other);
  });
});

describe('what is felt', () => {
  it('each moment once: the digits, the clock, the own right answer, and who was the fastest', () => {
    expect(feltMoment(screenOf(phases['starting']), 2)).toEqual({ key: 'digit 2', felt: 'digit' });
    expect(feltMoment(screenOf(phases['starting']), 0)).toBeNull();
    expect(feltMoment(screenOf(phases['question-short']), 0)?.felt).toBe('open');
    expect(feltMoment(reveal, 0)?.felt).toBe('right');
    const phase = reveal.view.phase;
    if (phase.phase !== 'reveal') throw new Error('a reveal');
    const fastest = { seat: reveal.own.seat, name: '', face: 0, ms: 1800 };
    expect(feltMoment(screenOf({ ...phase, fastest }, reveal.own), 0)?.felt).toBe('fastest');
  });
  it('nothing by who was wrong', () => {
    const result = { correct: false, partly: false, points: 0, bonus: 0 };
    expect(feltMoment(screenOf(phases['reveal-short'], { result }), 0)).toBeNull();
  });
});

describe('what is told', () => {
  it('the gap to who is before, or to who comes next', () => {
    expect(gapWords({ kind: 'behind', name: 'Maya', by: 38 }, 'en')).toMatch(/^38 behind .*Maya/);
    expect(gapWords({ kind: 'ahead', name: 'Omar', by: 12 }, 'en')).toMatch(/^12 ahead of .*Omar/);
    expect(gapWords({ kind: 'behind', name: 'Maya', by: 0 }, 'en')).toMatch(/^Level with .*Maya/);
    expect(gapWords(null, 'en')).toBe('');
  });
  it('the own place on the podium, the team’s where teams stand there, and nothing before it is told', () => {
    const room = sampleRoom('en');
    expect(podiumWords(room, { teams: [] }, { rank: null, team: null })).toBe('');
    expect(podiumWords(room, { teams: [] }, { rank: 1, team: null })).toBe('First place!');
    const [team] = teamsOf('podium-teams');
    if (!team) throw new Error('a team');
    expect(podiumWords(room, { teams: [team] }, { rank: null, team: team.team })).toBe('Your team came first!');
    expect(podiumWords(room, { teams: [team] }, { rank: null, team: team.team + 1 })).toBe('');
  });
});

/** The podium at that stage. */
function stageOf(stage: 0 | 2 | 3): PlayerScreenProps {
  const { podium } = phases;
  if (podium?.phase !== 'podium') throw new Error('a podium');
  return screenOf({ ...podium, stage });
}

function teamsOf(name: string) {
  const phase = phases[name];
  return phase?.phase === 'podium' ? phase.teams : [];
}
