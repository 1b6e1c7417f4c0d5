import { useEffect, useState } from 'react';
import type { Direction, LobbySlide } from '@qc/contract';
import { MediaFrame } from '../../media/media-frame.tsx';
import { FitText } from '../../parts/fit-text.tsx';
import { wordsDirection } from '../../parts/words-direction.ts';
import styles from './turning-pictures.module.css';

/** How long a picture stays, ms. */
const STAYS_MS = 10_000;

/** Pictures that take turns, each with its caption; from one to the next by opacity alone. Fills its parent. `calm`: the one that is there stays. */
export function TurningPictures({
  slides,
  direction,
  calm = false,
}: {
  slides: readonly LobbySlide[];
  /** Of the game. */
  direction: Direction;
  calm?: boolean;
}) {
  const [turn, setTurn] = useState(0);
  const at = turn % slides.length;
  const turns = slides.length > 1 && !calm;
  useEffect(() => {
    if (!turns) return;
    const timer = setTimeout(() => setTurn(turn + 1), STAYS_MS);
    return () => clearTimeout(timer);
  }, [turn, turns]);
  // The one before leaves, the next one loads: no others are asked for.
  const near = new Set([at, (at + 1) % slides.length, (at + slides.length - 1) % slides.length]);
  return (
    <div className={styles.pictures}>
      {slides.map(
        (slide, place) =>
          near.has(place) && (
            <figure
              // The same picture may stand there twice.
              key={place}
              className={`${styles.picture} ${place === at ? '' : styles.away}`}
              aria-hidden={place !== at}
            >
              <div className={styles.frame}>
                <MediaFrame media={slide.media} sizes="54vw" />
              </div>
              {slide.caption !== '' && (
                <FitText className={styles.caption} max="4.2cqmin" min="3.2cqmin" text={slide.caption}>
                  <figcaption dir={wordsDirection(slide.caption, direction)}>{slide.caption}</figcaption>
                </FitText>
              )}
            </figure>
          ),
      )}
    </div>
  );
}
