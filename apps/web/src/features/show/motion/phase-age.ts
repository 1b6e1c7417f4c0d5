import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { SharedView } from '@qc/contract';
import { ageAt, knownAfter, pageNow } from './age.ts';
import type { Beginning, KnownPhase } from './age.ts';

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

/** How old a phase was, ms, when this part was first drawn or `step` changed: from there its animations run by themselves. */
function useFirstAge(step: number, began: Beginning): number {
  const [drawn, setDrawn] = useState<{ step: number; age: number } | null>(null);
  if (drawn?.step === step) return drawn.age;
  const age = ageAt(began, pageNow());
  setDrawn({ step, age });
  return age;
}

/** Beyond any delay of a style sheet, and small enough to be one. */
const LONG_AGO_MS = 1_000_000;

/** For the element around a phase: animations of style sheets in it join by `calc(… - var(--age))`. */
export function usePhaseAge(step: number, began: Beginning): CSSProperties {
  const age = useFirstAge(step, began);
  const look = { '--age': `${Math.min(Math.round(age), LONG_AGO_MS)}ms`, order: 0 };
  return look;
}
