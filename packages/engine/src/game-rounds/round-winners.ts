import type { RoundWinner } from '@qc/contract';
import { teamNames } from '../teams.ts';
import type { RoomState } from '../state.ts';
import { tableEntries } from '../seats/seat-table.ts';
import { teamRows } from '../views/team-rows.ts';
import { gameRounds, type GameRound } from './game-rounds.ts';
import { inRound } from './in-round.ts';

/** Who was the best of each round, of a game that has several. Where several share the first place, or nobody has points, none. */
export function roundWinners(state: RoomState): RoundWinner[] {
  const rounds = gameRounds(state.game.slides);
  if (rounds.length < 2) return [];
  return rounds.flatMap((round) => winnerOf(state, round) ?? []);
}

function winnerOf(state: RoomState, round: GameRound): RoundWinner | null {
  const own = inRound(state, round);
  if (!own) return null;
  const name = { number: round.number, title: round.title };
  if (teamNames(state.game).length > 0) {
    const [first, second] = teamRows(own);
    const isBest = first !== undefined && first.score > 0 && second?.rank !== 1;
    return isBest ? { ...name, team: first.team, name: first.name } : null;
  }
  const first = [...tableEntries(own.seats)].flatMap((seat, number) =>
    !seat.removed && seat.rank === 1 && seat.score > 0 ? [{ seat: number, name: seat.name, face: seat.face }] : [],
  );
  const [player] = first;
  return player && first.length === 1 ? { ...name, player } : null;
}
