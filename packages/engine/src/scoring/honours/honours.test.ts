import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HONOUR_KINDS } from '@qc/contract';
import { sampleGame, sampleSlide } from '../../testing/sample-game.ts';
import { ask, roomOf, type Given } from '../../testing/scored-room.ts';
import type { RoomState, Seat } from '../../state.ts';
import { ranksOf } from '../ranking.ts';
import { countedRounds, gather, type Total } from '../score-rounds.ts';
import { tableMap, type SeatTable } from '../../seats/seat-table.ts';
import { chooseHonours } from './choose-honours.ts';
import { gatherFeats } from './gather-feats.ts';
import { placesOf } from './places-of.ts';

const NAMES = ['Maya', 'Noa', 'Omar', 'Lina', 'Dan'] as const;
const slides = Array.from({ length: 6 }, () => sampleSlide());
const { numberKey } = sampleSlide();
const guess = sampleSlide({ type: 'number', answers: [], numberKey: { ...numberKey, value: 330, unit: 'm' } });

/** Each question: who is right after how many ms, null: nobody said anything. */
function played(questions: readonly (readonly (number | null)[])[], game = sampleGame(slides)): RoomState {
  const room = roomOf(game, ...NAMES);
  for (const one of questions) ask(room, ...one.map((ms): [Given, number] => (ms === null ? [1, 9000] : [0, ms])));
  return room.state;
}

it('honours the fastest, the longest streak, the longest way up and most right answers', () => {
  const state = played([
    [1000, 2000, 3000, 4000, null],
    [1000, 2000, null, null, 600],
    [null, 2000, null, null, 800],
    [null, 2000, null, null, 900],
  ]);
  expect(chooseHonours(state)).toEqual([
    { kind: 'fastest', seat: 4, value: 600 },
    { kind: 'streak', seat: 1, value: 4 },
    { kind: 'mostRight', seat: 1, value: 4 },
  ]);
});

it('honours the nearest guess with its unit, and of those who are as good who has nothing yet', () => {
  const room = roomOf(sampleGame([sampleSlide(), guess]), ...NAMES);
  ask(room, [0, 700], [0, 900]);
  ask(room, ['331', 1000], ['300', 1000], ['329', 1000]);
  expect(chooseHonours(room.state)).toEqual([
    { kind: 'fastest', seat: 0, value: 700 },
    { kind: 'closest', seat: 2, value: 1, unit: 'm' },
    { kind: 'mostRight', seat: 0, value: 2 },
  ]);
});

it('honours the team that answered most', () => {
  const teams: RoomState['game']['teams'] = { mode: 'assign', names: ['Blue', 'Red'], rule: 'sum', best: 3 };
  const room = roomOf(sampleGame([sampleSlide()], { teams }), ...NAMES);
  ask(room, [0, 700], [null, 0], [1, 900], [1, 900], [1, 900]);
  expect(chooseHonours(room.state)).toContainEqual({ kind: 'team', team: 0, value: 100 });
});

it('honours nobody alone, and not one person for everything', () => {
  const alone = roomOf(sampleGame(slides), 'Maya');
  ask(alone, [0, 700]);
  expect(chooseHonours(alone.state)).toEqual([]);
  const one = played([
    [1000, null, null, null, null],
    [1000, null, null, null, null],
    [1000, null, null, null, null],
  ]);
  expect(chooseHonours(one)).toEqual([{ kind: 'fastest', seat: 0, value: 1000 }]);
});

it('gives one person a second card only as the third', () => {
  const room = roomOf(sampleGame([...slides.slice(0, 3), guess]), ...NAMES);
  for (let at = 0; at < 3; at += 1) ask(room, [0, 700], [0, 900]);
  ask(room, ['331', 1000], ['332', 1000], ['330', 1000]);
  // Maya's are the most right answers as well.
  expect(chooseHonours(room.state)).toEqual([
    { kind: 'fastest', seat: 0, value: 700 },
    { kind: 'streak', seat: 1, value: 3 },
    { kind: 'closest', seat: 2, value: 0, unit: 'm' },
  ]);
});

