import { changed, type Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound, scoreRound } from '../close-round.ts';
import { rankSeats } from '../ranking.ts';
import type { RoomState } from '../state.ts';
import { hasPodium } from './has-podium.ts';
import { moveTo } from './move-to.ts';

/** After the last slide: the podium where there is one, else the end. */
export function finish(state: RoomState, nowMs: number): Change {
  return hasPodium(state) ? showPodium(state, nowMs) : endRoom(state, nowMs);
}

function showPodium(state: RoomState, nowMs: number): Change {
  const ranked = { ...state, seats: rankSeats(state.seats, true) };
  return changed(moveTo(ranked, { name: 'podium' }, nowMs), { type: 'phaseChanged' }, { type: 'scored' });
}

/** The end, from any phase. Answers given are not lost: a question still open or unrevealed counts as it stands. */
export function endRoom(state: RoomState, nowMs: number): Change {
  let ended = closeRound(endPause(state, nowMs), nowMs);
  for (let index = 0; index < ended.rounds.length; index += 1) ended = scoreRound(ended, index, nowMs);
  ended = { ...ended, seats: rankSeats(ended.seats, true), endedAtMs: nowMs };
  return changed(
    moveTo(ended, { name: 'ended' }, nowMs),
    { type: 'phaseChanged' },
    { type: 'scored' },
    { type: 'roomEnded' },
  );
}
