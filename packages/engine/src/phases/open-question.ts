import type { Change } from '../change.ts';
import { awaitsTalk, roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { isVotedTwice } from '../slides/slide-kinds.ts';
import { openVote } from './open-vote.ts';
import { reveal } from './reveal.ts';
import { letTalk } from './talk.ts';

/**
 * Asks a slide's question. One that was closed before is not asked again: its outcome is shown, or it is talked about where
 * the second of two votes is still to come.
 */
export function openQuestion(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const before = state.rounds[roundIndexOf(state, slide)];
  if (before) return (awaitsTalk(before) ? letTalk : reveal)(state, slide, visit, nowMs);
  const asked = state.game.slides[slide];
  return openVote(state, { slide, visit, ...(asked && isVotedTwice(asked) && { vote: 1 }) }, nowMs);
}
