import {
  IconMaximize,
  IconMinimize,
  IconSubtitles,
  IconSubtitlesOff,
  IconVolume,
  IconVolumeOff,
} from '@tabler/icons-react';
import type { Direction } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import styles from './present.module.css';
import { useFullScreen, useStirring } from './use-screen.ts';

/** Sound, captions for it and full screen, at the end edge: seen while somebody is at the machine, hidden from the audience otherwise. */
export function ScreenControls({
  direction,
  soundOn,
  captions,
  onSound,
  onCaptions,
}: {
  /** Of the game on screen, not of this page: which edge is its end. */
  direction: Direction;
  /** It sounds here. */
  soundOn: boolean;
  /** Sounds are told in words. */
  captions: boolean;
  onSound: () => void;
  onCaptions: () => void;
}) {
  const t = useTexts('present');
  const sound = useTexts('hallSound');
  const { on, possible, toggle } = useFullScreen();
  const stirring = useStirring();
  return (
    <div dir={direction} className={`${styles.controls} ${stirring ? '' : styles.resting}`}>
      <button
        type="button"
        className={styles.round}
        onClick={onSound}
        aria-label={soundOn ? sound.soundOff : t.enableSound}
      >
        {soundOn ? <IconVolume size={24} /> : <IconVolumeOff size={24} />}
      </button>
      <button
        type="button"
        className={styles.round}
        onClick={onCaptions}
        aria-label={sound.captions}
        aria-pressed={captions}
      >
        {captions ? <IconSubtitles size={24} /> : <IconSubtitlesOff size={24} />}
      </button>
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
