import { textsIn } from '#platform/words';
import { Fragment } from 'react';
import type { CSSProperties } from 'react';
import type { Closest, Language, SaidRow } from '@qc/contract';
import { Face } from '../faces/face.tsx';
import { FitText } from '../parts/fit-text.tsx';
import { showNumber } from '../show-texts.ts';
import shares from '../parts/row.module.css';
import styles from './said-board.module.css';
import { keepTail, keepUnits } from '../parts/keep-units.ts';
import { percentOf, shareOf } from '../parts/share-of.ts';

/** Other accepted spellings that are shown beside the first. */
const ALSO_MAX = 3;

/** The right answer large, and what was said as bars: right ones marked by colour and by a tick. */
export function SaidBoard({
  said,
  solution,
  answered,
  closest,
  unit,
  language,
  tall,
}: {
  said: readonly SaidRow[];
  solution: readonly string[];
  answered: number;
  /** Who came nearest, by name. */
  closest: readonly Closest[];
  unit: string;
  language: Language;
  tall: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const [first, ...also] = solution;
  return (
    <div className={`${styles.board} ${tall ? styles.tall : ''} ${first === undefined ? styles.alone : ''}`}>
      {first !== undefined && (
        <div className={styles.solution} data-part="stretched">
          <span className={styles.label}>{t.rightAnswer}</span>
          <FitText className={styles.words} max="15cqmin" min="4cqmin" text={first}>
            <bdi>{keepUnits(first)}</bdi>
          </FitText>
          {also.length > 0 && (
            <span className={styles.also}>
              {also.slice(0, ALSO_MAX).map((text, at) => (
                <Fragment key={text}>
                  {at > 0 && ' · '}
                  <bdi>{keepUnits(text)}</bdi>
                </Fragment>
              ))}
            </span>
          )}
          <Nearest closest={closest} unit={unit} language={language} />
        </div>
      )}
      {said.length === 0 ? (
        <p className={styles.nobody}>{t.nobodyAnswered}</p>
      ) : (
        <ol className={`${styles.said} ${said.length > 5 && !tall ? styles.dense : ''}`}>
          {said.map((row) => {
            // Named so that the custom property passes as a style.
            const look = { '--share': shareOf(row.count, answered), order: 0 };
            const style: CSSProperties = look;
            return (
              <li
                key={row.text}
                className={`${shares.row} ${shares.grow} ${row.correct ? styles.right : ''}`}
                style={style}
              >
                <span className={styles.tick}>
                  {row.correct && (
                    <svg viewBox="0 0 24 24" role="img" aria-label={t.rightAnswer}>
                      <path d="M4 12.5 9.5 18 20 6.5" fill="none" stroke="currentColor" strokeWidth="4" />
                    </svg>
                  )}
                </span>
                <span className={styles.text}>
                  <bdi>{row.text}</bdi>
                </span>
                <span className={styles.count}>
                  {showNumber(row.count)}
                  {answered > 0 && <small dir="ltr">{percentOf(row.count, answered)}%</small>}
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}

/** Whose number was the nearest, and how far off. */
function Nearest({ closest, unit, language }: { closest: readonly Closest[]; unit: string; language: Language }) {
  const t = textsIn(language, 'honours');
  const [first] = closest;
  if (!first) return null;
  return (
    <div className={styles.nearest}>
      <span>{t.honourKinds.closest}</span>
      {closest.map(({ seat, name, face }) => (
        <span key={seat} className={styles.who}>
          <Face face={face} size="1.5em" /> <bdi>{keepTail(name)}</bdi>
        </span>
      ))}
      <span>{keepUnits(t.honourValues.closest(first.off, unit))}</span>
    </div>
  );
}
