import type { KeyCorrection } from '@qc/contract';
import { NUMBER_MAX, SPELLINGS_MAX } from '@qc/contract/limits';
import { refuse } from '../change.ts';
import { foldTyped } from '../grading/fold-typed.ts';
import { isGraded } from '../grading/grade.ts';
import { checkOrder } from '../grading/grade-order.ts';
import { fitsScript } from '../grading/typed-script.ts';
import type { Refusal } from '../outcome.ts';
import type { RunGame, RunSlide } from '../run-game.ts';

/**
 * The game with the key of one slide put right, as if its author had written it so; `badChoice`: the correction does
 * not fit the slide. A slide that was declared void gets its key back by any other correction.
 */
export function correctKey(game: RunGame, index: number, key: KeyCorrection): { ok: true; game: RunGame } | Refusal {
  const slide = game.slides[index];
  const corrected = slide && correctSlide(slide, key);
  return corrected ? { ok: true, game: { ...game, slides: game.slides.with(index, corrected) } } : refuse('badChoice');
}

/** Null: it does not fit. Says nothing of the key there was. */
function correctSlide(slide: RunSlide, key: KeyCorrection): RunSlide | null {
  const valid = { ...slide, isVoid: false };
  switch (key.kind) {
    case 'void':
      return isGraded(valid) ? { ...slide, isVoid: true } : null;
    case 'choice':
      return withChoice(valid, key.correct);
    case 'order':
      return slide.type === 'order' && checkOrder(slide, key.sequence)
        ? { ...valid, sequence: [...key.sequence] }
        : null;
    case 'typed':
      return withSpellings(valid, key.accepted);
    case 'number':
      return withNumber(valid, key.value, key.tolerance ?? valid.numberKey.tolerance);
  }
}

function withChoice(slide: RunSlide, correct: readonly number[]): RunSlide | null {
  const { type, answers } = slide;
  const right = new Set(correct);
  if (type !== 'trivia' && type !== 'trueFalse') return null;
  if (right.size === 0 || (type === 'trueFalse' && right.size !== 1)) return null;
  if (correct.some((index) => answers[index] === undefined)) return null;
  return { ...slide, answers: answers.map((answer, index) => ({ ...answer, correct: right.has(index) })) };
}

/** Spellings that count as the same are one; one that nobody may type does not fit. */
function withSpellings(slide: RunSlide, accepted: readonly string[]): RunSlide | null {
  const { type, typing } = slide;
  if (type !== 'typed' || !accepted.every((text) => fitsScript(text, typing.script))) return null;
  const spellings = new Map<string, string>();
  for (const text of accepted) {
    const form = foldTyped(text, typing);
    if (form !== '' && !spellings.has(form)) spellings.set(form, text);
  }
  if (spellings.size === 0 || spellings.size > SPELLINGS_MAX) return null;
  return { ...slide, answers: [...spellings.values()].map((text) => ({ text, media: null, correct: true })) };
}

/** Where the nearest wins, there is no tolerance to correct. */
function withNumber(slide: RunSlide, value: number, tolerance: number): RunSlide | null {
  const { type, numberKey } = slide;
  const fits = Math.abs(value) <= NUMBER_MAX && tolerance >= 0 && tolerance <= NUMBER_MAX;
  if (type !== 'number' || !fits) return null;
  const kept = numberKey.rule === 'tolerance' ? tolerance : numberKey.tolerance;
  return { ...slide, numberKey: { ...numberKey, value, tolerance: kept } };
}
