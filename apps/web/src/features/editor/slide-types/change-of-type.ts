import { newQuestion, type QuestionContent, type SlideType } from '@qc/contract';

/** Whether a type gives points for right answers. */
export function isGraded(type: SlideType): boolean {
  return type !== 'survey' && type !== 'media';
}

/** Whether answers were entered that a change of type would delete. */
export function hasEnteredAnswers(slide: QuestionContent): boolean {
  if (slide.type === 'number') return slide.numberKey.value !== null;
  if (slide.type === 'miniGame') return slide.miniGame !== '';
  return slide.type !== 'trueFalse' && slide.answers.some((answer) => answer.text !== '' || answer.media !== null);
}

/** What a slide changes when it becomes another type: new answers; points and time are kept where they still mean something. */
export function changeOfType(slide: QuestionContent, type: SlideType): Partial<QuestionContent> {
  const fresh = newQuestion(type);
  const keepsScore = isGraded(slide.type) && isGraded(type);
  const keepsTime = slide.type !== 'media' && type !== 'media' && slide.type !== 'miniGame' && type !== 'miniGame';
  return {
    type,
    answers: fresh.answers,
    selection: 'single',
    typing: fresh.typing,
    numberKey: fresh.numberKey,
    miniGame: '',
    score: keepsScore ? slide.score : fresh.score,
    time: keepsTime ? slide.time : fresh.time,
  };
}
