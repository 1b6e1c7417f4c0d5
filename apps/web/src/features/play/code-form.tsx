import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Language } from '@qc/contract';
import { Field } from './field.tsx';
import { isGameCode, typedCode } from './game-code.ts';
import styles from './forms.module.css';

/** Asks for the code of a room or an assignment. `problem` says why the last code did not work. */
export function CodeForm({
  language,
  first = '',
  problem = '',
  onCode,
}: {
  language: Language;
  first?: string;
  problem?: string;
  onCode: (code: string) => void;
}) {
  const t = textsIn(language, 'play');
  const [code, setCode] = useState(first);
  const [asked, setAsked] = useState(false);
  const shown = asked && !isGameCode(code) ? t.codeProblem : code === first ? problem : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isGameCode(code)) onCode(code);
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t.title}</h1>
      <Field
        id="code"
        label={t.code}
        hint={t.codeHint}
        problem={shown}
        className={code.length > 6 ? styles.longCode : styles.code}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        value={code}
        onChange={(event) => {
          const typed = typedCode(event.currentTarget.value);
          setCode(typed);
          event.currentTarget.value = typed;
        }}
      />
      <button type="submit" className={styles.button}>
        {t.enter}
      </button>
    </form>
  );
}
