import type { PlayerAnswer, PlayerResult, RoundResult } from '@qc/contract';

/** What a player has got in one round of the game, bonuses with it. */
export function roundPoints({ from, to }: RoundResult, { answers }: { answers: readonly PlayerAnswer[] }): number {
  return answers.reduce((sum, { slide, points }) => sum + (slide >= from && slide < to ? points : 0), 0);
}

/**
 * Who has most points of a round, where it is one player; null: several share them, or nobody has any. The podium's
 * `roundWinners` asks a running room, where teams have points of their own; here only the report is left of it.
 */
export function bestOfRound(
  round: RoundResult,
  players: readonly PlayerResult[],
): { player: PlayerResult; points: number } | null {
  const points = players.map((player) => roundPoints(round, player));
  const most = Math.max(0, ...points);
  const player = players[points.indexOf(most)];
  return player && most > 0 && points.lastIndexOf(most) === points.indexOf(most) ? { player, points: most } : null;
}
