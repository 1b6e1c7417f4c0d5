import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PhaseView } from '@qc/contract';
import { ask, roomOf, type Given } from '../../testing/scored-room.ts';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import type { TestRoom } from '../../testing/run-room.ts';
import { sharedView } from '../../view.ts';
import { ownView } from '../../views/own-view.ts';

const NAMES = ['Maya', 'Noa', 'Omar', 'Lina', 'Dan'] as const;

function phaseOf<P extends PhaseView['phase']>(room: TestRoom, name: P): Extract<PhaseView, { phase: P }> {
  const { phase } = sharedView(room.state, room.nowMs);
  if (phase.phase !== name) throw new Error(`the room is in ${phase.phase}`);
  return phase as Extract<PhaseView, { phase: P }>;
}

/** Asks and goes on to the standings; who is right after how many ms, null: wrong. */
function standings(room: TestRoom, ...rightAfterMs: (number | null)[]) {
  ask(room, ...rightAfterMs.map((ms): [Given, number] => (ms === null ? [1, 9000] : [0, ms])));
  room.next();
  return phaseOf(room, 'standings');
}

describe('a reveal', () => {
  const slide = sampleSlide();
  const guess = (value: number) =>
    sampleSlide({ type: 'number', answers: [], numberKey: { value, rule: 'closest', tolerance: 0, unit: '' } });
  it('says how many knew it, and who was the first of them', () => {
    const room = roomOf(sampleGame([slide]), ...NAMES);
    ask(room, [0, 3000], [1, 700], [0, 1800], [null, 0], [0, 4000]);
    expect(phaseOf(room, 'reveal')).toMatchObject({
      knew: { right: 3, of: 4 },
      fastest: { seat: 2, name: 'Omar', ms: 1800 },
      closest: [],
    });
    room.operate({ do: 'kick', seat: 2 });
    expect(phaseOf(room, 'reveal')).toMatchObject({ knew: { right: 2, of: 3 }, fastest: { name: 'Maya', ms: 3000 } });
  });
  it('names nobody where speed does not count, for one player, and where results are never told', () => {
    const accuracy = { profile: 'accuracy', first: 3, penalty: 0, streaks: false } as const;
    for (const [game, names] of [
      [sampleGame([slide], { scoring: accuracy }), NAMES],
      [sampleGame([slide], { showResultsAfter: 'never' }), NAMES],
      [sampleGame([slide]), ['Maya']],
    ] as const) {
      const room = roomOf(game, ...names);
      ask(room, [0, 3000]);
      expect(phaseOf(room, 'reveal')).toMatchObject({ knew: { right: 1, of: 1 }, fastest: null });
    }
    const hidden = roomOf(sampleGame([slide], { showAnswer: false }), ...NAMES);
    ask(hidden, [0, 3000]);
    expect(phaseOf(hidden, 'reveal')).toMatchObject({ knew: null, fastest: null, closest: [] });
    const survey = roomOf(sampleGame([sampleSlide({ type: 'survey' }), slide]), ...NAMES);
    ask(survey, [0, 3000]);
    expect(phaseOf(survey, 'reveal')).toMatchObject({ knew: null, fastest: null });
  });
  it('tells everybody how the hall has picked, as its big screen does', () => {
    const room = roomOf(sampleGame([slide]), ...NAMES);
    ask(room, [0, 3000], [1, 700], [0, 1800], [null, 0], [0, 4000]);
    const counts = slide.answers.map((_, at) => [3, 1][at] ?? 0);
    expect(phaseOf(room, 'reveal').picked).toEqual({ counts, of: 4 });
    room.operate({ do: 'kick', seat: 2 });
    expect(phaseOf(room, 'reveal').picked).toMatchObject({ of: 3 });
    const hidden = roomOf(sampleGame([slide], { showAnswer: false }), ...NAMES);
    ask(hidden, [0, 3000]);
    expect(phaseOf(hidden, 'reveal').picked?.of).toBe(1);
    const unanswered = roomOf(sampleGame([slide]), ...NAMES);
    ask(unanswered, [null, 0]);
    expect(phaseOf(unanswered, 'reveal')).not.toHaveProperty('picked');
    const typed = roomOf(sampleGame([guess(100)]), ...NAMES);
    ask(typed, ['90', 1000]);
    expect(phaseOf(typed, 'reveal')).not.toHaveProperty('picked');
  });
  it('names the nearest, who share it up to three', () => {
    const room = roomOf(sampleGame([guess(100), guess(0.3)]), ...NAMES);
    ask(room, ['90', 1000], ['101', 1000], ['99', 1000], ['50', 1000]);
    expect(phaseOf(room, 'reveal').closest).toMatchObject([
      { name: 'Noa', off: 1 },
      { name: 'Omar', off: 1 },
    ]);
    ask(room, ['0.4', 1000], ['0.4', 1000], ['0.4', 1000], ['0.4', 1000]);
    expect(phaseOf(room, 'reveal').closest).toEqual([]);
  });
  it('names those who are nearest of any guesses', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1, maxLength: 5 }), (guesses) => {
        const room = roomOf(sampleGame([guess(3)]), ...NAMES);
        ask(room, ...guesses.map((one): [Given, number] => [String(one), 1000]));
        const off = Math.min(...guesses.map((one) => Math.abs(one - 3)));
        const nearest = guesses.flatMap((one, seat) => (Math.abs(one - 3) === off ? [{ seat, off }] : []));
        const told = phaseOf(room, 'reveal').closest.map((one) => ({ seat: one.seat, off: one.off }));
        expect(told).toEqual(nearest.length > 3 ? [] : nearest);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the standings', () => {
  const slides = Array.from({ length: 8 }, () => sampleSlide());
  const told = () => roomOf(sampleGame(slides, { rules: 2 }), ...NAMES);
  it('tell what was gained, and each player the way to the next', () => {
    const room = told();
    standings(room, 0, 4000, null, null, null);
    const { top } = standings(room, null, 4000, 0, null, null);
    expect(top).toMatchObject([
      { name: 'Noa', score: 1800, gained: 900, previousRank: 2 },
      { name: 'Maya', score: 1000, gained: 0 },
      { name: 'Omar', score: 1000, gained: 1000 },
    ]);
    expect(ownView(room.state, 1)).toMatchObject({ previousRank: 2, gap: { kind: 'ahead', name: 'Maya', by: 800 } });
    expect(ownView(room.state, 0)).toMatchObject({ gap: { kind: 'behind', name: 'Noa', by: 800 } });
    expect(ownView(room.state, 2)).toMatchObject({ gap: { kind: 'behind', name: 'Noa', by: 800 } });
    expect(ownView(room.state, 4)).toMatchObject({ rank: 4, gap: { kind: 'behind', name: 'Omar', by: 1000 } });
    room.next();
    expect(ownView(room.state, 0)).toMatchObject({ previousRank: null, gap: null });
  });
  it('leave everybody a place that no answer moves before the next ones', () => {
    const room = told();
    standings(room, 0, 4000, null, null, null);
    while (room.state.phase.name !== 'question') room.next();
    for (const [seat, answer] of [
      [1, 0],
      [0, 1],
      [2, 0],
    ] as const) {
      room.answer(seat, answer);
      expect(ownView(room.state, 1)).toMatchObject({ rank: 2, gap: null });
    }
  });
  it('say what is new, each kind once in three questions', () => {
    const room = told();
    expect(standings(room, 0, 2000, 2000, null, null).lines).toEqual([]);
    const second = standings(room, null, 600, 4000, null, null).lines;
    expect(second).toMatchObject([{ kind: 'leader', name: 'Noa' }]);
    const third = standings(room, 0, null, 0, null, null).lines;
    expect(third.map(({ kind }) => kind)).not.toContain('leader');
    expect(third).toMatchObject([{ kind: 'streak', name: 'Omar', value: 3 }, { kind: 'half' }].slice(0, third.length));
    // Shown again, the same is said.
    room.operate({ do: 'hideStandings' });
    room.operate({ do: 'showStandings' });
    expect(phaseOf(room, 'standings').lines).toEqual(third);
  });
  it('never speak of the last one, of a fall or of nobody with points, and of nothing twice in three', () => {
    const took = fc.option(fc.integer({ min: 0, max: 19_000 }), { nil: null });
    const questions = fc.array(fc.tuple(took, took, took, took, took), { minLength: 1, maxLength: 7 });
    const seen = new Set<string>();
    fc.assert(
      fc.property(questions, (given) => {
        const room = told();
        const kinds: string[][] = [];
        for (const one of given) {
          const { lines } = standings(room, ...one);
          const seats = room.state.seats.blocks.flat();
          const last = Math.max(...seats.map(({ rank }) => rank ?? 0));
          expect(lines.length).toBeLessThanOrEqual(2);
          for (const line of lines) {
            seen.add(line.kind);
            if (!('seat' in line)) continue;
            const seat = seats[line.seat];
            expect(seat?.score).toBeGreaterThan(0);
            expect(seat?.rank).toBeLessThan(last);
            expect(seat?.rank).toBeLessThanOrEqual(seat?.previousRank ?? Infinity);
            if (line.kind === 'climb') expect(line.value).toBe((seat?.previousRank ?? 0) - (seat?.rank ?? 0));
            if (line.kind === 'streak') expect(line.value).toBe(seat?.streak);
          }
          kinds.push(lines.map(({ kind }) => kind));
          const inThree = kinds.slice(-3).flat();
          expect(new Set(inThree).size).toBe(inThree.length);
        }
      }),
      { numRuns: 200 },
    );
    for (const kind of ['leader', 'climb', 'streak', 'close', 'half']) expect(seen).toContain(kind);
  });
});
