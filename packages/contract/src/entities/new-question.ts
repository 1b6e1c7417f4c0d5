import { MINI_GAME_TIME_DEFAULT_S, SCORE_DEFAULT, TIME_DEFAULT_S } from '../limits.ts';
import type { Answer, QuestionContent, SlideType } from './question.ts';

/** An empty answer, not marked right. */
export function newAnswer(text = '', correct = false): Answer {
  return { text, media: null, correct };
}

/**
 * A slide of the given type as the editor opens it: defaults everywhere, texts empty.
 * True/false answers have no text of their own: the screens translate them (first true, second false).
 */
export function newQuestion(type: SlideType): QuestionContent {
  return {
    type,
    question: '',
    queMessage: '',
    image: null,
    answers: answersOf(type),
    selection: 'single',
    typing: { script: 'any', strictMarks: false, strictCase: false, strictSpaces: false },
    numberKey: { value: null, rule: 'closest', tolerance: 0, unit: '' },
    miniGame: '',
    score: type === 'survey' || type === 'media' ? 0 : SCORE_DEFAULT,
    time: defaultTime(type),
    openingMedia: null,
    endingMedia: null,
    backgroundMedia: null,
    labels: [],
    visible: true,
    locked: false,
    notes: '',
    mediaTitle: '',
  };
}

function defaultTime(type: SlideType): number {
  if (type === 'media') return 0;
  if (type === 'miniGame') return MINI_GAME_TIME_DEFAULT_S;
  return type === 'order' || type === 'typed' ? 2 * TIME_DEFAULT_S : TIME_DEFAULT_S;
}

function answersOf(type: SlideType): Answer[] {
  switch (type) {
    case 'trivia':
      return [newAnswer(), newAnswer(), newAnswer(), newAnswer()];
    case 'survey':
      return [newAnswer(), newAnswer(), newAnswer()];
    case 'trueFalse':
      return [newAnswer('', true), newAnswer()];
    case 'typed':
      return [newAnswer('', true)];
    case 'order':
      return [newAnswer(), newAnswer(), newAnswer()];
    case 'number':
    case 'media':
    case 'miniGame':
      return [];
  }
}
