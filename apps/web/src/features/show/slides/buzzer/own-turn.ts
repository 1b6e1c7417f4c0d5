import type { OwnRace } from '../phone-kind.ts';

/** Where a player stands in a race for the turn. `next`: has pressed, and another has the turn. */
export type OwnTurn = 'free' | 'mine' | 'next' | 'locked' | 'out' | 'teamOut';

/** Where this player stands. */
export function ownTurn({ race, own: { seat, team, response } }: OwnRace): OwnTurn {
  const verdict = response?.type === 'buzzer' ? response.verdict : null;
  if (verdict === 'wrong') return 'out';
  if (race.turn?.seat === seat) return 'mine';
  if (team !== null && race.outTeams.includes(team)) return 'teamOut';
  if (race.turn === null) return 'free';
  return response === null ? 'locked' : 'next';
}
