import { textsIn } from '#platform/words';
import type { PhaseName } from '@qc/contract';
import type { PlayerScreenProps } from './player-screen-props.ts';
import looks from '../parts/looks.module.css';
import shapes from '../parts/shapes.module.css';
import styles from './self-paced-bar.module.css';

/** Where the player goes on by a press; an open question closes by its answer or its clock. */
const PRESSED: readonly PhaseName[] = ['lobby', 'opening', 'media', 'break', 'closed', 'reveal', 'standings', 'ending'];

/** Below a self-paced run: how far it is, and the button that goes on. */
export function SelfPacedBar({ room, view, going = false, onGoOn }: PlayerScreenProps) {
  const t = textsIn(room.language, 'selfPaced');
  const { phase } = view;
  const slide = 'slide' in phase ? phase.slide + 1 : 0;
  const pressed = PRESSED.includes(phase.phase);
  const last = slide === room.slideCount && phase.phase !== 'opening';
  if (slide === 0 && !pressed) return null;
  const progress = t.progress(slide, room.slideCount);
  return (
    <div className={`${styles.bar} ${pressed ? styles.stuck : ''}`}>
      {slide > 0 && (
        <div
          className={styles.progress}
          role="progressbar"
          aria-valuenow={slide}
          aria-valuemax={room.slideCount}
          aria-label={progress}
        >
          <span className={shapes.rail}>
            <span className={shapes.fill} style={{ inlineSize: `${(slide / room.slideCount) * 100}%` }} />
          </span>
          {progress}
        </div>
      )}
      {pressed && (
        <button
          type="button"
          className={`${looks.button} ${styles.next}`}
          aria-disabled={going}
          onClick={() => !going && onGoOn?.()}
        >
          {going ? t.going : slide === 0 ? t.start : last ? t.finish : t.next}
        </button>
      )}
    </div>
  );
}
