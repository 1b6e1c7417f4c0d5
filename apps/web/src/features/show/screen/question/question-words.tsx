import type { QuestionView, RoomInfo } from '@qc/contract';
import { MediaFrame } from '../../media/media-frame.tsx';
import { MediaPlayer } from '../../media/media-player.tsx';
import { HALL_PICTURE } from '../../media/picture-sizes.ts';
import { type Drawn, useJourney } from '../../motion/use-journey.ts';
import { FitText } from '../../parts/fit-text.tsx';
import { wordsDirection } from '../../parts/words-direction.ts';
import styles from './presenter-question.module.css';

/** Letters are as large as their size says, and are where their lines are. */
const drawnLetters = (place: HTMLElement): Drawn => {
  const [text] = place.children;
  if (!text) return { size: 0, seen: place.getBoundingClientRect() };
  const lines = document.createRange();
  lines.selectNodeContents(text);
  return { size: Number.parseFloat(getComputedStyle(text).fontSize), seen: lines.getBoundingClientRect() };
};

/** A picture is as large as it is high: its place may be higher, and a film fills that. */
const drawnPicture = (place: HTMLElement): Drawn => {
  const [drawn] = place.children;
  const picture = drawn instanceof HTMLImageElement ? drawn : null;
  const seen = (picture ?? place).getBoundingClientRect();
  return { size: picture?.naturalHeight === 0 ? 0 : seen.height, seen };
};

/** The question with its picture: alone it is large, then it goes to its place over the answers. */
export function QuestionWords({
  question,
  room,
  tall,
  live,
  place,
}: {
  question: QuestionView;
  room: RoomInfo;
  tall: boolean;
  /** The hall's screen itself: films play. */
  live: boolean;
  /** Alone, over the answers, or over answers and explanation: it travels from one to the other. */
  place: 'alone' | 'over' | 'explained';
}) {
  const words = useJourney<HTMLDivElement>(place, drawnLetters);
  const picture = useJourney<HTMLDivElement>(place, drawnPicture);
  return (
    <div className={`${styles.body} ${question.image ? styles.withImage : ''}`}>
      <div ref={words} className={styles.words}>
        <FitText
          className={styles.title}
          max={place === 'alone' ? '13cqmin' : '11cqmin'}
          min={question.image || tall ? '4.8cqmin' : '5.5cqmin'}
          text={question.question + question.queMessage}
        >
          <h1 dir={wordsDirection(question.question, room.direction)}>{question.question}</h1>
          {question.queMessage !== '' && (
            <p dir={wordsDirection(question.queMessage, room.direction)}>{question.queMessage}</p>
          )}
        </FitText>
      </div>
      {question.image && (
        <div ref={picture} className={styles.image}>
          {live ? (
            <MediaPlayer media={question.image} language={room.language} sizes={HALL_PICTURE} />
          ) : (
            <MediaFrame media={question.image} sizes={HALL_PICTURE} />
          )}
        </div>
      )}
    </div>
  );
}
