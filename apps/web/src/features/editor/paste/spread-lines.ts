import { type Answer, newAnswer } from '@qc/contract';
import type { PastedAnswer } from '#platform/pasted-questions';

/** Where lines go: the answers as they are, and the one that was pasted into. */
export interface SpreadPlace {
  answers: readonly Answer[];
  at: number;
  /** What stood before and behind the cursor there. */
  before?: string;
  after?: string;
  max: number;
}

/** The answers with the lines in them, and the lines for which there was no place. */
export interface Spread {
  answers: Answer[];
  left: PastedAnswer[];
}

/**
 * Lines of a paste over the answers from one on: the first into it, the others into empty ones below and new ones. What
 * stands below already keeps its order and moves down; nothing is written over.
 */
export function spreadLines(
  lines: readonly PastedAnswer[],
  { answers, at, before = '', after = '', max }: SpreadPlace,
): Spread {
  const [first, ...more] = lines;
  const own = answers[at];
  if (!first || !own) return { answers: [...answers], left: [...lines] };
  const head = [
    ...answers.slice(0, at),
    { ...own, text: `${before}${first.text}${after}`, correct: own.correct || first.right },
  ];
  const below = answers.slice(at + 1);
  const kept = below.filter(isFilled);
  const placed = more.slice(0, Math.max(0, max - head.length - kept.length));
  const blanks = Math.max(0, below.length - kept.length - placed.length);
  return {
    answers: [
      ...head,
      ...placed.map(({ text, right }) => newAnswer(text, right)),
      ...kept,
      ...below.filter((answer) => !isFilled(answer)).slice(0, blanks),
    ],
    left: more.slice(placed.length),
  };
}

function isFilled({ text, media }: Answer): boolean {
  return text.trim() !== '' || media !== null;
}
