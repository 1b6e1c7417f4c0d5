import { MINI_GAME_MIN_MS } from '@qc/contract';
import type { QuestionView, TypingScript } from '@qc/contract';

/** What a bot answers: as the message has it. */
export interface BotAnswer {
  choice: number[];
  text: string;
}

const WORDS: Record<TypingScript, readonly string[]> = {
  he: ['ירושלים', 'תל אביב', 'חיפה', 'באר־שבע'],
  ar: ['القدس', 'حيفا', 'الناصرة', 'عكا'],
  en: ['Paris', 'London', 'New York', 'rome'],
  numbers: ['1948', '7', '42', '100'],
  any: ['Paris', 'ירושלים', 'القدس', '1948'],
};

/** An answer that fits the slide, as somebody who does not know would give it. */
export function giveAnswer(question: QuestionView, random: () => number): BotAnswer {
  const count = question.answers.length;
  switch (question.type) {
    case 'typed':
      return said(oneOf(WORDS[question.script ?? 'any'], random));
    case 'number':
      return said(String(Math.floor(random() * 1000)));
    case 'miniGame':
      return said((Math.floor(random() * 101) / 100).toFixed(2));
    case 'order':
      return { choice: mixed(count, random), text: '' };
    default:
      return { choice: picks(question, random), text: '' };
  }
}

/** The least time a slide takes to answer, ms. */
export function leastThinkMs(question: QuestionView): number {
  return question.type === 'miniGame' ? MINI_GAME_MIN_MS + 500 : 0;
}

function said(text: string): BotAnswer {
  return { choice: [], text };
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
