import type { NextAction, OperatorView, PhaseName, PhaseView, RacerView, RoomInfo } from '@qc/contract';

/** Which of the console's secondary controls make sense now. The server has the last word. */
export interface Controls {
  back: boolean;
  pause: boolean;
  moreTime: boolean;
  lessTime: boolean;
  closeAnswers: boolean;
  reveal: boolean;
  skip: boolean;
  standings: boolean;
  hideStandings: boolean;
}

/** Next steps that leave the slide: skipping would be the same. */
const LEAVING: ReadonlySet<NextAction> = new Set(['nextSlide', 'showPodium', 'end']);

/** Phases whose time is the host's to give or to take. */
const LENGTHENED: ReadonlySet<PhaseName> = new Set([
  'opening',
  'media',
  'ending',
  'break',
  'asking',
  'question',
  'talk',
]);

function hasClock(phase: PhaseView): boolean {
  return 'limitMs' in phase && phase.limitMs !== null;
}

/** The controls for a view of a room. */
export function controlsOf(
  view: OperatorView,
  { showResultsAfter, noPoints }: Pick<RoomInfo, 'showResultsAfter' | 'noPoints'>,
): Controls {
  const phase = view.phase;
  const name = phase.phase;
  // Whoever has the turn is judged first.
  const isFree = turnOf(view) === null;
  const asking = name === 'question' || name === 'closed' || name === 'talk';
  return {
    back: view.canGoBack,
    // In a pause the big button ends it.
    pause: ('slide' in phase || hasClock(phase)) && !view.paused && isFree,
    // A break that is over runs again for what is given.
    moreTime: name === 'break' || (hasClock(phase) && LENGTHENED.has(name)),
    lessTime: hasClock(phase) && LENGTHENED.has(name),
    closeAnswers: name === 'question' && isFree,
    reveal: asking && isFree,
    skip: 'slide' in phase && !LEAVING.has(view.nextAction),
    standings:
      showResultsAfter !== 'never' && !noPoints && (name === 'reveal' || name === 'ending' || name === 'media'),
    hideStandings: name === 'standings',
  };
}

/** So many seconds a press gives or takes: of a break minutes. */
export function timeStepOf({ phase }: Pick<OperatorView, 'phase'>): 10 | 60 {
  return phase.phase === 'break' ? 60 : 10;
}

/** Whose turn it is on a buzzer slide; null: nobody's. */
export function turnOf({ phase }: Pick<OperatorView, 'phase'>): RacerView | null {
  return (phase.phase === 'question' && phase.race?.turn) || null;
}
