import type { TalkAdvice } from '@qc/words/en/screens/live/talk-panel';

/** Below and above these shares of right answers there is little to talk about. */
const FEW = 0.3;
const MOST = 0.7;

/** What to do after a first vote, by how many of those who answered were right; null: there is no telling. */
export function adviceOf(right: number | null, answered: number): TalkAdvice | null {
  if (right === null || answered === 0) return null;
  const share = right / answered;
  if (share < FEW) return 'explain';
  return share > MOST ? 'reveal' : 'talk';
}
