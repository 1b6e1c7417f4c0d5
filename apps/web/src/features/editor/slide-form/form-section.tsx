import type { ReactNode } from 'react';
import classes from './slide-form.module.css';

/** A titled part of a form, as a card. */
export function FormSection({
  title,
  hint,
  error,
  quiet = false,
  children,
}: {
  title: string;
  /** The heading is for screen readers: what it says is plain to see. */
  quiet?: boolean;
  hint?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section className={classes.section}>
      <div className={quiet ? classes.hidden : classes.sectionHead}>
        <h3 className={classes.sectionTitle}>{title}</h3>
        {hint && <p className={classes.hint}>{hint}</p>}
        {error && <p className={classes.error}>{error}</p>}
      </div>
      {children}
    </section>
  );
}
