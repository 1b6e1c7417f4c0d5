import type { Language, RemotesAnswered } from '@qc/contract';
import { textsIn } from '#platform/words';
import shapes from '../parts/shapes.module.css';
import styles from './who-answered.module.css';

/** Up to so many names, and how they are set: the fewer, the larger. */
const SIZES = [
  [16, 'large'],
  [32, 'middle'],
  [60, 'small'],
] as const;

/**
 * Players with remotes, lit once they have answered: it is all they get to see of it. In a hall too large for all names,
 * those who answered last.
 */
export function WhoAnswered({
  remotes: { seats, of, answered },
  language,
}: {
  remotes: RemotesAnswered;
  language: Language;
}) {
  const t = textsIn(language, 'presenter');
  const size = SIZES.find(([most]) => seats.length <= most)?.[1] ?? 'small';
  return (
    <ul className={styles.names} data-size={size} aria-label={t.whoAnswered}>
      {seats.map(({ name, answered: has }) => (
        <li key={name} className={`${shapes.soft} ${styles.name}`} data-answered={has}>
          {has && (
            <svg viewBox="0 0 24 24" className={styles.sign} role="img" aria-label={t.answered}>
              <path d="M4 12.5 10 18 20 6.5" />
            </svg>
          )}
          <bdi>{name}</bdi>
        </li>
      ))}
      {seats.length < of && (
        <li className={styles.count} dir="ltr">
          {answered} / {of}
        </li>
      )}
    </ul>
  );
}
