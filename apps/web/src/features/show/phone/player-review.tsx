import { textsIn } from '#platform/words';
import { writeDeadline } from '../parts/deadline.ts';
import type { PlayerScreenProps } from './player-screen-props.ts';
import { ReviewCard } from './review-card.tsx';
import styles from './player-review.module.css';

/** The own answers of the whole run: a button that asks for them, then all of them in their order. */
export function PlayerReview({ room, review, onReview }: PlayerScreenProps) {
  const t = textsIn(room.language, 'outcome');
  if (!review || !onReview) return null;
  const { review: rows, rightLater, asking, reviewRefused } = review;
  if (!rows)
    return (
      <>
        <button
          type="button"
          className={styles.ask}
          aria-disabled={asking !== null}
          onClick={() => asking === null && onReview()}
        >
          {asking === null ? t.myAnswers : t.asking}
        </button>
        {reviewRefused && <p role="alert">{t.notYet}</p>}
      </>
    );
  return (
    <section className={styles.review}>
      <h2>{t.myAnswers}</h2>
      {rows.length === 0 && <p>{t.noAnswers}</p>}
      {/* While others may still answer, nobody hears what was right. */}
      {rightLater && room.closesAtMs !== null && (
        <p>
          {textsIn(room.language, 'selfPaced').rightLater} <bdi dir="ltr">{writeDeadline(room.closesAtMs)}</bdi>
        </p>
      )}
      <ol>
        {rows.map((row, at) => (
          <ReviewCard key={at} row={row} language={room.language} />
        ))}
      </ol>
    </section>
  );
}
