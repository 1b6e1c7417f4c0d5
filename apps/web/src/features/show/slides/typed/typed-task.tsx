import { textsIn } from '#platform/words';
import { isLanguage } from '@qc/contract/languages';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { ANSWER_TEXT_MAX } from '@qc/contract/limits';
import { fitsScript } from '@qc/engine/slides/typed/typed-script';
import looks from '../../parts/looks.module.css';
import styles from '../../tasks/player-task.module.css';
import { SaidBack } from '../../tasks/said-back.tsx';
import type { TaskProps } from '../phone-kind.ts';
import { useDraft } from '../../tasks/use-draft.ts';

/** Something that can be seen, beside spaces and direction marks. */
const SEEN = /[^\s\p{Z}\p{C}]/u;

/** Types the answer. What does not fit the language asked for is told before it is sent. */
export function TypedTask({ question, place, language, answer, disabled, onAnswer }: TaskProps) {
  const t = textsIn(language, 'task');
  const id = useId();
  const [text, setText] = useDraft(place, '');
  const [asked, setAsked] = useState(false);
  const script = question.script ?? 'any';
  if (answer?.response.type === 'typed') return <SaidBack language={language} text={answer.response.text} />;
  // While only digits are there for a language it may still fit; digits asked for and not begun are no fault.
  const misfit = text.trim() !== '' && !fitsScript(text, script);
  const empty = !SEEN.test(text);
  const long = text.trim().length > ANSWER_TEXT_MAX;
  const problem =
    misfit && script !== 'any'
      ? t.wrongScript[script]
      : long
        ? t.tooLong(ANSWER_TEXT_MAX)
        : asked && empty
          ? t.empty
          : '';
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!disabled && !misfit && !long && !empty) onAnswer({ type: 'typed', text: text.trim() });
  };
  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t.typeHere[script]}
      </label>
      <input
        id={id}
        className={`${looks.ringed} ${styles.input}`}
        type="text"
        dir={script === 'numbers' ? 'ltr' : 'auto'}
        lang={isLanguage(script) ? script : language}
        inputMode={script === 'numbers' ? 'decimal' : 'text'}
        enterKeyHint="send"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        readOnly={disabled}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-note`}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setAsked(false);
        }}
      />
      <div className={styles.under}>
        <p id={`${id}-note`} className={styles.problem} role="status">
          {problem}
        </p>
        <span className={styles.count} dir="ltr" aria-hidden="true">
          {t.letters(text.length, ANSWER_TEXT_MAX)}
        </span>
      </div>
      <button type="submit" className={looks.button} aria-disabled={disabled || misfit || long || empty}>
        {t.send}
      </button>
    </form>
  );
}