/** The same worked out from the rules as they are written for people. */
function naiveBest(state: RoomState): Record<string, number> {
  const seats = state.seats.blocks.flat();
  const right = seats.map(() => 0);
  const longest = seats.map(() => 0);
  const run = seats.map(() => 0);
  let fastest = Infinity;
  for (const { round } of countedRounds(state))
    round.answers.blocks.flat().forEach((answer, seat) => {
      const isRight = answer?.response.type === 'trivia' && answer.response.picks[0] === 0;
      right[seat] = (right[seat] ?? 0) + Number(isRight);
      run[seat] = isRight ? (run[seat] ?? 0) + 1 : 0;
      longest[seat] = Math.max(longest[seat] ?? 0, run[seat] ?? 0);
      if (isRight && answer) fastest = Math.min(fastest, answer.tookMs);
    });
  let climb = 0;
  const counted = countedRounds(state);
  counted.forEach((_, at) => {
    if (at === 0) return;
    const ranks = (of: number) => ranksOf(scored(state.seats, gather(state, counted.slice(0, of))));
    const now = gather(state, counted.slice(0, at + 1)).blocks.flat();
    ranks(at).forEach((rank, seat) => {
      if ((now[seat]?.score ?? 0) > 0) climb = Math.max(climb, (rank ?? 0) - (ranks(at + 1)[seat] ?? 0));
    });
  });
  return { fastest, streak: Math.max(...longest), climb, mostRight: Math.max(...right) };
}

function scored(seats: SeatTable<Seat>, totals: SeatTable<Total>): SeatTable<Seat & Total> {
  return tableMap(seats, (seat, number) => {
    const total = totals.blocks.flat()[number];
    return { ...seat, ...(total ?? { score: 0, totalAnswerMs: 0, streak: 0 }) };
  });
}

/** To how many different people honours can go, each to one of its best, by trying all. */
function mostPeople([first, ...rest]: (readonly number[])[], taken: readonly number[] = []): number {
  if (!first) return taken.length;
  const free = first.filter((seat) => !taken.includes(seat));
  return Math.max(mostPeople(rest, taken), ...free.map((seat) => mostPeople(rest, [...taken, seat])));
}

it('gives every honour for the best there was, to as many people as can be, a second one only for the third card', () => {
  const took = fc.option(fc.integer({ min: 0, max: 19_000 }), { nil: null });
  const questions = fc.array(fc.tuple(took, took, took, took, took), { minLength: 1, maxLength: 6 });
  const seen = new Set<string>();
  fc.assert(
    fc.property(questions, (given) => {
      const state = played(given);
      const honours = chooseHonours(state);
      const naive = naiveBest(state);
      expect(honours.length).toBeLessThanOrEqual(4);
      for (const honour of honours) {
        seen.add(honour.kind);
        expect(honour.value).toBe(naive[honour.kind]);
      }
      const people = new Set(honours.map((honour) => ('seat' in honour ? honour.seat : -1)));
      const most = mostPeople(Object.values(gatherFeats(state)).map((feat) => ('seats' in feat ? feat.seats : [])));
      expect(people.size).toBe(Math.min(4, most));
      expect(honours.length - people.size).toBe(people.size === 2 && honours.length === 3 ? 1 : 0);
      const order = honours.map(({ kind }) => HONOUR_KINDS.indexOf(kind));
      expect(order).toEqual(order.toSorted((a, b) => a - b));
    }),
    { numRuns: 120 },
  );
  for (const kind of ['fastest', 'streak', 'climb', 'mostRight']) expect(seen).toContain(kind);
});

it('finds the places that ranks have', () => {
  const total = fc.record({
    score: fc.integer({ min: -500, max: 3000 }),
    totalAnswerMs: fc.integer({ min: 0, max: 90_000 }),
    streak: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(total, { maxLength: 12 }), (totals) => {
      const table = { length: totals.length, blocks: [totals.map((one) => ({ ...one, removed: false }))] };
      expect([...placesOf(totals, () => true)]).toEqual(ranksOf(table));
    }),
  );
});
