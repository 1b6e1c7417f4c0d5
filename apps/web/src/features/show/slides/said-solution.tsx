import { textsIn } from '#platform/words';
import { Fragment } from 'react';
import type { Language } from '@qc/contract';
import styles from './solution.module.css';

/** Accepted spellings that are listed after the first. */
const ALSO_MAX = 4;

/** Where the answer is said: what was right, the first spelling large, and what this player said (null: nothing). */
export function SaidSolution({
  solution: [first, ...also],
  given,
  language,
}: {
  solution: readonly string[];
  given: string | null;
  language: Language;
}) {
  const t = textsIn(language, 'task');
  return (
    <>
      {first !== undefined && (
        <section className={styles.group}>
          <h2>{textsIn(language, 'show').rightAnswer}</h2>
          <p className={`${styles.words} ${styles.right}`}>
            <bdi>{first}</bdi>
          </p>
          {also.length > 0 && (
            <p className={styles.also}>
              {t.alsoRight}:{' '}
              {also.slice(0, ALSO_MAX).map((text, at) => (
                <Fragment key={text}>
                  {at > 0 && ' · '}
                  <bdi>{text}</bdi>
                </Fragment>
              ))}
            </p>
          )}
        </section>
      )}
      {given !== null && (
        <section className={styles.group}>
          <h2>{t.yourAnswer}</h2>
          <p className={styles.words}>
            <bdi>{given}</bdi>
          </p>
        </section>
      )}
    </>
  );
}
