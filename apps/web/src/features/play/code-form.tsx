import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Language } from '@qc/contract';
import { Field } from './field.tsx';
import styles from './forms.module.css';
import { playTexts } from './play-texts.ts';

/** Asks for the six digits of a room. `problem` says why the last code did not work. */
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
  const t = playTexts[language];
  const [code, setCode] = useState(first);
  const [asked, setAsked] = useState(false);
  const shown = asked && code.length !== 6 ? t.codeProblem : code === first ? problem : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (code.length === 6) onCode(code);
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      <h1 className={styles.title}>{t.title}</h1>
      <Field
        id="code"
        label={t.code}
        hint={t.codeHint}
        problem={shown}
        className={styles.code}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={7}
        value={code}
        onChange={(event) => {
          const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 6);
          setCode(digits);
          event.currentTarget.value = digits;
        }}
      />
      <button type="submit" className={styles.button}>
        {t.enter}
      </button>
    </form>
  );
}
