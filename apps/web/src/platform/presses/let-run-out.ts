import type { OperatorAction, OperatorView } from '@qc/contract';
import { TIME_MAX_S } from '@qc/contract/limits';

/** What is left for the last ones, ms: phones hand in the score so far in this time. */
const LAST_MS = 1500;

/**
 * What a press comes to. Where a mini-game is still being played, whoever wants to close or reveal lets its clock run
 * out within two seconds: closed at once, everybody who plays would lose the score so far. It closes and reveals by
 * itself then. `leftMs` is what the clock on screen has left; once it has none, a press closes.
 */
export function letRunOut(
  action: OperatorAction,
  view: Pick<OperatorView, 'phase' | 'nextAction' | 'paused' | 'answered' | 'players'>,
  leftMs: number,
): OperatorAction[] {
  const { phase } = view;
  const closes = action.do === 'next' ? view.nextAction === 'closeAnswers' : isClosing(action);
  const isPlayed = phase.phase === 'question' && phase.question.type === 'miniGame' && view.answered < view.players;
  if (!closes || !isPlayed || leftMs <= 0) return [action];
  const seconds = Math.min(TIME_MAX_S, Math.floor((leftMs - LAST_MS) / 1000));
  const runs: OperatorAction[] = view.paused ? [{ do: 'resume' }] : [];
  return seconds > 0 ? [...runs, { do: 'addTime', seconds: -seconds }] : runs;
}

function isClosing({ do: name }: OperatorAction): boolean {
  return name === 'closeAnswers' || name === 'reveal';
}
