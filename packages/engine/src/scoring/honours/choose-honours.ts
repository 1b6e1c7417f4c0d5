import { HONOUR_KINDS } from '@qc/contract';
import type { HonourFact, RoomState } from '../../state.ts';
import { gatherFeats, type Feat } from './gather-feats.ts';

/** Cards on the page of honours. */
const HONOURS_MAX = 4;

/**
 * Who is honoured after the podium, in the order of `HONOUR_KINDS`: at most four, of those who were as good who has none
 * yet, and never all of them one person. None for a player alone.
 */
export function chooseHonours(state: RoomState): HonourFact[] {
  if (state.players < 2) return [];
  const feats = gatherFeats(state);
  const all: HonourFact[] = [];
  for (const kind of HONOUR_KINDS) {
    const feat = feats[kind];
    if (feat) all.push('team' in feat ? feat : toOne(feat, all));
  }
  const chosen = all.slice(0, HONOURS_MAX);
  if (!areOnePerson(chosen)) return chosen;
  const other = all.slice(HONOURS_MAX).find((fact) => !areOnePerson([...chosen.slice(0, 1), fact]));
  return other ? [...chosen.slice(0, -1), other] : chosen.slice(0, 1);
}

function toOne({ seats, ...feat }: Feat, given: readonly HonourFact[]): HonourFact {
  const isNew = (seat: number) => !given.some((fact) => 'seat' in fact && fact.seat === seat);
  return { ...feat, seat: seats.find(isNew) ?? seats[0] ?? 0 };
}

function areOnePerson(facts: readonly HonourFact[]): boolean {
  const [first] = facts;
  return (
    facts.length > 1 &&
    first !== undefined &&
    facts.every((fact) => 'seat' in fact && 'seat' in first && fact.seat === first.seat)
  );
}
