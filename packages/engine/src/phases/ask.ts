import type { Change } from '../change.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';
import { openQuestion } from './open-question.ts';
import { dealMs, readMs } from './reading-time.ts';

/** Shows a slide's question alone, so that it can be read before its clock runs; where nobody is given time for that, opens it. */
export function ask(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const shown = state.game.slides[slide];
  const limitMs = shown && roundIndexOf(state, slide) < 0 ? readMs(state.game, shown) : 0;
  if (limitMs === 0) return openQuestion(state, slide, visit, nowMs);
  return moveTo(state, { name: 'asking', slide, visit, limitMs, deadlineMs: nowMs + limitMs }, nowMs);
}

/** Lets the answers of a question that stands alone come into sight; then its clock begins. */
export function deal(state: RoomState, slide: number, visit: number, nowMs: number): Change {
  const shown = state.game.slides[slide];
  if (!shown) return openQuestion(state, slide, visit, nowMs);
  const limitMs = dealMs(state.game, shown);
  return moveTo(state, { name: 'dealing', slide, visit, limitMs, deadlineMs: nowMs + limitMs }, nowMs);
}
