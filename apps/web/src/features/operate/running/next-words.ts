import type { ConsoleTexts } from '@qc/words/en/screens/live/console';
import type { OperateTexts } from '@qc/words/en/screens/live/operate';
import type { PressTexts } from '@qc/words/en/screens/live/press';
import type { OperatorView } from '@qc/contract';

interface Words {
  t: OperateTexts;
  more: ConsoleTexts;
  press: PressTexts;
}

type Seen = Pick<OperatorView, 'phase' | 'paused' | 'nextAction' | 'revealsAnswer'>;

/** What the big button says: where nothing is right or it is not told, only results are shown; in a pause it ends the pause. */
export function nextWords({ phase, paused, nextAction, revealsAnswer }: Seen, { t, more, press }: Words): string {
  if (paused) return t.resume;
  if (phase.phase === 'preparing') return more.showNow;
  if (phase.phase === 'break' && nextAction === 'nextSlide') return t.goOn;
  if (phase.phase === 'honours') return press.thanks;
  return nextAction === 'reveal' && !revealsAnswer ? press.results : t.next[nextAction];
}

/** What the console says of where the room is. */
export function phaseWords({ phase, paused, revealsAnswer }: Seen, { t, more, press }: Words): string {
  if (paused) return t.paused;
  if (phase.phase === 'preparing') return more.preparing;
  if (phase.phase === 'question' && phase.race?.turn) return press.turnShown;
  if (phase.phase === 'podium' && phase.stage !== 4) return press.podiumStages[phase.stage];
  return phase.phase === 'reveal' && !revealsAnswer ? press.resultsShown : t.phases[phase.phase];
}
