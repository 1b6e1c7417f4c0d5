import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { pageNow } from '../../motion/age.ts';
import { animateFrom } from '../../motion/animate.ts';
import { timeOf } from '../../motion/time-of.ts';
import { CURVES } from '../../motion/timing.ts';
import { showNumber } from '../../show-texts.ts';

/** At most four bumps a second, however fast the answers come. */
const APART_MS = 250;
const BUMP_MS = 120;

/** For an element that bumps when a number has changed: give it the ref. */
function useBump(value: number): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  const last = useRef({ value, atMs: -Infinity });
  useLayoutEffect(() => {
    const { value: before, atMs } = last.current;
    if (before === value) return;
    const now = pageNow();
    const isDue = now - atMs >= APART_MS;
    last.current = { value, atMs: isDue ? now : atMs };
    if (!isDue || !ref.current || timeOf(ref.current).still) return;
    animateFrom(ref.current, [{ transform: 'scale(1.14)' }, {}], { lastsMs: BUMP_MS, curve: CURVES.come }, 0);
  }, [value]);
  return ref;
}

/** How many of how many: it bumps as it rises. */
export function BumpingCount({ count, of, className }: { count: number; of: number; className: string | undefined }) {
  const bump = useBump(count);
  return (
    <b ref={bump} className={className} dir="ltr">
      {showNumber(count)} / {showNumber(of)}
    </b>
  );
}
