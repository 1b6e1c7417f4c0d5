import { textsIn } from '#platform/words';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { AnswerTiles } from './answer-tiles.tsx';
import { FitText } from '../parts/fit-text.tsx';
import { MediaFrame } from '../media/media-frame.tsx';
import { MediaPlayer } from '../media/media-player.tsx';
import type { ShowClock } from '../parts/show-clock.ts';

import { questionNumber } from '../parts/question-number.ts';
import { showNumber } from '../show-texts.ts';
import { SurveyColumns } from './survey-columns.tsx';
import { TimerRing } from './timer-ring.tsx';
import { PresenterTask } from './presenter-task.tsx';
import styles from './presenter-question.module.css';
import { isTask } from '../parts/task-kind.ts';
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
  const phase = view.phase;
  if (phase.phase !== 'question' && phase.phase !== 'closed' && phase.phase !== 'reveal') return null;
  const t = textsIn(room.language, 'presenter');
  const { question } = phase;
  const place = questionNumber(room, phase.slide);
  const revealed = phase.phase === 'reveal';
  const pictures = question.answers.some((answer) => answer.media) ? styles.pictures : '';
  return (
    <div className={`${styles.question} ${tall ? styles.tall : ''}`}>
      <header className={styles.head}>
        {place && (
          <span className={styles.pill} role="img" aria-label={t.slideLabel(place.number, place.of)}>
            <span dir="ltr">{t.slideOf(place.number, place.of)}</span>
          </span>
        )}
        {question.score > 0 && (
          <span className={styles.pill}>
            <b>{showNumber(question.score)}</b> {t.points(question.score)}
          </span>
        )}
        <span className={styles.space} />
        {phase.phase === 'closed' && <span className={styles.closed}>{t.answersClosed}</span>}
        {!ahead && (
          <span className={styles.answered}>
            {t.answered}{' '}
            <b dir="ltr">
              {showNumber(view.answered)} / {showNumber(view.players)}
            </b>
          </span>
        )}
        {phase.phase === 'question' && clock && (
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
      {isTask(question.type) ? (
        <div
          className={`${styles.task} ${revealed ? styles.outcome : pictures} ${question.type === 'miniGame' && !revealed && live ? styles.game : ''}`}
        >
          <PresenterTask phase={phase} view={view} language={room.language} tall={tall} live={live} />
        </div>
      ) : question.type === 'survey' && view.distribution && revealed ? (
        <div className={`${styles.task} ${styles.survey}`}>
          <SurveyColumns
            question={question}
            language={room.language}
            tall={tall}
            distribution={view.distribution}
            answered={view.answered}
          />
        </div>
      ) : (
        <div className={`${styles.answers} ${pictures}`}>
          <AnswerTiles
            question={question}
            language={room.language}
            tall={tall}
            revealed={revealed}
            correct={phase.phase === 'reveal' ? phase.correct : null}
            distribution={revealed ? view.distribution : null}
            answered={view.answered}
          />
        </div>
      )}
    </div>
  );
}
