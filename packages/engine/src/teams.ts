import type { RunGame } from './run-game.ts';
import { teamSize } from './seats/seat-index.ts';
import type { RoomState } from './state.ts';

/** Names of the teams of a run; none when it has no teams. */
export function teamNames(game: Pick<RunGame, 'teams'>): readonly string[] {
  const { mode, names } = game.teams;
  return mode === 'off' || names.length < 2 ? [] : names;
}

/** Whether a number stands for a team of the run. */
export function isTeam(game: Pick<RunGame, 'teams'>, team: number): boolean {
  return Number.isInteger(team) && team >= 0 && team < teamNames(game).length;
}

/**
 * The team of a newcomer: the one that was chosen, or, where they are assigned, the smallest (of equals the first).
 * Null: there are no teams.
 */
export function pickTeam(state: RoomState, wanted: number | null | undefined): number | null | 'teamNeeded' {
  const { game } = state;
  if (teamNames(game).length === 0) return null;
  if (game.teams.mode === 'choose') return wanted != null && isTeam(game, wanted) ? wanted : 'teamNeeded';
  const sizes = teamSizes(state);
  return sizes.indexOf(Math.min(...sizes));
}

/** How many players each team has. */
export function teamSizes({ game, seats }: RoomState): number[] {
  return teamNames(game).map((_, team) => teamSize(seats, team));
}
