import type { InputHTMLAttributes } from 'react';
import styles from './forms.module.css';

/** One labelled line to fill in. Below it a hint, or what is wrong with it. */
export function Field({
  id,
  label,
  hint,
  problem,
  className = '',
  ...input
}: InputHTMLAttributes<HTMLInputElement> & { id: string; label: string; hint: string; problem: string }) {
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        className={`${styles.input} ${className}`}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
        {problem || hint}
      </p>
    </>
  );
}
