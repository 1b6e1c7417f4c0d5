import type { HonourKind } from '@qc/contract';
import { tableGet } from '../../seats/seat-table.ts';
import { kindOf } from '../../slides/slide-kinds.ts';
import type { RoomState, Seat } from '../../state.ts';
import { teamNames } from '../../teams.ts';
import { roundFacts, speedCounts } from '../moment/round-facts.ts';
import { addRound, countedRounds, NO_TOTAL, resultOf, type CountedRound, type Total } from '../score-rounds.ts';
import { placesOf } from './places-of.ts';

const STREAK_MIN = 3;
const CLIMB_MIN = 3;

/** The best of all in one thing: who did it, in the order of their places, and what it was. */
export interface Feat {
  kind: Exclude<HonourKind, 'team'>;
  seats: readonly number[];
  value: number;
  unit?: string;
}

/** The team that answered the largest share of its questions, per cent. */
export interface TeamFeat {
  kind: 'team';
  team: number;
  value: number;
}

/** What one seat has done in the run. */
interface Deeds {
  right: number;
  longest: number;
  climb: number;
  answered: number;
  asked: number;
}

/** The feats of a whole run, by what they are; what nobody did is left out. One pass over each of its questions. */
export function gatherFeats(state: RoomState): Partial<Record<HonourKind, Feat | TeamFeat>> {
  const seats = state.seats.blocks.flat();
  const counted = countedRounds(state);
  const deeds = deedsOf(state, seats, counted);
  const best = (kind: Feat['kind'], of: (deed: Deeds) => number, atLeast: number): Feat | null => {
    const value = Math.max(0, ...placed(seats).map((seat) => of(deeds[seat] ?? NONE)));
    if (value < atLeast) return null;
    return { kind, value, seats: placed(seats).filter((seat) => of(deeds[seat] ?? NONE) === value) };
  };
  const all = [
    fastest(state, counted),
    best('streak', ({ longest }) => longest, STREAK_MIN),
    best('climb', ({ climb }) => climb, CLIMB_MIN),
    closest(state, counted),
    best('mostRight', ({ right }) => right, 1),
    bravest(state, seats, deeds),
  ];
  return Object.fromEntries(all.flatMap((feat) => (feat ? [[feat.kind, feat]] : [])));
}

const NONE: Deeds = { right: 0, longest: 0, climb: 0, answered: 0, asked: 0 };

/** Seats not removed, by their places. */
function placed(seats: readonly Seat[]): number[] {
  return seats
    .flatMap(({ removed }, number) => (removed ? [] : [number]))
    .sort((a, b) => (seats[a]?.rank ?? Infinity) - (seats[b]?.rank ?? Infinity) || a - b);
}

function deedsOf(state: RoomState, seats: readonly Seat[], counted: readonly CountedRound[]): Deeds[] {
  const deeds = seats.map(() => ({ ...NONE }));
  let totals: Total[] = seats.map(() => NO_TOTAL);
  let before: Int32Array | null = null;
  for (const one of counted) {
    totals = totals.map((total, seat) => addRound(total, state.game, one, seat));
    seats.forEach(({ removed }, seat) => {
      const deed = deeds[seat];
      if (deed && !removed && seat < one.round.answers.length) note(deed, state, one, seat, totals[seat] ?? NO_TOTAL);
    });
    const places = placesOf(totals, (seat) => seats[seat]?.removed === false && seat < one.round.answers.length);
    deeds.forEach((deed, seat) => {
      const climbed = (before?.[seat] ?? 0) - (places[seat] ?? 0);
      // Without a place there is no way up, and without points none that is told.
      if (before?.[seat] && places[seat] && (totals[seat]?.score ?? 0) > 0) deed.climb = Math.max(deed.climb, climbed);
    });
    before = places;
  }
  return deeds;
}

function note(deed: Deeds, { game }: RoomState, { slide, round }: CountedRound, seat: number, { streak }: Total): void {
  const answer = tableGet(round.answers, seat) ?? null;
  deed.longest = Math.max(deed.longest, streak);
  if (resultOf(game, slide, round, answer)?.correct) deed.right += 1;
  if (kindOf(slide).isRace) return;
  deed.asked += 1;
  if (answer) deed.answered += 1;
}

function fastest(state: RoomState, counted: readonly CountedRound[]): Feat | null {
  let first: { seat: number; ms: number } | null = null;
  for (const { round, slide } of counted) {
    if (!speedCounts(state.game, slide)) continue;
    const found = roundFacts(state, round, slide).fastest;
    if (found && (!first || found.ms < first.ms)) first = found;
  }
  return first && { kind: 'fastest', seats: [first.seat], value: first.ms };
}

/** The nearest guess of all, measured by the size of what was to be guessed. */
function closest(state: RoomState, counted: readonly CountedRound[]): Feat | null {
  let best: { feat: Feat; share: number } | null = null;
  for (const { round, slide } of counted) {
    const near = roundFacts(state, round, slide).closest;
    const [first] = near;
    if (!first) continue;
    const share = first.off / Math.max(1, Math.abs(slide.numberKey.value ?? 0));
    const unit = kindOf(slide).view(slide).unit ?? '';
    const feat: Feat = { kind: 'closest', seats: near.map(({ seat }) => seat), value: first.off, unit };
    if (!best || share < best.share) best = { feat, share };
  }
  return best && best.feat;
}

function bravest({ game }: RoomState, seats: readonly Seat[], deeds: readonly Deeds[]): TeamFeat | null {
  const shares = teamNames(game).flatMap((_, team) => {
    const own = deeds.filter((_deed, seat) => seats[seat]?.team === team && seats[seat]?.removed === false);
    const asked = own.reduce((sum, deed) => sum + deed.asked, 0);
    return asked > 0 ? [{ team, share: own.reduce((sum, deed) => sum + deed.answered, 0) / asked }] : [];
  });
  const [first, second] = shares.sort((a, b) => b.share - a.share);
  if (!first || !second || first.share === second.share) return null;
  return { kind: 'team', team: first.team, value: Math.round(first.share * 100) };
}
