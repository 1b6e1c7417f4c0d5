import { textsIn } from '#platform/words';
import type { PhaseView, RoomInfo } from '@qc/contract';
import styles from '../player-card.module.css';
import { questionNumber } from '../../parts/question-number.ts';
import { wordsDirection } from '../../parts/words-direction.ts';

/** A question that stands alone: it is read, and its answers come in a moment. */
export function PlayerAsking({ room, phase }: { room: RoomInfo; phase: Extract<PhaseView, { phase: 'asking' }> }) {
  const t = textsIn(room.language, 'player');
  const { question } = phase;
  const place = questionNumber(room, phase.slide);
  return (
    <div className={styles.middle}>
      {place && <p className={styles.look}>{t.slideOf(place.number, place.of)}</p>}
      <h1 dir={wordsDirection(question.question, room.direction)}>{question.question}</h1>
      {question.queMessage !== '' && (
        <p className={styles.text} dir={wordsDirection(question.queMessage, room.direction)}>
          {question.queMessage}
        </p>
      )}
      <p className={styles.look}>{t.answersSoon}</p>
    </div>
  );
}
