import { textsIn } from '#platform/words';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { readNumber, writeNumber } from '@qc/engine/slides/number/read-number';
import looks from '../../parts/looks.module.css';
import styles from '../../tasks/player-task.module.css';
import { SaidBack } from '../../tasks/said-back.tsx';
import { showQuantity } from '../../parts/show-quantity.ts';
import type { TaskProps } from '../phone-kind.ts';
import { useDraft } from '../../tasks/use-draft.ts';

const MINUS = /^\s*[-\u2212\u2013]\s*/;

/** Writes a number, in any digits. How it was understood is shown where it is written another way. */
export function NumberTask({ question, place, language, answer, first = null, disabled, onAnswer }: TaskProps) {
  const t = textsIn(language, 'task');
  const id = useId();
  const [text, setText] = useDraft(place, '');
  const [asked, setAsked] = useState(false);
  if (answer?.response.type === 'number')
    return <SaidBack language={language} text={showQuantity(writeNumber(answer.response.value), question.unit)} />;
  const value = readNumber(text);
  const plain = value === null ? '' : writeNumber(value);
  // A sign or a point at the end is a number under way, not a wrong one.
  const underWay = /^[-+\u2212\u2013\s]*$|[.,٫،]$/.test(text.trim());
  const problem = value === null && (asked || (text.trim() !== '' && !underWay)) ? t.notNumber : '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!disabled && value !== null) onAnswer({ type: 'number', value });
  };
  const change = (next: string) => {
    setText(next);
    setAsked(false);
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t.yourNumber}
      </label>
      <div className={styles.numberRow} dir="ltr">
        <button
          type="button"
          className={`${looks.ringed} ${styles.sign}`}
          aria-label={t.changeSign}
          aria-pressed={MINUS.test(text)}
          disabled={disabled}
          onClick={() => change(MINUS.test(text) ? text.replace(MINUS, '') : `-${text.trim()}`)}
        >
          <span aria-hidden="true">±</span>
        </button>
        <input
          id={id}
          className={`${looks.ringed} ${styles.input} ${styles.number}`}
          type="text"
          dir="ltr"
          inputMode="decimal"
          enterKeyHint="send"
          autoComplete="off"
          value={text}
          readOnly={disabled}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-unit ${id}-note`}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <bdi id={`${id}-unit`} className={styles.unit}>
          {question.unit}
        </bdi>
      </div>
      {first?.type === 'number' && (
        <p className={styles.hint}>
          {t.firstAnswer}: <bdi>{showQuantity(writeNumber(first.value), question.unit)}</bdi>
        </p>
      )}
      <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} role="status">
        {problem}
        {problem === '' && plain !== '' && plain !== text.trim() && (
          <>
            {t.readAs} <b dir="ltr">{plain}</b>
          </>
        )}
      </p>
      <button type="submit" className={looks.button} aria-disabled={disabled || value === null}>
        {t.send}
      </button>
    </form>
  );
}
