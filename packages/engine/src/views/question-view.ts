import type { QuestionView } from '@qc/contract';
import { choiceIsOne } from '../grading/choice.ts';
import { givesPoints } from '../grading/grade.ts';
import type { RunSlide } from '../run-game.ts';

/** A question as everybody sees it: without its key, answers in the author's order. */
export function questionView(slide: RunSlide): QuestionView {
  return {
    type: slide.type,
    question: slide.question,
    queMessage: slide.queMessage,
    image: slide.image,
    backgroundMedia: slide.backgroundMedia,
    answers: slide.answers.map(({ text, media }) => ({ text, media })),
    selection: choiceIsOne(slide) ? 'single' : 'multiple',
    score: givesPoints(slide) ? slide.score : 0,
  };
}

/** Stands for a slide that does not exist, which a checked game never needs. */
export function emptyQuestion(): QuestionView {
  return {
    type: 'survey',
    question: '',
    queMessage: '',
    image: null,
    backgroundMedia: null,
    answers: [],
    selection: 'single',
    score: 0,
  };
}
