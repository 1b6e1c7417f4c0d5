import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { Language } from '@qc/contract';
import looks from '../../parts/looks.module.css';
import styles from '../player-card.module.css';

/** Gives the own place up, and asks first. Where the first press was, the second one stays. */
export function LeavePlace({ language, onLeave }: { language: Language; onLeave: () => void }) {
  const t = textsIn(language, 'player');
  const [asks, ask] = useState(false);
  if (!asks)
    return (
      <button type="button" className={styles.leave} onClick={() => ask(true)}>
        {t.leave}
      </button>
    );
  return (
    <div className={styles.rule} ref={(card) => card?.scrollIntoView?.({ block: 'nearest' })}>
      <p role="alert">{t.reallyLeave}</p>
      <button type="button" className={looks.button} onClick={() => ask(false)}>
        {t.stay}
      </button>
      <button type="button" className={styles.leave} onClick={onLeave}>
        {t.leave}
      </button>
    </div>
  );
}
