import type { StandingRow } from '@qc/contract';
import { gainedSince } from '../game-rounds/since-table.ts';
import { scoreSpread } from '../scoring/score-spread.ts';
import type { RoomState } from '../state.ts';
import { hasFirst } from '../scoring/winners.ts';

/**
 * The first `count` places; where ranks are shared, who joined first comes first. None where nobody is ahead of anybody,
 * and as soon as somebody has points, nobody without: a shared place would bring thousands of them.
 */
export function standingRows(state: RoomState, count: number): StandingRow[] {
  const rows: StandingRow[] = [];
  const spread = scoreSpread(state.seats);
  if (!hasFirst(spread)) return rows;
  const beaten = (spread?.best ?? 0) > 0 ? 0 : Number.NEGATIVE_INFINITY;
  const gained = gainedSince(state);
  let number = 0;
  for (const block of state.seats.blocks)
    for (const seat of block) {
      // A rank beyond `count` cannot be among the first: most seats are passed over without sorting.
      if (!seat.removed && seat.rank !== null && seat.rank <= count && seat.score > beaten)
        rows.push({
          seat: number,
          name: seat.name,
          face: seat.face,
          score: seat.score,
          rank: seat.rank,
          previousRank: seat.previousRank,
          team: seat.team,
          streak: state.game.scoring.streaks ? seat.streak : 0,
          gained: gained(number),
        });
      number += 1;
    }
  return rows.sort((a, b) => a.rank - b.rank || a.seat - b.seat).slice(0, count);
}
