import type { SeatRow } from './operator-view.ts';
import type { PhaseView } from './phase-view.ts';

/** What a remote's lamp says; how that looks is its driver's. */
export type Lamp = 'taken' | 'right' | 'turn';

/**
 * The lamps that are lit now, by remote; all others are dark. While a question is open those of who has answered, and on a
 * buzzer slide those of whose turn it is. From its reveal until the next slide those of who was right, where the game
 * tells it.
 */
export function lampsOf(
  phase: PhaseView,
  players: readonly Pick<SeatRow, 'seat' | 'remotes' | 'answered' | 'right'>[],
): ReadonlyMap<string, Lamp> {
  const lampOf = ({ seat, answered, right }: Pick<SeatRow, 'seat' | 'answered' | 'right'>): Lamp | null => {
    if (right) return 'right';
    if (phase.phase !== 'question') return null;
    if (phase.race) return phase.race.turn?.seat === seat ? 'turn' : null;
    return answered ? 'taken' : null;
  };
  return new Map(
    players.flatMap((row) => {
      const lamp = lampOf(row);
      return lamp ? row.remotes.map((remote) => [remote, lamp] as const) : [];
    }),
  );
}

/** The lit lamps of one receiver, by what it calls its remotes itself. */
export function lampsAt(receiver: string, lit: ReadonlyMap<string, Lamp>): ReadonlyMap<string, Lamp> {
  return new Map(
    [...lit].flatMap(([remote, lamp]) =>
      remote.startsWith(`${receiver}:`) ? [[remote.slice(receiver.length + 1), lamp] as const] : [],
    ),
  );
}
