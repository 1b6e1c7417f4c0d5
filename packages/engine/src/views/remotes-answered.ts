import type { RemotesAnswered } from '@qc/contract';
import { devicesIn } from '../devices-in.ts';
import { hasAnswered, shownRound } from '../rounds.ts';
import { tableGet } from '../seats/seat-table.ts';
import { seatAt } from '../seats/seats.ts';
import type { RoomState } from '../state.ts';

/** So many are named one by one. */
const ALL_MAX = 60;
/** Where there are more, so many who answered last. */
const NEWEST_MAX = 24;

/**
 * Who of those with remotes has answered the question on screen: whether, never what. They have no page that says it to
 * them. Null: nothing is asked, or nobody plays by a remote.
 */
export function remotesAnswered(state: RoomState): RemotesAnswered | null {
  if (state.phase.name !== 'question' && state.phase.name !== 'closed') return null;
  const round = shownRound(state);
  if (!round || !devicesIn(state).includes('remotes')) return null;
  const numbers = [...new Set(Object.values(state.remotes))].sort((a, b) => a - b);
  const seats = numbers.flatMap((number) => {
    const seat = seatAt(state, number);
    return seat && !seat.removed ? [{ number, name: seat.name, answered: hasAnswered(round, number) }] : [];
  });
  if (seats.length === 0) return null;
  const answered = seats.filter((seat) => seat.answered);
  const tookMs = (number: number) => tableGet(round.answers, number)?.tookMs ?? 0;
  const shown =
    seats.length <= ALL_MAX ? seats : answered.sort((a, b) => tookMs(b.number) - tookMs(a.number)).slice(0, NEWEST_MAX);
  return {
    of: seats.length,
    answered: answered.length,
    seats: shown.map(({ name, answered: has }) => ({ name, answered: has })),
  };
}
