import { textsIn } from '#platform/words';
import type { Language, QuestionView } from '@qc/contract';

/** Whether several answers may be picked and are then sent. */
export function takesSeveral({ selection, type }: QuestionView): boolean {
  return selection === 'multiple' && type !== 'trueFalse';
}

/** What a player does with the answers of a question that is a matter of picking. */
export function howToChoose(question: QuestionView, language: Language): string {
  const t = textsIn(language, 'player');
  if (!takesSeveral(question)) return t.chooseOne;
  return question.type === 'survey' ? t.chooseSeveralSurvey : t.chooseSeveral;
}
