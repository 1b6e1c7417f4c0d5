import type { RunSlide } from '../run-game.ts';
import type { Grade } from './choice.ts';
import { foldTyped } from './fold-typed.ts';

type TypedSlide = Pick<RunSlide, 'answers' | 'typing'>;

/** Folding twenty spellings for each of ten thousand players would be felt. Slides never change. */
const spellings = new WeakMap<TypedSlide, ReadonlySet<string>>();

/** A typed answer is right when it is one of the accepted spellings, compared in the folded form. */
export function gradeTyped(slide: TypedSlide, text: string): Grade {
  const correct = spellingsOf(slide).has(foldTyped(text, slide.typing));
  return { correct, fraction: correct ? 1 : 0, wrong: !correct };
}

function spellingsOf(slide: TypedSlide): ReadonlySet<string> {
  const known = spellings.get(slide);
  if (known) return known;
  const folded = new Set(slide.answers.map((answer) => foldTyped(answer.text, slide.typing)));
  folded.delete('');
  spellings.set(slide, folded);
  return folded;
}
