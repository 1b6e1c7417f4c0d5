import { textsIn } from '#platform/words';
import type { Closest, Fastest, Knew, Language } from '@qc/contract';
import { Face } from '../../faces/face.tsx';
import { FitText } from '../../parts/fit-text.tsx';
import { keepTail } from '../../parts/keep-units.ts';
import looks from '../../parts/looks.module.css';
import { toldOfKnowers } from './told-of-knowers.ts';
import styles from './who-knew.module.css';

/** A time shorter than this, ms, is not told in figures: it was no reading of the question. */
const AT_ONCE_MS = 500;

/** At a reveal, after the bars: how many knew it, and who was the fastest, or the only one. */
export function WhoKnew({
  knew,
  fastest,
  closest,
  language,
}: {
  knew: Knew;
  fastest: Fastest | null;
  /** Named below. */
  closest: readonly Closest[];
  language: Language;
}) {
  const t = textsIn(language, 'presenter');
  const { named, isOnly } = toldOfKnowers(knew, fastest, closest);
  return (
    <>
      {named && (
        <span className={`${looks.pill} ${styles.fastest}`}>
          <span className={styles.label}>{isOnly ? t.onlyRight : t.fastestIs}</span>{' '}
          <Face face={named.face} size="1.3em" />{' '}
          <FitText className={styles.name} max="4cqmin" min="2.8cqmin" text={named.name} mayBreak>
            <bdi>{keepTail(named.name)}</bdi>
          </FitText>{' '}
          {!isOnly && (
            <span className={styles.time}>
              {named.ms < AT_ONCE_MS ? t.inNoTime : t.inSeconds((named.ms / 1000).toFixed(1))}
            </span>
          )}
        </span>
      )}
      {!isOnly && <b className={styles.knew}>{t.knewIt(knew.right, knew.of)}</b>}
    </>
  );
}
