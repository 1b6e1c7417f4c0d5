import type { OperatorAction } from '@qc/contract';
import { changed, type Change } from '../change.ts';
import { applyCorrection } from '../correction/correct-run.ts';
import type { Refusal } from '../outcome.ts';
import { withRightWait } from '../phases/auto-wait.ts';
import type { RoomState } from '../state.ts';

type CorrectKey = Extract<OperatorAction, { do: 'correctKey' }>;

/**
 * Puts a slide's right answer right. What is told is the same whether the key was wrong or not: before the reveal that
 * would give it away.
 */
export function correctKeyNow(
  state: RoomState,
  { slide, key }: CorrectKey,
  by: string,
  nowMs: number,
): Change | Refusal {
  const corrected = applyCorrection(state, { slide, key, by, atMs: nowMs });
  return corrected.ok
    ? changed(withRightWait(corrected.state, nowMs), { type: 'phaseChanged' }, { type: 'scored' })
    : corrected;
}
