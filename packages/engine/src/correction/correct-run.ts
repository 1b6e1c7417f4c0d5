import type { KeyCorrection } from '@qc/contract';
import { lettersOf } from '@qc/words';
import { refuse } from '../change.ts';
import { correctKey } from './correct-key.ts';
import { keysIn } from '../devices-in.ts';
import { isGraded, keyWords } from '../slides/slide-kinds.ts';
import type { Refusal } from '../outcome.ts';
import { honoursOf } from '../phases/podium/has-honours.ts';
import { rescore } from './rescore.ts';
import { roundIndexOf } from '../rounds.ts';
import type { RunSlide } from '../run-game.ts';
import type { RoomState } from '../state.ts';

/** Most corrections that a run remembers; more are refused, none is forgotten. */
const CORRECTIONS_MAX = 500;

/** A key to be put right, by whom and when. */
export interface Correction {
  slide: number;
  key: KeyCorrection;
  by: string;
  atMs: number;
}

/** Whether a slide's key can be put right now: it has been asked, and its answers stand. */
export function canCorrect(state: RoomState, slide: number): boolean {
  const round = state.rounds[roundIndexOf(state, slide)];
  const asked = state.game.slides[slide];
  return round != null && round.closedAtMs !== null && asked !== undefined && isGraded({ ...asked, isVoid: false });
}

/**
 * The room with a key put right, everybody scored anew and an entry in the audit; the same room when the key was so
 * already. `wrongSlide`: never asked, or it counts for nobody; `wrongPhase`: its question is open; `badChoice`: it does
 * not fit.
 */
export function applyCorrection(
  state: RoomState,
  { slide, key, by, atMs }: Correction,
): { ok: true; state: RoomState } | Refusal {
  const round = state.rounds[roundIndexOf(state, slide)];
  const before = state.game.slides[slide];
  if (!round || !before) return refuse('wrongSlide');
  if (round.closedAtMs === null) return refuse('wrongPhase');
  const corrected = correctKey(state.game, slide, key);
  if (!corrected.ok) return corrected;
  const after = corrected.game.slides[slide] ?? before;
  if (sameKey(before, after)) return { ok: true, state };
  if (state.corrections.length >= CORRECTIONS_MAX) return refuse('tooManyMessages');
  const shown = lettersOf(keysIn(state), state.game);
  const entry = { slide, atMs, by, before: keyWords(before, shown), after: keyWords(after, shown) };
  const corrections = [...state.corrections, entry];
  const kept = { ...state, game: corrected.game, corrections };
  // Before the reveal there are no points to give anew, and places that moved would tell that the key was wrong.
  return { ok: true, state: round.revealedAtMs === null ? kept : withRightHonours(rescore(kept, slide)) };
}

/** Honours on screen were chosen when they came there: by the key of then. */
function withRightHonours(state: RoomState): RoomState {
  const { phase } = state;
  return phase.name === 'honours' ? { ...state, phase: { ...phase, honours: honoursOf(state) } } : state;
}

/** The same for a run that is over: a stored result. */
export function correctRun(
  state: RoomState,
  slide: number,
  key: KeyCorrection,
  by: string,
  atMs: number,
): { ok: true; state: RoomState } | Refusal {
  if (state.phase.name !== 'ended') return refuse('wrongPhase');
  return applyCorrection(state, { slide, key, by, atMs });
}

function sameKey(one: RunSlide, other: RunSlide): boolean {
  return JSON.stringify(keyOf(one)) === JSON.stringify(keyOf(other));
}

function keyOf({ isVoid, answers, sequence, numberKey, buzzer }: RunSlide): unknown {
  const texts = answers.map(({ text, correct }) => [text, correct]);
  return [isVoid, texts, sequence, numberKey.value, numberKey.tolerance, buzzer.answer];
}
