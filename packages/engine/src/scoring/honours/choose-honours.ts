import { HONOUR_KINDS } from '@qc/contract';
import type { HonourFact, RoomState } from '../../state.ts';
import { gatherFeats, type Feat } from './gather-feats.ts';

/** Cards on the page of honours. */
const HONOURS_MAX = 4;
/** Fewer cards than these are filled up with what somebody did who is honoured already. */
const FILLED_TO = 3;

/**
 * Who is honoured after the podium, in the order of `HONOUR_KINDS`: at most four, and as many different people (or the best team)
 * as there were best ones, everybody once. Only where that makes fewer than three cards has one of them a second. Of those who
 * were as good who has none yet. None for a player alone, one where one person was the best in everything.
 */
export function chooseHonours(state: RoomState): HonourFact[] {
  if (state.players < 2) return [];
  const feats = gatherFeats(state);
  const all = HONOUR_KINDS.flatMap((kind) => feats[kind] ?? []);
  const chosen = new Map<string, HonourFact>();
  const given = new Map<number, Feat>();
  for (const feat of all) {
    if (chosen.size + given.size >= HONOURS_MAX) break;
    if ('team' in feat) chosen.set(feat.kind, feat);
    else giveTo(feat, given, new Set());
  }
  given.forEach((feat, seat) => chosen.set(feat.kind, toOne(feat, seat)));
  if (chosen.size > 1 && chosen.size < FILLED_TO) {
    const second = all.find(({ kind }) => !chosen.has(kind));
    if (second && 'seats' in second) chosen.set(second.kind, toOne(second, second.seats[0] ?? 0));
  }
  return HONOUR_KINDS.flatMap((kind) => chosen.get(kind) ?? []);
}

/** Gives a feat to one who did it and has none; who has one lets it go to another who was as good in it. Whether anybody takes it. */
function giveTo(feat: Feat, given: Map<number, Feat>, asked: Set<number>): boolean {
  const free = feat.seats.find((seat) => !given.has(seat));
  if (free !== undefined) {
    given.set(free, feat);
    return true;
  }
  for (const seat of feat.seats) {
    const other = given.get(seat);
    if (asked.has(seat) || !other) continue;
    asked.add(seat);
    if (!giveTo(other, given, asked)) continue;
    given.set(seat, feat);
    return true;
  }
  return false;
}

function toOne({ seats: _, ...feat }: Feat, seat: number): HonourFact {
  return { ...feat, seat };
}
