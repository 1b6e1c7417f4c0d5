import type { TeamRow } from '@qc/contract';
import { gainedSince, sinceTable } from '../game-rounds/since-table.ts';
import { countedRounds } from '../scoring/score-rounds.ts';
import { tableMap } from '../seats/seat-table.ts';
import type { RoomState } from '../state.ts';
import { teamRanks, teamTotals, type TeamTotal } from '../scoring/team-ranking.ts';
import { teamNames } from '../teams.ts';

/** Each page that comes back while teams are shown asks for the same rows, and to make them is work for every seat. */
const made = new WeakMap<RoomState['seats'], Pick<RoomState, 'rounds' | 'game'> & { rows: readonly TeamRow[] }>();

/** All teams by rank; none where there are no teams. At the table before they had the players they have now. */
export function teamRows(state: RoomState): TeamRow[] {
  const { seats, rounds, game } = state;
  const names = teamNames(game);
  if (names.length === 0) return [];
  const known = made.get(seats);
  if (known?.rounds === rounds && known.game === game) return [...known.rows];
  const rows = makeRows(state, names);
  made.set(seats, { rounds, game, rows });
  return [...rows];
}

function makeRows(state: RoomState, names: readonly string[]): TeamRow[] {
  const totals = teamTotals(state.game, state.seats);
  const ranks = teamRanks(totals);
  const earlier = earlierTotals(state);
  const previousRanks = earlier && teamRanks(earlier);
  return names
    .map((name, team) => ({
      team,
      name,
      score: totals[team]?.score ?? 0,
      rank: ranks[team] ?? 1,
      previousRank: previousRanks?.[team] ?? null,
      members: totals[team]?.members ?? 0,
      ...(earlier && { gained: (totals[team]?.score ?? 0) - (earlier[team]?.score ?? 0) }),
    }))
    .sort((a, b) => a.rank - b.rank || a.team - b.team);
}

/** As the table before had them; null: there was none. */
function earlierTotals(state: RoomState): TeamTotal[] | null {
  if (countedRounds(state).length === sinceTable(state).length) return null;
  const gained = gainedSince(state);
  const earlier = tableMap(state.seats, (seat, number) => ({ ...seat, score: seat.score - gained(number) }));
  return teamTotals(state.game, earlier);
}
