import { textsIn } from '#platform/words';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { ExplanationCard } from '../explanation/explanation-card.tsx';
import { FitText } from '../parts/fit-text.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaPlayer } from '../media/media-player.tsx';
import type { ShowClock } from '../parts/show-clock.ts';
import { questionNumber } from '../parts/question-number.ts';
import { showNumber } from '../show-texts.ts';
import type { ScreenProps } from '../slides/screen-kind.ts';
import { screenKind } from '../slides/screen-kinds.ts';
import { TimesBadge } from '../parts/times-badge.tsx';
import { TimerRing } from './timer-ring.tsx';
import { WhoAnswered } from './who-answered.tsx';
import looks from '../parts/looks.module.css';
import shapes from '../parts/shapes.module.css';
import styles from './presenter-question.module.css';
import { HALL_PICTURE } from '../media/picture-sizes.ts';
import { wordsDirection } from '../parts/words-direction.ts';

/** A question while it is open, closed and revealed: one layout, so that nothing jumps between the three. */
export function PresenterQuestion({
  room,
  view,
  clock,
  tall,
  live,
  ahead,
}: {
  room: RoomInfo;
  view: PresenterView;
  clock: ShowClock | null;
  tall: boolean;
  /** The hall's screen itself: films play and mini-games run. */
  live: boolean;
  /** Looked at before it is asked. */
  ahead: boolean;
}) {
  const shown = view.phase;
  if (!('question' in shown)) return null;
  // The answers come into sight as they will stand when they may be given.
  const phase = shown.phase === 'dealing' ? { ...shown, phase: 'question' as const } : shown;
  const t = textsIn(room.language, 'presenter');
  const { question } = phase;
  const explanation = phase.phase === 'reveal' ? phase.explanation : null;
  const place = questionNumber(room, phase.slide);
  const isAlone = phase.phase === 'asking';
  const isEarly = isAlone || shown.phase === 'dealing';
  const isRace = 'race' in phase && phase.race !== undefined;
  return (
    <div className={`${styles.question} ${tall ? styles.tall : ''} ${explanation ? styles.explained : ''}`}>
      <header className={styles.head}>
        {place && (
          <span
            className={`${shapes.soft} ${styles.pill}`}
            role="img"
            aria-label={t.slideLabel(place.number, place.of)}
          >
            <span dir="ltr">{t.slideOf(place.number, place.of)}</span>
          </span>
        )}
        {question.score > 0 && (
          <span className={`${shapes.soft} ${styles.pill}`}>
            <b>{showNumber(question.score)}</b> {t.points(question.score)}
          </span>
        )}
        <TimesBadge question={question} language={room.language} />
        <span className={styles.space} />
        {phase.phase === 'closed' && <span className={`${looks.pill} ${styles.closed}`}>{t.answersClosed}</span>}
        {!ahead && !isEarly && !isRace && (
          <span className={styles.answered}>
            {t.answered}{' '}
            <b dir="ltr">
              {showNumber(view.answered)} / {showNumber(view.players)}
            </b>
          </span>
        )}
        {shown.phase === 'question' && clock && (
          <span className={styles.clock}>
            <TimerRing clock={clock} language={room.language} />
          </span>
        )}
      </header>
      <div className={`${styles.body} ${question.image ? styles.withImage : ''}`}>
        <div className={styles.words}>
          <FitText
            className={styles.title}
            max="12cqmin"
            min={question.image || tall ? '4.8cqmin' : '5.4cqmin'}
            text={question.question + question.queMessage}
          >
            <h1 dir={wordsDirection(question.question, room.direction)}>{question.question}</h1>
            {question.queMessage !== '' && (
              <p dir={wordsDirection(question.queMessage, room.direction)}>{question.queMessage}</p>
            )}
          </FitText>
        </div>
        {question.image && (
          <div className={styles.image}>
            {live ? (
              <MediaPlayer media={question.image} language={room.language} sizes={HALL_PICTURE} />
            ) : (
              <MediaFrame media={question.image} sizes={HALL_PICTURE} />
            )}
          </div>
        )}
      </div>
      {phase.phase !== 'asking' && <Answers phase={phase} view={view} room={room} tall={tall} live={live} />}
      {explanation && <ExplanationCard room={room} explanation={explanation} />}
      {view.remotes && !isRace && <WhoAnswered remotes={view.remotes} language={room.language} />}
    </div>
  );
}

/** Below the question: what there is to pick or to do, and at the reveal what came of it. */
function Answers({
  phase,
  view,
  room,
  tall,
  live,
}: Pick<ScreenProps, 'phase' | 'view' | 'tall' | 'live'> & { room: RoomInfo }) {
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
    <div className={spaces[space(below)]}>
      <Below {...below} />
    </div>
  );
}
