import { ANSWERS_MAX, newAnswer, type QuestionContent, SPELLINGS_MAX } from '@qc/contract';
import { answersOfKey, type PastedQuestion } from '#platform/pasted-questions';

/** Types that take a question with its answers as they are pasted. */
const TAKING: readonly QuestionContent['type'][] = ['trivia', 'survey', 'order', 'typed'];

/** What a pasted question changes on a slide, and the answers for which it has no place. */
export interface PastedChange {
  patch: Pick<QuestionContent, 'question' | 'answers' | 'selection'>;
  left: string[];
}

/** Whether a pasted question is offered on this slide: it takes answers, and none are written yet. */
export function takesQuestion({ type, answers }: QuestionContent): boolean {
  return TAKING.includes(type) && answers.every(({ text, media }) => text.trim() === '' && media === null);
}

/** Puts a pasted question and its answers on a slide, with the right ones marked where the slide has such marks. */
export function pastedSlide(slide: QuestionContent, { question, answers, key }: PastedQuestion): PastedChange {
  const { type } = slide;
  const given = answers.length === 0 && type === 'typed' ? [{ text: key, right: true }] : answers;
  const most = type === 'typed' ? SPELLINGS_MAX : ANSWERS_MAX;
  const taken = given.slice(0, most);
  const byKey = taken.some(({ right }) => right)
    ? []
    : answersOfKey(
        key,
        taken.map(({ text }) => text),
      );
  const rights = taken.map(({ right }, at) => right || byKey.includes(at));
  const marks = type === 'trivia';
  const filled = taken.map(({ text }, at) => newAnswer(text, type === 'typed' || (marks && rights[at] === true)));
  const several = marks && rights.filter(Boolean).length > 1;
  return {
    patch: {
      question,
      answers: filled.length > 0 ? filled : slide.answers,
      selection: several ? 'multiple' : slide.selection,
    },
    left: given.slice(most).map(({ text }) => text),
  };
}
