import { IconMaximize, IconMinimize, IconVolume } from '@tabler/icons-react';
import type { Direction } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import styles from './present.module.css';
import { useFullScreen, useStirring } from './use-screen.ts';

/** Sound and full screen, in a corner: seen while somebody is at the machine, hidden from the audience otherwise. */
export function ScreenControls({
  direction,
  soundLocked,
  gathering,
  asking,
  onSound,
}: {
  /** Of the game on screen, not of this page: the corner is the one that the lobby keeps free. */
  direction: Direction;
  soundLocked: boolean;
  /** In the lobby the sound is offered all the time; later nothing may cover the answers. */
  gathering: boolean;
  /** Answers are on screen: the pair stands at the top edge, between the heads of the question, and covers none. */
  asking: boolean;
  onSound: () => void;
}) {
  const t = useTexts('present');
  const { on, possible, toggle } = useFullScreen();
  const stirring = useStirring();
  return (
    <div
      dir={direction}
      className={`${styles.controls} ${asking ? styles.above : ''} ${stirring || (soundLocked && gathering) ? '' : styles.resting}`}
    >
      {soundLocked && (
        <button type="button" dir="auto" className={styles.sound} onClick={onSound}>
          <IconVolume size={24} aria-hidden="true" />
          {t.enableSound}
        </button>
      )}
      {possible && (
        <button
          type="button"
          className={styles.round}
          onClick={toggle}
          aria-label={on ? t.leaveFullScreen : t.fullScreen}
        >
          {on ? <IconMinimize size={24} /> : <IconMaximize size={24} />}
        </button>
      )}
    </div>
  );
}
