import type { Change } from '../change.ts';
import { endPause } from '../clock.ts';
import { closeRound, scoreRound } from '../close-round.ts';
import { isFollowed } from '../rounds.ts';
import { rankSeats } from '../scoring/ranking.ts';
import type { RoomState } from '../state.ts';
import { hasPodium } from './podium/has-podium.ts';
import { moveTo } from './move-to.ts';
import { openPodium } from './podium/podium-stages.ts';

/** After the last slide: the podium where there is one, else the end. */
export function finish(state: RoomState, nowMs: number): Change {
  return hasPodium(state) ? openPodium(state, nowMs) : endRoom(state, nowMs);
}

/** Whether the winners can be shown before the last slide has been. */
export function canShowPodium(state: RoomState): boolean {
  const { name } = state.phase;
  return state.startedAtMs !== null && name !== 'podium' && name !== 'honours' && name !== 'ended' && hasPodium(state);
}

/** The winners, from any slide: what is left of the game is not asked any more. Null: there are none to show. */
export function podiumNow(state: RoomState, nowMs: number): Change | null {
  return canShowPodium(state) ? openPodium(withAllCounted(state, nowMs), nowMs) : null;
}

/** Answers given are not lost: a question still open or unrevealed counts as it stands. */
function withAllCounted(state: RoomState, nowMs: number): RoomState {
  let counted = closeRound(endPause(state, nowMs), nowMs);
  for (const [index, round] of counted.rounds.entries())
    if (!isFollowed(counted, round)) counted = scoreRound(counted, index, nowMs);
  return counted;
}

/** The end, from any phase. */
export function endRoom(state: RoomState, nowMs: number): Change {
  const counted = withAllCounted(state, nowMs);
  const ended = { ...counted, seats: rankSeats(counted.seats, true), endedAtMs: nowMs };
  return moveTo(ended, { name: 'ended' }, nowMs, { type: 'scored' }, { type: 'roomEnded' });
}
