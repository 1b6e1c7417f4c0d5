import { textsIn } from '#platform/words';
import { useRef } from 'react';
import type { PhaseView, PresenterView, QuestionView, RoomInfo } from '@qc/contract';
import { useReshape } from '../../motion/use-reshape.ts';
import { questionNumber } from '../../parts/question-number.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import { TimesBadge } from '../../parts/times-badge.tsx';
import { showNumber } from '../../show-texts.ts';
import looks from '../../parts/looks.module.css';
import shapes from '../../parts/shapes.module.css';
import { BumpingCount } from './bumping-count.tsx';
import styles from './question-head.module.css';
import { TimerRing } from '../timer-ring.tsx';
import { VotesLegend } from './votes-legend.tsx';
import { WhoKnew } from './who-knew.tsx';

/** Over a question: which it is and its points; how many have answered, at the reveal how many knew it; the clock. */
export function QuestionHead({
  room,
  view,
  phase,
  clock,
  ahead,
}: {
  room: RoomInfo;
  view: PresenterView;
  phase: Extract<PhaseView, { question: QuestionView }>;
  clock: ShowClock | null;
  /** Looked at before it is asked: nobody has answered. */
  ahead: boolean;
}) {
  const t = textsIn(room.language, 'presenter');
  const { question } = phase;
  const place = questionNumber(room, phase.slide);
  const isEarly = phase.phase === 'asking' || phase.phase === 'dealing';
  const isRace = 'race' in phase && phase.race !== undefined;
  const knew = phase.phase === 'reveal' ? phase.knew : null;
  const votesAgain = phase.phase === 'question' && phase.vote === 2;
  const head = useRef<HTMLElement>(null);
  useReshape(head, phase.phase === 'question' || phase.phase === 'closed' ? phase.phase : null);
  const isFull = knew !== null || votesAgain || phase.phase === 'closed';
  return (
    <header ref={head} className={styles.head}>
      {place && (
        <span className={`${shapes.soft} ${styles.pill}`} role="img" aria-label={t.slideLabel(place.number, place.of)}>
          <span dir="ltr">{t.slideOf(place.number, place.of)}</span>
        </span>
      )}
      {question.score > 0 && (
        <span className={`${shapes.soft} ${styles.pill} ${isFull ? styles.spare : styles.points}`}>
          <b>{showNumber(question.score)}</b> {t.points(question.score)}
        </span>
      )}
      {/* At the reveal the room is for names; the points beside are already as often as they count. */}
      {!knew && (
        <span className={`${styles.times} ${isFull ? styles.again : ''}`}>
          <TimesBadge question={question} language={room.language} />
        </span>
      )}
      <span className={styles.space} />
      {votesAgain && <span className={`${looks.pill} ${styles.closed}`}>{t.secondVote}</span>}
      {phase.phase === 'closed' && (
        <span className={`${looks.pill} ${styles.closed}`}>
          {view.answered < view.players ? t.answersClosed : t.allIn}
        </span>
      )}
      {phase.phase === 'reveal' && view.firstVote && <VotesLegend language={room.language} />}
      {phase.phase === 'reveal' && knew && (
        <WhoKnew knew={knew} fastest={phase.fastest} closest={phase.closest} language={room.language} />
      )}
      {!ahead && !isEarly && !isRace && !knew && phase.phase !== 'talk' && (
        <span className={styles.answered} data-part="">
          {t.answered} <BumpingCount className={styles.count} count={view.answered} of={view.players} />
        </span>
      )}
      {phase.phase === 'question' && clock && (
        <span className={styles.clock}>
          <TimerRing clock={clock} language={room.language} grows />
        </span>
      )}
    </header>
  );
}
