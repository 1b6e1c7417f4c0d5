import { textsIn } from '#platform/words';
import { useEffect } from 'react';
import type { MediaRef, RoomInfo } from '@qc/contract';
import { PHONE_PICTURE } from '../../media/picture-sizes.ts';
import { preloadMedia } from '../../media/preload-media.ts';
import type { ShowClock } from '../../parts/show-clock.ts';
import { useStartingDigit } from '../../parts/starting-digit.ts';
import shapes from '../../parts/shapes.module.css';
import styles from '../player-card.module.css';
import { wordsDirection } from '../../parts/words-direction.ts';

/** Three, two, one before the first slide, as on the big screen. */
export function PlayerStarting({
  room,
  clock,
  media,
}: {
  room: RoomInfo;
  clock: ShowClock | null;
  /** To be loaded meanwhile. */
  media: MediaRef[] | undefined;
}) {
  useEffect(() => {
    if (media) void preloadMedia(media, PHONE_PICTURE, false);
  }, [media]);
  const t = textsIn(room.language, 'player');
  const digit = useStartingDigit(clock);
  return (
    <div className={styles.middle}>
      {digit > 0 ? (
        <p className={`${shapes.disc} ${styles.number}`} aria-hidden="true">
          {digit}
        </p>
      ) : (
        <h1 dir={wordsDirection(room.name, room.direction)}>{room.name}</h1>
      )}
      <p className={styles.look}>{t.lookUp}</p>
    </div>
  );
}
