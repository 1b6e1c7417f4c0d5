import type { Change } from '../change.ts';
import { awaitsTalk, roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';
import { openVote } from './open-vote.ts';

/** Lets neighbours talk about a question whose first vote is closed; its clock leads to the second. */
export function letTalk(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const limitMs = (state.game.slides[slide]?.talkSeconds ?? 0) * 1000;
  return moveTo(state, { name: 'talk', slide, visit, limitMs, deadlineMs: nowMs + limitMs }, nowMs);
}

/** Asks the question a second time: a visit of its own, so that nothing that was meant for the first vote counts in it. */
export function voteAgain(state: RoomState, slide: number, nowMs: number): Change {
  const visit = state.visits + 1;
  return openVote({ ...state, visits: visit }, { slide, visit, vote: 2 }, nowMs);
}

/** Shows the hall how the first vote went, or no longer. Null: no first vote is closed, or its points were given. */
export function showFirstVote(state: RoomState, on: boolean): RoomState | null {
  const { phase } = state;
  if (phase.name !== 'closed' && phase.name !== 'talk') return null;
  const index = roundIndexOf(state, phase.slide);
  const round = state.rounds[index];
  if (!round || !awaitsTalk(round)) return null;
  if ((round.isShown ?? false) === on) return state;
  return { ...state, rounds: state.rounds.with(index, { ...round, isShown: on }) };
}
