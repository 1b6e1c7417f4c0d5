import type { QuestionView } from '@qc/contract';
import { givesPoints, kindOf, pointsOf } from '../slides/slide-kinds.ts';
import type { RunSlide } from '../run-game.ts';

/** A question as everybody sees it: without its key. */
export function questionView(slide: RunSlide): QuestionView {
  return {
    type: slide.type,
    question: slide.question,
    queMessage: slide.queMessage,
    image: slide.image,
    backgroundMedia: slide.backgroundMedia,
    selection: 'single',
    script: null,
    unit: '',
    miniGame: '',
    score: givesPoints(slide) ? pointsOf(slide) : 0,
    times: slide.times,
    ...kindOf(slide).view(slide),
  };
}

/** A question that stands alone: nothing of its answers, and no mini-game that could be begun before the others. */
export function aloneView(question: QuestionView): QuestionView {
  return { ...question, answers: [], miniGame: '' };
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
    script: null,
    unit: '',
    miniGame: '',
    score: 0,
    times: 1,
  };
}
