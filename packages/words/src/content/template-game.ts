import { newAnswer, newQuestion, type Backdrop, type QuestionContent } from '@qc/contract';

/** A game that everyone may start from. */
export interface TemplateGame {
  /** The same in every language. */
  key: 'classroom' | 'family' | 'meeting';
  name: string;
  description: string;
  waiting: string;
  slides: readonly QuestionContent[];
}

/** Each kind of occasion looks like itself. */
export const TEMPLATE_LOOKS = {
  classroom: { mainColor: '#00695C', secondaryColor: '#B2F2DD', backdrop: 'grid' },
  family: { mainColor: '#B23C17', secondaryColor: '#FFC84A', backdrop: 'rays' },
  meeting: { mainColor: '#37474F', secondaryColor: '#80CBC4', backdrop: 'bubbles' },
} as const satisfies Record<TemplateGame['key'], { mainColor: string; secondaryColor: string; backdrop: Backdrop }>;

/** Asks for an opinion. */
export function opinion(question: string, answers: readonly string[]): QuestionContent {
  return { ...newQuestion('survey'), question, answers: answers.map((text) => newAnswer(text)) };
}

/** One right answer, which stands at `place` among the others. */
export function choice(question: string, right: string, wrong: readonly string[], place: number): QuestionContent {
  const answers = wrong.map((text) => newAnswer(text)).toSpliced(place, 0, newAnswer(right, true));
  return { ...newQuestion('trivia'), question, answers };
}

/** True or false. */
export function statement(question: string, isTrue: boolean): QuestionContent {
  return { ...newQuestion('trueFalse'), question, answers: [newAnswer('', isTrue), newAnswer('', !isTrue)] };
}

/** Typed by the players, in the language of the game. */
export function word(question: string, queMessage: string, spellings: readonly string[]): QuestionContent {
  return { ...newQuestion('typed'), question, queMessage, answers: spellings.map((text) => newAnswer(text, true)) };
}

/** A number; the nearest guess wins. */
export function guess(question: string, queMessage: string, value: number, unit: string): QuestionContent {
  return {
    ...newQuestion('number'),
    question,
    queMessage,
    numberKey: { value, rule: 'closest', tolerance: 0, unit },
  };
}

/** Items in their right order. */
export function sequence(question: string, queMessage: string, items: readonly string[]): QuestionContent {
  return { ...newQuestion('order'), question, queMessage, answers: items.map((text) => newAnswer(text)) };
}
