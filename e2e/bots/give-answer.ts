import { MINI_GAME_MIN_MS } from '@qc/contract';
import type { QuestionView, SlideResponse, TypingScript } from '@qc/contract';

const WORDS: Record<TypingScript, readonly string[]> = {
  he: ['ירושלים', 'תל אביב', 'חיפה', 'באר־שבע'],
  ar: ['القدس', 'حيفا', 'الناصرة', 'عكا'],
  en: ['Paris', 'London', 'New York', 'rome'],
  numbers: ['1948', '7', '42', '100'],
  any: ['Paris', 'ירושלים', 'القدس', '1948'],
};

/** An answer that fits the slide, as somebody who does not know would give it; null: it takes none. */
export function giveAnswer(question: QuestionView, random: () => number): SlideResponse | null {
  const count = question.answers.length;
  const { type } = question;
  switch (type) {
    case 'typed':
      return { type, text: oneOf(WORDS[question.script ?? 'any'], random) };
    case 'number':
      return { type, value: Math.floor(random() * 1000) };
    case 'buzzer':
      return { type, verdict: null };
    case 'miniGame':
      return { type, share: Math.floor(random() * 101) / 100 };
    case 'order':
      return { type, sequence: mixed(count, random) };
    case 'trivia':
    case 'trueFalse':
    case 'survey':
      return { type, picks: picks(question, random) };
    case 'media':
    case 'break':
      return null;
  }
}

/** What picking these answers says; null on a slide whose answers are not picked. */
export function pickAnswers({ type }: QuestionView, picks: number[]): SlideResponse | null {
  return type === 'trivia' || type === 'trueFalse' || type === 'survey' ? { type, picks } : null;
}

/** The least time a slide takes to answer, ms. */
export function leastThinkMs(question: QuestionView): number {
  return question.type === 'miniGame' ? MINI_GAME_MIN_MS + 500 : 0;
}

function oneOf(words: readonly string[], random: () => number): string {
  return words[Math.floor(random() * words.length)] ?? '1';
}

function picks({ selection, answers }: QuestionView, random: () => number): number[] {
  const order = mixed(Math.max(1, answers.length), random);
  const count = selection === 'multiple' ? 1 + Math.floor(random() * order.length) : 1;
  return order.slice(0, count);
}

/** The indices below `count` in some order. */
function mixed(count: number, random: () => number): number[] {
  const order = Array.from({ length: count }, (_, index) => index);
  for (let last = count - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other] ?? last, order[last] ?? other];
  }
  return order;
}
