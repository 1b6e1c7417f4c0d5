import type { JournalUpload } from '@qc/contract';
import { mixForHall, openRoom, stepAgain, type RoomState, type RunGame } from '@qc/engine';

/**
 * A run in a hall without the server, done again command by command: the same room as it was there, whatever was
 * added, skipped or put right in it. `seed` mixed its order slides. Null when it has no end.
 */
export function replayHall(
  game: RunGame,
  seed: string,
  { openedAt, journal }: Omit<JournalUpload, 'licence'>,
): RoomState | null {
  let state = openRoom({ code: '', game: mixForHall({ ...game, device: 'remotes' }, seed), openedAtMs: openedAt });
  for (const [atMs, command] of journal) {
    const outcome = stepAgain(state, command, atMs);
    if (outcome.ok) state = outcome.state;
  }
  return state.startedAtMs !== null && state.endedAtMs !== null ? state : null;
}
