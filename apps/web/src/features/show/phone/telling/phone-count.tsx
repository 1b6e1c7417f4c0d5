import type { CSSProperties } from 'react';
import { showNumber } from '../../show-texts.ts';
import strips from '../../motion/count-up.module.css';
import styles from './phone-count.module.css';

/** Numbers that are seen on the way, fast at first. */
const STOPS = 12;

function wayTo(to: number): number[] {
  const all = Array.from({ length: STOPS }, (_, at) => Math.round(to * (1 - (1 - at / STOPS) ** 2)));
  return [...new Set(all)].filter((one) => one !== to);
}

/** A number that counts up to what it is as it comes on screen; what reads the screen hears the last number alone. */
export function PhoneCount({ to }: { to: number }) {
  const way = wayTo(to);
  const style: CSSProperties = way.length === 0 ? {} : styleOf(way.length);
  return (
    <span className={strips.window}>
      <span className={`${strips.strip} ${styles.counts}`} style={style} data-way={way.map(showNumber).join('\n')}>
        {showNumber(to)}
      </span>
    </span>
  );
}

function styleOf(stops: number): CSSProperties {
  const style = { '--way': `${stops * 100}%`, animationTimingFunction: `steps(${stops})` };
  return style;
}
