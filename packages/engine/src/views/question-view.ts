import type { QuestionView } from '@qc/contract';
import { choiceIsOne } from '../grading/choice.ts';
import { givesPoints } from '../grading/grade.ts';
import type { RunSlide } from '../run-game.ts';

/** A question as everybody sees it: without its key. Accepted spellings are the key of a typed slide. */
export function questionView(slide: RunSlide): QuestionView {
  return {
    type: slide.type,
    question: slide.question,
    queMessage: slide.queMessage,
    image: slide.image,
    backgroundMedia: slide.backgroundMedia,
    answers: slide.type === 'typed' ? [] : slide.answers.map(({ text, media }) => ({ text, media })),
    selection: choiceIsOne(slide) ? 'single' : 'multiple',
    script: slide.type === 'typed' ? slide.typing.script : null,
    unit: slide.type === 'number' ? slide.numberKey.unit : '',
    miniGame: slide.type === 'miniGame' ? slide.miniGame : '',
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
    script: null,
    unit: '',
    miniGame: '',
    score: 0,
  };
}
