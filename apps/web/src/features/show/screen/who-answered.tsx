import type { Language, RemotesAnswered } from '@qc/contract';
import { textsIn } from '#platform/words';
import shapes from '../parts/shapes.module.css';
import { useFittingNames } from './fitting-names.ts';
import styles from './who-answered.module.css';

/** From the size of a small class down to that of a full hall, as shares of the first. */
const SIZES = [1, 0.86, 0.75, 0.64, 0.55];

/**
 * Players with remotes, lit once they have answered: it is all they get to see of it. Where not all have room, or the hall
 * is too large for names, how many have answered stands behind them.
 */
export function WhoAnswered({
  remotes: { seats, of, answered },
  language,
}: {
  remotes: RemotesAnswered;
  language: Language;
}) {
  const t = textsIn(language, 'presenter');
  const isPart = seats.length < of;
  // A name keeps its width when it is lit.
  const list = useFittingNames(SIZES, `${isPart} ${seats.map(({ name }) => name).join('\n')}`);
  return (
    <ul ref={list} className={styles.names} data-more={isPart} aria-label={t.whoAnswered}>
      {seats.map(({ name, answered: has }) => (
        <li key={name} className={`${shapes.soft} ${styles.name}`} data-answered={has}>
          {has ? (
            <svg viewBox="0 0 24 24" className={styles.sign} role="img" aria-label={t.answered}>
              <path d="M4 12.5 10 18 20 6.5" />
            </svg>
          ) : (
            <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true" focusable="false">
              <circle cx="12" cy="12" r="6.5" />
            </svg>
          )}
          <bdi>{name}</bdi>
        </li>
      ))}
      <li className={styles.count} dir="ltr">
        {answered} / {of}
      </li>
    </ul>
  );
}
