import { MediaImage } from '#ui/picture/media-image';
import type { CSSProperties } from 'react';
import { answerLabel } from '../parts/answer-label.ts';
import { ANSWER_SIGNS, answerSign } from '../parts/answer-marks.tsx';
import type { DrawnProps } from '../slides/drawn-kind.ts';
import { DrawnWords } from './drawn-words.tsx';
import { drawnOrder } from './drawn-order.ts';
import styles from './slide-drawing.module.css';

/** Below the question: tiles to choose from or, `inOrder`, items to put in order. */
export function DrawnTiles({
  slide,
  look,
  width,
  inOrder = false,
  most = ANSWER_SIGNS.length,
}: DrawnProps & {
  inOrder?: boolean;
  /** How many are drawn. */
  most?: number;
}) {
  const given = (slide.answers ?? []).slice(0, most);
  const pictures = given.some((answer) => answer.media);
  const columns =
    inOrder && !pictures
      ? 1
      : given.length <= 2 || (given.length === 4 && !pictures)
        ? 2
        : given.length <= 6 && given.length !== 4
          ? 3
          : 4;
  return (
    <span
      className={styles.tiles}
      data-pictures={pictures || undefined}
      data-rows={Math.ceil(given.length / columns)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {(inOrder ? drawnOrder(given.length) : given.map((_, at) => at)).map((index) => {
        const answer = given[index];
        const sign = answerSign(index, slide.type);
        const colour: CSSProperties = { backgroundColor: sign.colour };
        const words = answerLabel({ type: slide.type, answers: given }, index, look.language);
        return (
          <span key={index} className={styles.tile} style={colour}>
            {answer?.media?.type === 'image' && (
              <MediaImage
                media={answer.media}
                alt=""
                sizes={`${Math.ceil(width / columns)}px`}
                className={styles.answerPicture}
              />
            )}
            {(words !== '' || !answer?.media) && (
              <span className={styles.line}>
                {inOrder ? <MoveSign /> : <Shape path={sign.path} />}
                <DrawnWords words={words} direction={look.direction} className={styles.answer} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}

function Shape({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.shape} focusable="false">
      <path d={path} fill="currentColor" />
    </svg>
  );
}

function MoveSign() {
  return (
    <svg viewBox="0 0 24 24" className={styles.shape} focusable="false">
      <path d="M12 3v18M6 9l6-6 6 6M6 15l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2.6" />
    </svg>
  );
}
