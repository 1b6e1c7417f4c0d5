import { EVERY_SLIDE_KEYS, newQuestion, pickFields, type QuestionContent, type SlideType } from '@qc/contract';
import { kindOf } from './editor-kinds.ts';
import type { MainMedium } from './main-media.ts';

/** Whether something that was entered would be deleted by a change of type. */
export function losesAnswers(slide: QuestionContent, type: SlideType): boolean {
  return kindOf(slide).loses(slide, changeOfType(slide, type));
}

/** The slide as another type: answers, points and time are kept where they still mean something. */
export function changeOfType(slide: QuestionContent, type: SlideType): QuestionContent {
  const fresh = newQuestion(type);
  const [from, to] = [kindOf(slide), kindOf({ type })];
  return {
    ...fresh,
    ...pickFields(slide, EVERY_SLIDE_KEYS),
    score: from.points !== null && to.points !== null ? slide.score : fresh.score,
    time: from.time === to.time ? slide.time : fresh.time,
    ...to.takes(from.carries(slide)),
    ...movedMedium(slide, type),
  };
}

/** The picture beside a question is what a media slide shows, and the other way round. */
function movedMedium(slide: QuestionContent, type: SlideType): Partial<Pick<QuestionContent, MainMedium['name']>> {
  const [from, to] = [kindOf(slide).medium, kindOf({ type }).medium];
  const medium = slide[from.name];
  if (from.name === to.name || medium === null || slide[to.name] !== null) return {};
  return to.only === undefined || medium.type === to.only ? { [to.name]: medium, [from.name]: null } : {};
}
