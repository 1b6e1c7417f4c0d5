import type { Change } from '../change.ts';
import { withLinesTold } from '../scoring/moment/choose-lines.ts';
import { rankSeats } from '../scoring/ranking.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';

/** Shows the places. Seats that came after the last question get theirs now. */
export function showStandings(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const ranked = withLinesTold({ ...state, seats: rankSeats(state.seats, true) });
  return moveTo(ranked, { name: 'standings', slide, visit, deadlineMs: null }, nowMs, { type: 'scored' });
}
