import { newQuestion, widenContent, type WideContent, type SlideType } from '@qc/contract';
import { kindOf } from './editor-kinds.ts';

/** Whether something that was entered would be deleted by a change of type. */
export function losesAnswers(slide: WideContent, type: SlideType): boolean {
  return kindOf(slide).loses(slide, changeOfType(slide, type));
}

/** What a slide changes when it becomes another type: answers, points and time are kept where they still mean something. */
export function changeOfType(slide: WideContent, type: SlideType): Partial<WideContent> {
  const { answers, selection, typing, numberKey, miniGame, score, time } = widenContent(newQuestion(type));
  const [from, to] = [kindOf(slide), kindOf({ type })];
  return {
    ...{ type, answers, selection, typing, numberKey, miniGame },
    score: from.points !== null && to.points !== null ? slide.score : score,
    time: from.time === to.time ? slide.time : time,
    ...to.takes(from.carries(slide)),
    ...movedMedium(slide, type),
  };
}

/** The picture beside a question is what a media slide shows, and the other way round. */
function movedMedium(slide: WideContent, type: SlideType): Partial<WideContent> {
  const [from, to] = [kindOf(slide).medium, kindOf({ type }).medium];
  const medium = slide[from.name];
  if (from.name === to.name || medium === null || slide[to.name] !== null) return {};
  return to.only === undefined || medium.type === to.only ? { [to.name]: medium, [from.name]: null } : {};
}
