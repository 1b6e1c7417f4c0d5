import { textsIn } from '#platform/words';
import type { Language, QuestionView } from '@qc/contract';
import { answerLook } from '../slides/answer-looks.ts';

/** The words of one answer: its own or, where the kind of slide has them, those of the game's language. */
export function answerLabel(
  question: Pick<QuestionView, 'type' | 'answers'>,
  index: number,
  language: Language,
): string {
  const own = question.answers[index]?.text ?? '';
  const word = own === '' ? answerLook(question.type).word(index) : null;
  return word === null ? own : textsIn(language, 'show')[word];
}
