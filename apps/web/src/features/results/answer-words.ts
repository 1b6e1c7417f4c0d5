import type { Texts } from '@qc/words/en/screens/results/results';
import type { QuestionResult } from '@qc/contract';

/** What one answer says; true/false answers are worded by the screen, pictures by their description. */
export function answerWords(question: QuestionResult, index: number, t: Texts): string {
  const answer = question.answers[index];
  if (question.type === 'trueFalse') return index === 0 ? t.trueAnswer : t.falseAnswer;
  return answer?.text || answer?.media?.alt || t.pictureAnswer;
}
