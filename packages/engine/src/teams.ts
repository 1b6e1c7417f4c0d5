import type { RunGame } from './run-game.ts';
import type { RoomState, Seat } from './state.ts';

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
export function teamSizes(state: RoomState): number[] {
  const sizes = teamNames(state.game).map(() => 0);
  const { blocks } = state.seats;
  for (const block of blocks) {
    const counts = block === blocks.at(-1) ? countBlock(block) : countsOf(block);
    for (const [team, count] of counts) if (team < sizes.length) sizes[team] = (sizes[team] ?? 0) + count;
  }
  return sizes;
}

/** Blocks are never changed in place: what was counted in one holds. Else ten thousand newcomers would count each other. */
const counted = new WeakMap<readonly Seat[], ReadonlyMap<number, number>>();

function countsOf(block: readonly Seat[]): ReadonlyMap<number, number> {
  const known = counted.get(block);
  if (known) return known;
  const made = countBlock(block);
  counted.set(block, made);
  return made;
}

function countBlock(block: readonly Seat[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { team, removed } of block) if (team !== null && !removed) counts.set(team, (counts.get(team) ?? 0) + 1);
  return counts;
}
