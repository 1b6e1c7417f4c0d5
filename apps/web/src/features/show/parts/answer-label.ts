import { textsIn } from '#platform/words';
import type { Language, QuestionView } from '@qc/contract';

/** The words of one answer. The answers of a true/false slide have none of their own: they are said in the game's language. */
export function answerLabel(question: QuestionView, index: number, language: Language): string {
  const own = question.answers[index]?.text ?? '';
  if (own !== '' || question.type !== 'trueFalse') return own;
  return index === 0 ? textsIn(language, 'show').true : textsIn(language, 'show').false;
}
