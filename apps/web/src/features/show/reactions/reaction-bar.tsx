import { textsIn } from '#platform/words';
import { useEffect, useRef, useState } from 'react';
import type { Language } from '@qc/contract';
import { REACTIONS, REACTIONS_A_MINUTE, REACTIONS_BURST, REACTIONS_BURST_MS } from '@qc/contract/live/reactions';
import { ReactionDrawing } from './reaction-drawing.tsx';
import styles from './reaction-bar.module.css';

const MINUTE_MS = 60_000;

/** Six drawings to send to the big screen. Their buttons empty as a battery does, and fill up again: nobody taps in vain. */
export function ReactionBar({
  language,
  burst = REACTIONS_BURST,
  fillMs = REACTIONS_BURST_MS,
  onReact,
}: {
  language: Language;
  /** How many may be sent at once … */
  burst?: number;
  /** … and in what time as many come back, ms. */
  fillMs?: number;
  onReact: (reaction: number) => void;
}) {
  const t = textsIn(language, 'reactions');
  const { left, use } = useBattery(burst, fillMs);
  return (
    <div className={styles.bar} role="group" aria-label={t.label}>
      {REACTIONS.map((name, reaction) => (
        <button
          key={name}
          type="button"
          className={styles.button}
          aria-label={t[name]}
          aria-disabled={left === 0}
          onClick={() => use() && onReact(reaction)}
        >
          <ReactionDrawing name={name} />
        </button>
      ))}
      <i className={styles.charge} style={{ transform: `scaleX(${left / burst})` }} aria-hidden="true" />
    </div>
  );
}

/** How many taps are left of the burst, by the rule that the server counts by. `use` takes one, and is false where there is none. */
function useBattery(burst: number, fillMs: number): { left: number; use: () => boolean } {
  const [left, setLeft] = useState(burst);
  const taps = useRef<number[]>([]);
  const full = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(full.current ?? undefined), []);
  const use = (): boolean => {
    if (left === 0) return false;
    const now = performance.now();
    taps.current = [...taps.current.filter((tap) => now - tap < MINUTE_MS), now];
    const oldest = taps.current[0] ?? now;
    const isSpent = taps.current.length >= REACTIONS_A_MINUTE;
    setLeft(isSpent ? 0 : left - 1);
    if (isSpent) clearTimeout(full.current ?? undefined);
    if (isSpent || full.current === null) {
      full.current = setTimeout(
        () => {
          full.current = null;
          setLeft(burst);
        },
        isSpent ? MINUTE_MS - (now - oldest) : fillMs,
      );
    }
    return true;
  };
  return { left, use };
}
