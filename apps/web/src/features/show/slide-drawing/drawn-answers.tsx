import { textsIn } from '#platform/words';
import { MediaImage } from '#ui/picture/media-image';
import type { CSSProperties, ReactNode } from 'react';
import { ANSWER_SIGNS, answerSign } from '../parts/answer-marks.tsx';

import { DrawnWords } from './drawn-words.tsx';
import { drawnOrder } from './drawn-order.ts';
import type { DrawnSlide, SlideLook } from './slide-drawing.tsx';
import styles from './slide-drawing.module.css';

interface Props {
  slide: DrawnSlide;
  look: SlideLook;
  width: number;
}

/** Below the question: tiles to choose from, items to put in order, or the sign of what is done on the phone. */
export function DrawnAnswers({ slide, look, width }: Props) {
  switch (slide.type) {
    case 'typed':
      return (
        <Doing>
          <rect x="2" y="2" width="156" height="36" rx="9" className={styles.field} />
          <path d="M18 12V28" className={styles.stroke} />
          <path d="M28 20H96" className={styles.faint} />
        </Doing>
      );
    case 'number':
      return (
        <Doing words={slide.numberKey.unit} look={look}>
          <path
            d="M4 34H156M12 26V34M29 29V34M46 26V34M63 29V34M80 26V34M97 29V34M114 26V34M131 29V34M148 26V34"
            className={styles.stroke}
          />
          <path d="M80 24C70 14 66 10 66 3.500a14 14 0 0 1 28 0C94 10 90 14 80 24Z" className={styles.pin} />
        </Doing>
      );
    case 'miniGame':
      return (
        <Doing>
          <path
            d="M58 2H102a22 22 0 0 1 21 27c-2 8-11 9-16 3l-5-7H58l-5 7c-5 6-14 5-16-3A22 22 0 0 1 58 2Z"
            className={styles.pin}
          />
          <path d="M58 9V21M52 15H64M100 15h.1M108 10h.1" className={styles.onPin} />
        </Doing>
      );
    default:
      return <Tiles slide={slide} look={look} width={width} />;
  }
}

/** What is done by hand, as a drawing of 160 by 40. */
function Doing({ words = '', look, children }: { words?: string; look?: SlideLook; children: ReactNode }) {
  return (
    <span className={styles.doing}>
      <svg viewBox="0 -12 160 54" focusable="false">
        {children}
      </svg>
      {words !== '' && look && <DrawnWords words={words} direction={look.direction} className={styles.unit} />}
    </span>
  );
}

function Tiles({ slide, look, width }: Props) {
  const { answers, type } = slide;
  const given = type === 'trueFalse' ? answers.slice(0, 2) : answers.slice(0, ANSWER_SIGNS.length);
  const inOrder = type === 'order';
  const pictures = given.some((answer) => answer.media);
  const columns =
    inOrder && !pictures
      ? 1
      : given.length <= 2 || (given.length === 4 && !pictures)
        ? 2
        : given.length <= 6 && given.length !== 4
          ? 3
          : 4;
  const own = textsIn(look.language, 'show');
  return (
    <span
      className={styles.tiles}
      data-pictures={pictures || undefined}
      data-rows={Math.ceil(given.length / columns)}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {(inOrder ? drawnOrder(given.length) : given.map((_, at) => at)).map((index) => {
        const answer = given[index];
        const sign = answerSign(index, type);
        const colour: CSSProperties = { backgroundColor: sign.colour };
        const words = answer?.text || (type === 'trueFalse' ? (index === 0 ? own.true : own.false) : '');
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
