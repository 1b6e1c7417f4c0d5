import type { CSSProperties } from 'react';
import styles from './guest-name.module.css';

/** A name that others have too ends in a number of its own. */
const NUMBERED = /^(.+?)(\s\d{1,4})$/u;

/** A player's name in one line. Where it has no room its end is cut, but never the number that tells it from others. */
export function GuestName({ name, className, style }: { name: string; className: string; style?: CSSProperties }) {
  const [, start, number] = NUMBERED.exec(name) ?? [];
  return (
    <span className={`${className} ${number ? styles.numbered : ''}`} style={style} dir="auto">
      {number ? (
        <>
          <span>{start}</span>
          <span>{number}</span>
        </>
      ) : (
        name
      )}
    </span>
  );
}
