import { type Answer, answersOf, newAnswer, type QuestionContent, type Selection } from '@qc/contract';
import { answersOfKey, type PastedQuestion } from '#platform/pasted-questions';
import { kindOf } from '../slides/editor-kinds.ts';

/** What a pasted question changes on a slide, and the answers for which it has no place. */
export interface PastedChange {
  patch: { question: string; answers: Answer[]; selection?: Selection };
  left: string[];
}

/** Whether a pasted question is offered on this slide: it takes answers, and none are written yet. */
export function takesQuestion(slide: QuestionContent): boolean {
  const isBlank = answersOf(slide).every(({ text, media }) => text.trim() === '' && media === null);
  return kindOf(slide).paste !== null && isBlank;
}

/**
 * Puts a pasted question and its answers on a slide, with the right ones marked where the slide has such marks; null:
 * slides of this kind take none.
 */
export function pastedSlide(slide: QuestionContent, { question, answers, key }: PastedQuestion): PastedChange | null {
  const { paste: rule } = kindOf(slide);
  if (!rule) return null;
  const given = answers.length === 0 && rule.takesKeyAlone ? [{ text: key, right: true }] : answers;
  const taken = given.slice(0, rule.max);
  const byKey = taken.some(({ right }) => right)
    ? []
    : answersOfKey(
        key,
        taken.map(({ text }) => text),
      );
  const filled = taken.map(({ text, right }, at) => newAnswer(text, rule.isRight(right || byKey.includes(at))));
  const several = rule.severalMeansMultiple && filled.filter(({ correct }) => correct).length > 1;
  return {
    patch: {
      question,
      answers: filled.length > 0 ? filled : answersOf(slide),
      ...(several && { selection: 'multiple' }),
    },
    left: given.slice(rule.max).map(({ text }) => text),
  };
}
