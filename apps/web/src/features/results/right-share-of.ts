import type { QuestionResult } from '@qc/contract';

/** Share of right ones among those who answered; null where nobody can be right, or nobody answered. */
export function rightShareOf({ type, rightCount, answeredCount, isVoid }: QuestionResult): number | null {
  return rightCount === null || answeredCount === 0 || isVoid || type === 'miniGame'
    ? null
    : rightCount / answeredCount;
}
