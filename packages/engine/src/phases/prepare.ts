import { PREPARE_MAX_MS } from '@qc/contract/limits';
import type { Change } from '../change.ts';
import { mediaToLoad } from '../media-to-load.ts';
import { roundIndexOf } from '../rounds.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { RoomState } from '../state.ts';
import { moveTo } from './move-to.ts';
import { ask } from './ask.ts';
import { beginBreak } from './break/break-clock.ts';

/** A slide about to show its question or its medium. */
export interface Coming {
  slide: number;
  visit: number;
}

/**
 * Goes on to a slide's question, medium or break. Where it has media to load, and a clock that would run meanwhile, it waits
 * for the devices first, whoever is there: the presenter screen loads, too. Alone nobody is waited for.
 */
export function prepare(state: RoomState, coming: Coming, nowMs: number): Change {
  const { slide, visit } = coming;
  // A question that was closed is shown, not asked.
  const asks = roundIndexOf(state, slide) < 0;
  const written = state.game.slides[slide];
  const waits = state.game.pace === 'live' && asks && written !== undefined && mediaToLoad(written).length > 0;
  if (!waits) return openPrepared(state, coming, nowMs);
  const limitMs = PREPARE_MAX_MS;
  return moveTo(state, { name: 'preparing', slide, visit, limitMs, deadlineMs: nowMs + limitMs }, nowMs);
}

/** Shows what was prepared: a medium or a break, whose clock begins now, or a question, which stands alone first. */
export function openPrepared(state: RoomState, { slide, visit }: Coming, nowMs: number): Change {
  const shown = state.game.slides[slide];
  if (!shown || kindOf(shown).asks) return ask(state, slide, visit, nowMs);
  const pause = kindOf(shown).pause(shown);
  if (pause) return beginBreak(state, { slide, visit }, pause, nowMs);
  // A medium stands for its time where it has one.
  const limitMs = shown.time > 0 ? shown.time * 1000 : null;
  const deadlineMs = limitMs === null ? null : nowMs + limitMs;
  return moveTo(state, { name: 'media', slide, visit, limitMs, deadlineMs }, nowMs);
}
