import { IconVolume } from '@tabler/icons-react';
import type { Direction } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import styles from './sound.module.css';

/** Asks, while players gather, for the press without which the browser lets nothing sound: large, and beside code and QR. */
export function StartWithSound({ direction, onStart }: { direction: Direction; onStart: () => void }) {
  const t = useTexts('hallSound');
  return (
    <div dir={direction}>
      <button type="button" dir="auto" className={styles.start} onClick={onStart}>
        <IconVolume size="1.2em" aria-hidden="true" />
        {t.startWithSound}
      </button>
    </div>
  );
}
