import type { Language, SlideResponse } from '@qc/contract';
import type { TestSlide } from '../../crash/account.ts';

/** Longer than anybody needs: a question is over when everybody has answered it. */
const SECONDS = 120;

interface Wording {
  question: (n: number) => string;
  /** By which a caller knows a question, among all that is said. */
  known: RegExp;
  seas: readonly string[];
  unit: string;
}

/** What an author has written, in each language. */
const WORDINGS: Record<Language, Wording> = {
  he: {
    question: (n) => `איזה ים נמצא במקום ${n} במפה`,
    known: /נמצא במקום (\d+) במפה/,
    seas: ['ים סוף', 'ים המלח', 'הים השחור', 'הים הלבן'],
    unit: 'קילומטר',
  },
  ar: {
    question: (n) => `أي بحر يقع في المكان ${n} على الخريطة`,
    known: /في المكان (\d+) على الخريطة/,
    seas: ['البحر الأحمر', 'البحر الميت', 'البحر الأسود', 'البحر الأبيض'],
    unit: 'كيلومتر',
  },
  en: {
    question: (n) => `Which sea has place ${n} on the map`,
    known: /has place (\d+) on the map/,
    seas: ['The Red Sea', 'The Dead Sea', 'The Black Sea', 'The White Sea'],
    unit: 'kilometres',
  },
};

/** Kinds of question that keys can answer, in the order in which a game has them. */
const KINDS = ['one', 'number', 'several', 'trueFalse', 'survey', 'one', 'buzzer'] as const;
type Kind = (typeof KINDS)[number];

/** A question of the game. */
export interface AskedQuestion {
  kind: Kind;
  slide: TestSlide;
}

/** How a question is known by its text. */
export function knownBy(language: Language): RegExp {
  return WORDINGS[language].known;
}

/** A game of so many questions; two of twenty are for buzzers. */
export function quizOf(language: Language, count: number): AskedQuestion[] {
  return Array.from({ length: count }, (_, at) => {
    const kind = KINDS[at % KINDS.length] ?? 'one';
    return { kind, slide: { score: 1000, time: SECONDS, ...contentOf(kind, language, at + 1) } };
  });
}

function contentOf(kind: Kind, language: Language, n: number): TestSlide {
  const { question, seas, unit } = WORDINGS[language];
  const texts = (words: readonly string[], right: readonly number[]) =>
    words.map((text, at) => ({ text, media: null, correct: right.includes(at) }));
  const asks = { question: question(n), answers: texts(seas, [n % 4]) };
  switch (kind) {
    case 'one':
      return { ...asks, type: 'trivia' };
    case 'several':
      return { ...asks, type: 'trivia', selection: 'multiple', answers: texts(seas, [n % 4, (n + 1) % 4]) };
    case 'trueFalse':
      return { ...asks, type: 'trueFalse', answers: texts(['', ''], [n % 2]) };
    case 'survey':
      return { ...asks, type: 'survey', score: 0, answers: texts(seas.slice(0, 3), []) };
    case 'number':
      return {
        ...asks,
        type: 'number',
        answers: [],
        numberKey: { value: 500, rule: 'closest', tolerance: 0, unit },
      };
    case 'buzzer':
      return { ...asks, type: 'buzzer', answers: [] };
  }
}

/** What somebody presses for an answer to it. Never a 0, by which one leaves where nothing is asked. */
export function keysOf(kind: Kind, below: (count: number) => number): string {
  switch (kind) {
    case 'one':
      return String(1 + below(4));
    case 'several': {
      const first = 1 + below(3);
      return `${first}${first + 1 + below(4 - first)}#`;
    }
    case 'trueFalse':
      return String(1 + below(2));
    case 'survey':
      return String(1 + below(3));
    case 'number':
      return `${1 + below(9)}${1 + below(9)}${1 + below(9)}#`;
    case 'buzzer':
      return String(1 + below(9));
  }
}

/** An answer as these keys say it: picked places from 0, or a number. */
export function meaningOf(kind: Kind, keys: string): string {
  const digits = keys.replace('#', '');
  return kind === 'number' ? digits : [...digits].map((key) => Number(key) - 1).join();
}

/** An answer that was kept, in the same way. */
export function said(response: SlideResponse | null): string {
  if (response === null) return '';
  if ('picks' in response) return response.picks.toSorted((a, b) => a - b).join();
  return 'value' in response ? String(response.value) : '';
}
