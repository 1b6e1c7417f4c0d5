import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import { EyeSign } from './eye-sign.tsx';
import styles from './watch-offer.module.css';

/** At the door, after joining: to watch without taking part (null: nobody may), and last another code. `main`: nobody gets in now. */
export function WatchOffer({
  language,
  main,
  onWatch,
  onCode,
}: {
  language: Language;
  main: boolean;
  onWatch: (() => void) | null;
  onCode: () => void;
}) {
  const t = textsIn(language, 'door');
  return (
    <>
      {onWatch && (
        <button type="button" className={`${styles.offer} ${main ? styles.main : ''}`} onClick={onWatch}>
          <EyeSign />
          <span>
            {main ? t.watchAlong : t.watch}
            {main && <small>{t.watchHint}</small>}
          </span>
        </button>
      )}
      <button type="button" className={`${styles.offer} ${styles.code}`} onClick={onCode}>
        {textsIn(language, 'play').otherCode}
      </button>
    </>
  );
}
