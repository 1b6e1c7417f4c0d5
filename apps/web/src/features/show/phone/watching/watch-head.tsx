import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import looks from '../../parts/looks.module.css';
import { useSpoken } from '../../spoken/speak.ts';
import frame from '../player-frame.module.css';
import styles from './watching.module.css';
import { EyeSign } from './eye-sign.tsx';

/** What a spectator's page can do beside watching. */
export interface Watching {
  /** Takes a place; null: there is none now. */
  onTakePart: (() => void) | null;
  /** Leaves the room. */
  onLeave: () => void;
}

/** On top of a spectator's page, where players have name and score: that it only watches, and the ways on. */
export function WatchHead({ language, watching: { onTakePart, onLeave } }: { language: Language; watching: Watching }) {
  const t = textsIn(language, 'player');
  useSpoken('place', onTakePart ? t.canTakePart : '');
  return (
    <header className={frame.head}>
      <span className={`${frame.who} ${styles.who}`}>
        <EyeSign />
        {t.watching}
      </span>
      <span className={styles.ways}>
        {onTakePart && (
          <button type="button" className={`${looks.pill} ${styles.part}`} onClick={onTakePart}>
            {t.takePart}
          </button>
        )}
        <button type="button" className={styles.leave} onClick={onLeave}>
          {t.stopWatching}
        </button>
      </span>
    </header>
  );
}
