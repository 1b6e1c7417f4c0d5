import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './forms.module.css';

/** One labelled line to fill in, with a button beside it where it has one. Below it a hint, or what is wrong with it. */
export function Field({
  id,
  label,
  hint,
  problem,
  className = '',
  beside,
  ...input
}: InputHTMLAttributes<HTMLInputElement> & {
  id: string;
  label: string;
  hint: string;
  problem: string;
  beside?: ReactNode;
}) {
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.line}>
        <input
          {...input}
          id={id}
          className={`${styles.input} ${className}`}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-note`}
        />
        {beside}
      </div>
      <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} role={problem ? 'alert' : undefined}>
        {problem || hint}
      </p>
    </>
  );
}
