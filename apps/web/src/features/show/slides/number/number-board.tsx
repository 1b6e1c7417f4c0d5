import { textsIn } from '#platform/words';
import type { CSSProperties } from 'react';
import type { Closest, Guess, Language } from '@qc/contract';
import { Face } from '../../faces/face.tsx';
import { oneByOne } from '../../motion/timing.ts';
import { keepTail, keepUnits } from '../../parts/keep-units.ts';
import { showQuantity } from '../../parts/show-quantity.ts';
import { REVEAL_BEATS } from '../../screen/question/beats.ts';
import { showNumber } from '../../show-texts.ts';
import { type Beyond, numberLine, type Pile, rightNumber } from './line-places.ts';
import looks from '../../parts/looks.module.css';
import styles from './number-board.module.css';

/** Guesses fall so long, and all have fallen before the right number does: no phone says it sooner than the hall. */
const DROP_MS = 350;

/**
 * Everybody's guesses on one line, then the right number, then who came closest. Numbers rise from left to right in every
 * language, as they do on a ruler.
 */
export function NumberBoard({
  guesses,
  first,
  solution,
  unit,
  closest,
  language,
}: {
  /** Lowest first, at least one. */
  guesses: readonly Guess[];
  /** Those of the first of two votes, lowest first; none: it was voted on once. */
  first: readonly Guess[];
  /** As the engine writes it; none: it is not told. */
  solution: readonly string[];
  unit: string;
  closest: readonly Closest[];
  language: Language;
}) {
  const t = textsIn(language, 'presenter');
  const line = numberLine(guesses, rightNumber(solution), first);
  const firstHighest = Math.max(1, ...line.first.map(({ count }) => count));
  const highest = Math.max(...line.piles.map(({ count }) => count));
  const begins = oneByOne(line.piles.length, 40, DROP_MS, REVEAL_BEATS.right);
  const [right] = solution;
  const [nearest] = closest;
  // Beside a unit even a short number is an amount, no year.
  const write = (value: number) => (unit === '' ? showQuantity(String(value)) : showNumber(value));
  const all = guesses.reduce((sum, { count }) => sum + count, 0);
  return (
    <div className={styles.board}>
      <div
        className={`${styles.line} ${line.below || line.above ? styles.reaching : ''} ${line.first.length > 0 ? styles.twice : ''}`}
        dir="ltr"
      >
        <p className={looks.unseen}>{t.guessesFrom(all, String(line.from), String(line.to))}</p>
        <div className={styles.rail} aria-hidden="true" />
        {line.below && <Arrow {...line.below} write={write} isLow />}
        {line.above && <Arrow {...line.above} write={write} isLow={false} />}
        <div className={styles.field} style={highOf(highest)} aria-hidden="true">
          {line.piles.map((pile, at) => (
            <PileOf key={pile.at} pile={pile} highest={line.isCrowd ? highest : null} lateMs={begins[at] ?? 0} />
          ))}
          {line.truth !== null && <span className={styles.pin} style={placed(line.truth)} />}
        </div>
        {line.first.length > 0 && (
          <div className={styles.before} aria-hidden="true">
            {line.first.map(({ at, count }) => (
              <span key={at} style={{ ...placed(at), blockSize: `${(count / firstHighest) * 100}%` }} />
            ))}
          </div>
        )}
        <div className={styles.ends} aria-hidden="true">
          <bdi>{write(line.from)}</bdi>
          {line.to > line.from && <bdi>{write(line.to)}</bdi>}
        </div>
      </div>
      <div className={styles.told}>
        {right !== undefined && (
          <p className={styles.truth} style={lettersOf(showQuantity(right, unit))} role="status">
            <span className={styles.label}>{t.rightAnswer}</span>
            <bdi>{showQuantity(right, unit)}</bdi>
          </p>
        )}
        {nearest && (
          <p className={styles.closest}>
            <span>{t.closestGuess}</span> <Face face={nearest.face} size="1.3em" /> <bdi>{keepTail(nearest.name)}</bdi>
            {closest.length > 1 && <bdi dir="ltr">+{closest.length - 1}</bdi>}
            <span>{keepUnits(textsIn(language, 'honours').honourValues.closest(nearest.off, unit))}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function highOf(dots: number): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--high': dots, order: 0 };
  return look;
}

function lettersOf(words: string): CSSProperties {
  // Named so that the custom property passes as a style.
  const look = { '--letters': [...words].length, order: 0 };
  return look;
}

function placed(at: number, lateMs = 0): CSSProperties {
  // Named so that the custom properties pass as a style.
  const look = { '--at': at, '--late': `${lateMs}ms`, order: 0 };
  return look;
}

/** What is at one place: dots one on the other, or a height beside that of the `highest`. */
function PileOf({ pile, highest, lateMs }: { pile: Pile; highest: number | null; lateMs: number }) {
  const style = placed(pile.at, lateMs);
  if (highest !== null) {
    const look = { ...style, blockSize: `${(pile.count / highest) * 100}%` };
    return <span className={styles.heap} style={look} />;
  }
  return (
    <span className={styles.pile} style={style}>
      {Array.from({ length: pile.count }, (_, at) => (
        <i key={at} className={styles.dot} />
      ))}
    </span>
  );
}

/** Who guessed beyond an end of the line: the farthest of them, and how many they are. */
function Arrow({
  value,
  count,
  write,
  isLow,
}: Beyond & {
  write: (value: number) => string;
  isLow: boolean;
}) {
  return (
    <span className={`${styles.beyond} ${isLow ? styles.low : styles.high}`} aria-hidden="true">
      <svg viewBox="0 0 12 12" focusable="false">
        <path d={isLow ? 'M10 1 2 6 10 11Z' : 'M2 1 10 6 2 11Z'} fill="currentColor" />
      </svg>
      <bdi>{write(value)}</bdi>
      {count > 1 && <small>×{showNumber(count)}</small>}
    </span>
  );
}
