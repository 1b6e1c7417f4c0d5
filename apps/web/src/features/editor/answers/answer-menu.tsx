import { openedOnDemand } from '#platform/on-demand';
import { AnswerButton } from './answer-button.tsx';
import type { AnswerRowProps } from './answer-line.tsx';

/** What can be done with an answer: its picture, its place, its end. */
export const AnswerMenu = openedOnDemand<AnswerRowProps>(
  AnswerButton,
  async () => (await import('./answer-items.tsx')).AnswerItems,
);
