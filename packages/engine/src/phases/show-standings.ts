import type { Change } from '../change.ts';
import { withLinesTold } from '../scoring/moment/choose-lines.ts';
import { rankSeats } from '../scoring/ranking.ts';
import type { Phase, RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';
import type { Coming } from './prepare.ts';

/** Shows the places, those of the slide's round alone if `ofRound`. Seats that came after the last question get theirs now. */
export function showStandings(state: RoomState, { slide, visit }: Coming, ofRound: boolean, nowMs: number): Change {
  const shown = { ...state, seats: rankSeats(state.seats, true), phase: placesOf({ slide, visit }, ofRound) };
  return moveTo(withLinesTold(shown), shown.phase, nowMs, { type: 'scored' });
}

function placesOf(coming: Coming, ofRound: boolean): Extract<Phase, { name: 'standings' }> {
  return { name: 'standings', ...coming, deadlineMs: null, ofRound };
}
