import { createContext, useContext, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { SharedView } from '@qc/contract';
import { ageAt, knownAfter, pageNow } from './age.ts';
import type { Beginning, KnownPhase } from './age.ts';
import { useStill } from './still.ts';

/** What moving parts of a screen go by. */
export interface PhaseTime {
  began: Beginning;
  /** Nothing moves: all is drawn as it stands in the end. */
  still: boolean;
}

const SETTLED: PhaseTime = { began: null, still: false };

const Context = createContext<PhaseTime>(SETTLED);

/**
 * When the phase of a view began on this page's clock, the same for as long as the phase lasts. `rightAtMs`: when the view was
 * right (`performance.now`); null: it stands still, as previews do, and is drawn as it is in the end.
 */
export function useBeginning(view: SharedView | null, rightAtMs: number | null): Beginning {
  const [known, setKnown] = useState<KnownPhase | null>(null);
  if (view === null || rightAtMs === null) return null;
  const now = knownAfter(known, view, rightAtMs);
  // Kept while drawing: what is drawn now must know it already.
  if (now !== known) setKnown(now);
  return now.began;
}

/** Everything in it moves by the time since `began`; `calm`: the host wants a calm picture. */
export function PhaseTimes({
  began,
  calm = false,
  children,
}: {
  began: Beginning;
  calm?: boolean;
  children: ReactNode;
}) {
  const still = useStill() || calm;
  return <Context value={{ began, still }}>{children}</Context>;
}

/** The time that the parts of this screen move by. */
export function usePhaseTime(): PhaseTime {
  return useContext(Context);
}

/**
 * How old the phase was, ms, when this part was first drawn or `key` changed, which names the phase: from there animations run by
 * themselves. Infinity: draw the end.
 */
export function useAge(key: string): number {
  const { began, still } = usePhaseTime();
  const [drawn, setDrawn] = useState<{ key: string; age: number } | null>(null);
  if (still) return Infinity;
  if (drawn?.key === key) return drawn.age;
  const age = ageAt(began, pageNow());
  setDrawn({ key, age });
  return age;
}

/** Style of a phase's outermost part: animations of its style sheets join by `calc(… - var(--age))`. */
export function ageStyle(ageMs: number): CSSProperties {
  // Beyond any delay of a style sheet, and small enough to be one.
  const look = { '--age': `${Math.min(Math.round(ageMs), 1_000_000)}ms`, order: 0 };
  return look;
}
