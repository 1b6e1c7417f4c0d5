import { type FormEvent, useState } from 'react';
import { SCREEN_CODE_FORM } from '@qc/contract/live/screen-forms';
import { useTexts } from '#platform/i18n';
import { ScreenGround } from '../present-room.tsx';
import styles from './screen-code-form.module.css';

/** What may stand between the letters of a code, as it is read out or copied. */
const BETWEEN = /[\s-]/g;

/** Asks for the code of a screen link. `problem`: why the one before (`said`), or the address, led nowhere. */
export function ScreenCodeForm({
  problem,
  said = '',
  onCode,
}: {
  problem: string | null;
  said?: string | undefined;
  onCode: (code: string) => void;
}) {
  const t = useTexts('linkedScreen');
  const [typed, setTyped] = useState(said);
  const [isOdd, setOdd] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = typed.replace(BETWEEN, '').toUpperCase();
    if (SCREEN_CODE_FORM.test(code)) onCode(code);
    else setOdd(true);
  };
  const words = isOdd ? t.wrong : problem;
  return (
    <ScreenGround>
      <form className={styles.form} onSubmit={submit} noValidate>
        <h1 className={styles.title}>{t.title}</h1>
        <label className={styles.label} htmlFor="screen-code">
          {t.ask}
        </label>
        <input
          id="screen-code"
          className={styles.code}
          dir="ltr"
          autoFocus
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          aria-invalid={words !== null}
          aria-describedby="screen-code-problem"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setOdd(false);
          }}
        />
        <p id="screen-code-problem" role="alert" className={styles.problem}>
          {words}
        </p>
        <button type="submit" className={styles.open}>
          {t.open}
        </button>
      </form>
    </ScreenGround>
  );
}
