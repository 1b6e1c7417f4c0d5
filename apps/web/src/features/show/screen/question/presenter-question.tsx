import type { PhaseView, PresenterView, QuestionView, RoomInfo } from '@qc/contract';
import { ExplanationCard } from '../../explanation/explanation-card.tsx';
import type { Beginning } from '../../motion/age.ts';
import { TIMES } from '../../motion/timing.ts';
import { useReached } from '../../motion/use-reached.ts';
import { useReshape } from '../../motion/use-reshape.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import type { ScreenProps } from '../../slides/screen-kind.ts';
import { screenKind } from '../../slides/screen-kinds.ts';
import { WhoAnswered } from '../who-answered.tsx';
import { REVEAL_BEATS } from './beats.ts';
import { ClosingLight } from './closing-light.tsx';
import { LightLine } from './light-line.tsx';
import { QuestionHead } from './question-head.tsx';
import { QuestionWords } from './question-words.tsx';
import { TalkBanner } from './talk-banner.tsx';
import { useDealing } from './use-dealing.ts';
import styles from './presenter-question.module.css';

/** A question from when it stands alone to its outcome: one page, so that nothing jumps between the phases. */
export function PresenterQuestion({
  room,
  view,
  clock,
  began,
  tall,
  live,
  ahead,
}: {
  room: RoomInfo;
  view: PresenterView;
  clock: ShowClock | null;
  began: Beginning;
  tall: boolean;
  /** The hall's screen itself: films play and mini-games run. */
  live: boolean;
  /** Looked at before it is asked. */
  ahead: boolean;
}) {
  const isExplained = useReached(began, REVEAL_BEATS.explanation);
  const isClearing = useReached(began, REVEAL_BEATS.explanation - TIMES.leave);
  const shown = view.phase;
  if (!('question' in shown)) return null;
  const phase = drawnAs(shown);
  const explanation = phase.phase === 'reveal' && isExplained ? phase.explanation : null;
  // What the explanation has no room for leaves before it comes.
  const clears = phase.phase === 'reveal' && phase.explanation !== null && isClearing && !tall;
  const isCrowded = clears && isFull(phase.question);
  const isRace = 'race' in phase && phase.race !== undefined;
  const look = [
    styles.question,
    tall ? styles.tall : '',
    shown.phase === 'closed' ? styles.held : '',
    explanation ? styles.explained : '',
    isCrowded ? (explanation ? styles.crowded : styles.clearing) : '',
  ];
  return (
    <div
      className={look.join(' ')}
      data-clearing={clears ? '' : undefined}
      data-explained={explanation && !tall ? '' : undefined}
    >
      {shown.phase === 'question' && clock && <ClosingLight clock={clock} />}
      <QuestionHead room={room} view={view} phase={shown} clock={clock} ahead={ahead} />
      {shown.phase === 'talk' && <TalkBanner clock={clock} language={room.language} />}
      <QuestionWords
        question={phase.question}
        room={room}
        tall={tall}
        live={live}
        place={phase.phase === 'asking' ? 'alone' : explanation ? 'explained' : 'over'}
      />
      {phase.phase === 'asking' ? (
        clock && <LightLine clock={clock} />
      ) : (
        <Answers
          phase={phase}
          view={view}
          room={room}
          tall={tall}
          live={live}
          isDealing={shown.phase === 'dealing'}
          isExplained={explanation !== null}
        />
      )}
      {explanation && <ExplanationCard room={room} explanation={explanation} />}
      {view.remotes && !isRace && <WhoAnswered remotes={view.remotes} language={room.language} />}
    </div>
  );
}

type Shown = Extract<PhaseView, { question: QuestionView }>;

/** The answers come into sight as they will stand when they may be given; while neighbours talk they stand as at the close. */
function drawnAs(shown: Shown): Exclude<Shown, { phase: 'dealing' | 'talk' }> {
  if (shown.phase === 'dealing') return { ...shown, phase: 'question' };
  return shown.phase === 'talk' ? { ...shown, phase: 'closed' } : shown;
}

/** So many answers, or letters of a question, leave no room for an explanation beside all of them. */
const FULL = { answers: 5, letters: 90 };

function isFull({ question, answers }: QuestionView): boolean {
  return answers.length >= FULL.answers || question.length > FULL.letters;
}

/** Below the question: what there is to pick or to do, and at the reveal what came of it. */
function Answers({
  phase,
  view,
  room,
  tall,
  live,
  isDealing,
  isExplained,
}: Pick<ScreenProps, 'phase' | 'view' | 'tall' | 'live'> & {
  room: RoomInfo;
  isDealing: boolean;
  isExplained: boolean;
}) {
  const dealing = useDealing<HTMLDivElement>(isDealing);
  useReshape(dealing, phase.phase === 'reveal' ? String(isExplained) : null);
  const { question } = phase;
  const { Below, space } = screenKind(question);
  const below = { phase, view, language: room.language, tall, live };
  const pictures = question.answers.some((answer) => answer.media) ? styles.pictures : '';
  const spaces = {
    answers: `${styles.answers} ${pictures}`,
    task: `${styles.task} ${pictures}`,
    outcome: `${styles.task} ${styles.outcome}`,
    columns: `${styles.task} ${styles.columns}`,
    game: `${styles.task} ${styles.game}`,
  };
  return (
    <div ref={dealing} className={spaces[space(below)]}>
      <Below {...below} />
    </div>
  );
}
