import type { SharedView } from '@qc/contract';

/** When a phase began on the page's clock (`performance.now`), ms. Null: long ago, or not to be seen from its beginning. */
export type Beginning = number | null;

/** The page's clock, ms: the one that all ages are told by, so that a test may own it. */
export function pageNow(): number {
  return performance.now();
}

/** How long a phase has been, ms; a phase of long ago is infinitely old. */
export function ageAt(began: Beginning, nowMs: number): number {
  return began === null ? Infinity : Math.max(0, nowMs - began);
}

/** What a page knows of the phase on screen: which step of the room it is, and when it began. */
export interface KnownPhase {
  step: number;
  began: number;
}

/** What a page knows after a view that was right at `rightAtMs`: what it has once seen of a phase moves on undisturbed. */
export function knownAfter(before: KnownPhase | null, view: SharedView, rightAtMs: number): KnownPhase {
  return before?.step === view.step ? before : { step: view.step, began: rightAtMs - view.ageMs };
}
