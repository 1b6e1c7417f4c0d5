import { useState } from 'react';
import type { Language } from '@qc/contract';
import { PATTERN_LENGTH, PATTERN_SHAPES } from '@qc/contract/limits';
import { AnswerMark, answerSign } from './answer-marks.tsx';
import { joinTexts } from './join-texts.ts';
import styles from './join-parts.module.css';

const SHAPES = Array.from({ length: PATTERN_SHAPES }, (_, shape) => shape);

/** The second step of joining: the shapes that the big screen shows are tapped in their order. The last tap sends them. */
export function PatternPad({
  language,
  busy,
  problem,
  onDone,
}: {
  language: Language;
  /** They are on their way. */
  busy: boolean;
  /** What was wrong with the last try; empty: nothing. */
  problem: string;
  onDone: (pattern: number[]) => void;
}) {
  const t = joinTexts[language];
  const [tapped, setTapped] = useState<readonly number[]>([]);
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
      <p className={problem === '' ? styles.hint : styles.problem} role={problem === '' ? undefined : 'alert'}>
        {problem || t.tapHint}
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
        disabled={busy || tapped.length === 0}
        onClick={() => setTapped(tapped.slice(0, -1))}
      >
        {t.undo}
      </button>
    </div>
  );
}
