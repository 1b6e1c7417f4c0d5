import type { OperatorView, SeatRow } from '@qc/contract';
import type { Lamp } from '@qc/remotes';

/**
 * The lamps that are lit now, by remote; all others are dark. While a question is open those of who has answered, and on a
 * buzzer slide those of whose turn it is.
 */
export function lampsOf(
  { phase }: Pick<OperatorView, 'phase'>,
  players: readonly Pick<SeatRow, 'seat' | 'remotes' | 'answered'>[],
): ReadonlyMap<string, Lamp> {
  if (phase.phase !== 'question') return new Map();
  const { race } = phase;
  return new Map(
    players.flatMap(({ seat, remotes, answered }) => {
      const isLit = race ? race.turn?.seat === seat : answered;
      return isLit ? remotes.map((remote) => [remote, race ? 'turn' : 'taken'] as const) : [];
    }),
  );
}
