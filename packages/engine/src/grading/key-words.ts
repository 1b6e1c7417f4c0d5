import { answerLetter } from '@qc/words';
import type { Language } from '@qc/contract';
import type { RunSlide } from '../run-game.ts';
import { hasKey, rightAnswers, solutionOf } from './grade.ts';
import { writeNumber } from './read-number.ts';

/** The right answer of a slide in words, letters by the game's language; none where there is no key (any more). */
export function keyWords(slide: RunSlide, language: Language): string[] {
  if (!hasKey(slide)) return [];
  if (slide.type === 'typed') return solutionOf(slide);
  if (slide.type === 'number') return solutionOf(slide).map((words) => words + withinOf(slide));
  return rightAnswers(slide).map((index) => wordOf(slide, index, language));
}

function withinOf({ numberKey: { rule, tolerance } }: RunSlide): string {
  return rule === 'tolerance' && tolerance > 0 ? ` ± ${writeNumber(tolerance)}` : '';
}

/** The text; the screens translate those of true/false; a picture goes by its description or its letter. */
function wordOf({ type, answers }: RunSlide, index: number, language: Language): string {
  const { text = '', media = null } = answers[index] ?? {};
  if (text !== '') return text;
  if (type === 'trueFalse') return index === 0 ? '✓' : '✗';
  return media?.alt || answerLetter(index, language);
}
