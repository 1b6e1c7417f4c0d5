import classes from './logo.module.css';

interface Props {
  /** Only the mark, without the word. */
  markOnly?: boolean;
  /** On a dark ground. */
  inverted?: boolean;
  /** Height of the mark, pixels. */
  size?: number;
}

/** The product's mark (a dial whose tail makes a Q) and its name. */
export function Logo({ markOnly = false, inverted = false, size = 32 }: Props) {
  return (
    <span className={classes.logo} data-inverted={inverted || undefined} dir="ltr">
      <svg viewBox="0 0 32 32" width={size} height={size} fill="none" aria-hidden>
        <rect width="32" height="32" rx="9" className={classes.ground} />
        <g className={classes.line} strokeWidth="3.2" strokeLinecap="round" strokeLinejoin="round">
          <path d="M16 6.5a8.5 8.5 0 1 0 4.9 15.45L24.5 25.5" />
          <path d="M20.9 21.95A8.5 8.5 0 0 0 24.5 15" className={classes.arc} />
        </g>
        <circle cx="16" cy="15" r="2.6" className={classes.dot} />
      </svg>
      {!markOnly && (
        <span className={classes.word}>
          questions<span className={classes.tail}>.creator</span>
        </span>
      )}
    </span>
  );
}
