import { textsIn } from '#platform/words';
import type { Fastest, Knew, Language } from '@qc/contract';
import { Face } from '../../faces/face.tsx';
import looks from '../../parts/looks.module.css';
import styles from './who-knew.module.css';

/** A time shorter than this, ms, is not told in figures: it was no reading of the question. */
const AT_ONCE_MS = 500;

/** At a reveal, after the bars: how many knew it, and who was the fastest. */
export function WhoKnew({ knew, fastest, language }: { knew: Knew; fastest: Fastest | null; language: Language }) {
  const t = textsIn(language, 'presenter');
  return (
    <>
      {fastest && (
        <span className={`${looks.pill} ${styles.fastest}`}>
          <span className={styles.label}>{t.fastestIs}</span> <Face face={fastest.face} size="1.3em" />{' '}
          <bdi>{fastest.name}</bdi>{' '}
          <span className={styles.time}>
            {fastest.ms < AT_ONCE_MS ? t.inNoTime : t.inSeconds((fastest.ms / 1000).toFixed(1))}
          </span>
        </span>
      )}
      <b className={styles.knew}>{t.knewIt(knew.right, knew.of)}</b>
    </>
  );
}
