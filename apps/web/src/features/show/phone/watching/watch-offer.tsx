import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { EyeSign } from './eye-sign.tsx';
import styles from './watch-offer.module.css';

/** At the door: to watch without taking part. `main`: there is no other way in now. */
export function WatchOffer({ language, main, onWatch }: { language: Language; main: boolean; onWatch: () => void }) {
  const t = textsIn(language, 'door');
  return (
    <button type="button" className={`${styles.offer} ${main ? styles.main : ''}`} onClick={onWatch}>
      <EyeSign />
      <span>
        {main ? t.watchAlong : t.watch}
        {main && <small>{t.watchHint}</small>}
      </span>
    </button>
  );
}
