import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { Language } from '@qc/contract';
import { PATTERN_LENGTH, PATTERN_SHAPES } from '@qc/contract/limits';
import { AnswerMark, answerSign } from '../../parts/answer-marks.tsx';
import styles from './pattern-pad.module.css';

const SHAPES = Array.from({ length: PATTERN_SHAPES }, (_, shape) => shape);

/**
 * The second step of joining: the shapes that the big screen shows are tapped in their order. The last tap sends them.
 * Where the screen shows none the step may be over by now: then joining is tried without.
 */
export function PatternPad({
  language,
  busy,
  problem,
  neededAfterAll = false,
  onDone,
  onWithout,
}: {
  language: Language;
  /** They are on their way. */
  busy: boolean;
  /** What was wrong with the last try; empty: nothing. */
  problem: string;
  /** Joining without was just refused. */
  neededAfterAll?: boolean;
  onDone: (pattern: number[]) => void;
  onWithout: () => void;
}) {
  const t = textsIn(language, 'join');
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const wrong = problem || (neededAfterAll ? t.askForShapes : '');
  const fixed = busy || tapped.length >= PATTERN_LENGTH;
  const tap = (shape: number) => {
    if (fixed) return;
    const next = [...tapped, shape];
    setTapped(next);
    if (next.length === PATTERN_LENGTH) onDone(next);
  };
  return (
    <div className={styles.pattern}>
      <h1 className={styles.title}>{t.tapShapes}</h1>
      <p className={`${styles.hint} ${wrong === '' ? '' : styles.problem}`} role={wrong === '' ? undefined : 'alert'}>
        {wrong || t.tapHint}
      </p>
      <div className={styles.slots} role="img" aria-label={t.tapped(tapped.length, PATTERN_LENGTH)}>
        {Array.from({ length: PATTERN_LENGTH }, (_, place) => {
          const shape = tapped[place];
          return (
            <span
              key={place}
              className={styles.slot}
              style={{ color: shape === undefined ? undefined : answerSign(shape).colour }}
            >
              {shape !== undefined && <AnswerMark index={shape} letter={false} />}
            </span>
          );
        })}
      </div>
      <div className={styles.shapes}>
        {SHAPES.map((shape) => (
          <button
            key={shape}
            type="button"
            className={styles.shape}
            style={{ backgroundColor: answerSign(shape).colour }}
            aria-label={t.shapes[shape]}
            aria-disabled={fixed}
            onClick={() => tap(shape)}
          >
            <AnswerMark index={shape} letter={false} />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.again}
        disabled={busy}
        onClick={() => (tapped.length === 0 ? onWithout() : setTapped(tapped.slice(0, -1)))}
      >
        {tapped.length === 0 ? t.noShapes : t.undo}
      </button>
    </div>
  );
}
