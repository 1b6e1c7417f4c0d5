import type { Language, QuestionView } from '@qc/contract';
import { showTexts } from '../show-texts.ts';

/** The words of one answer. The answers of a true/false slide have none of their own: they are said in the game's language. */
export function answerLabel(question: QuestionView, index: number, language: Language): string {
  const own = question.answers[index]?.text ?? '';
  if (own !== '' || question.type !== 'trueFalse') return own;
  return index === 0 ? showTexts[language].true : showTexts[language].false;
}
