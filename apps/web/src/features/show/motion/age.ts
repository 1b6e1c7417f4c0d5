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

/** How old the phase was when the view was right, ms, where its own clock tells it: all but questions, whose clock may be lengthened. */
export function toldAge({ phase }: SharedView): number | null {
  if (phase.phase === 'question' || !('limitMs' in phase)) return null;
  const { limitMs, remainingMs } = phase;
  return limitMs === null || remainingMs === null ? null : Math.max(0, limitMs - remainingMs);
}

/** What a page knows of the phase on screen: which step of the room it is, and when it began. */
export interface KnownPhase {
  step: number;
  began: Beginning;
}

/**
 * What a page knows after a view that was right at `rightAtMs`. The server's clock says how old a phase is where it has one;
 * otherwise it begins as the page hears of it, and what was there before the page has stood for long.
 */
export function knownAfter(before: KnownPhase | null, view: SharedView, rightAtMs: number): KnownPhase {
  if (before?.step === view.step) return before;
  const told = toldAge(view);
  if (told !== null) return { step: view.step, began: rightAtMs - told };
  return { step: view.step, began: before === null ? null : rightAtMs };
}
