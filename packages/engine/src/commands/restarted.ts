import { changed, type Change } from '../change.ts';
import { stoodStill } from '../clock.ts';
import { withOpenRound } from '../rounds.ts';
import { mapStandings } from '../seats/set-seat.ts';
import type { RoomState } from '../state.ts';

/**
 * The server is back: nobody is connected yet, and a running clock gets back the time the server was away. When its clock
 * was set back meanwhile that is less than nothing.
 */
export function restarted(state: RoomState, awaySinceMs: number, nowMs: number): Change {
  const outageMs = nowMs - awaySinceMs;
  // A paused clock stands still anyway.
  const running = state.pausedAtMs === null ? stoodStill(state, outageMs) : state;
  // From now, not from the crash: everybody gets the full time to come back before being given up.
  const seats = mapStandings(running.seats, (seat) =>
    seat.awaySinceMs === null && !seat.removed ? { awaySinceMs: nowMs } : null,
  );
  const alone = withOpenRound({ ...running, seats, present: 0 }, (round) => ({ ...round, waitingFor: 0 }));
  return changed(alone, { type: 'phaseChanged' });
}
