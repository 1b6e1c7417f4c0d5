import { useEffect, useState } from 'react';
import type { SharedView } from '@qc/contract';

/** The clock of a phase on this page's own monotonic time (`performance.now`), never on the device's date. */
export interface ShowClock {
  /** Full time, ms. */
  limitMs: number;
  /** Time left at the moment `atMs`. */
  remainingMs: number;
  /** Moment of `remainingMs` on `performance.now`; null: the clock stands still. */
  atMs: number | null;
}

/**
 * The clock of a view received at `receivedAtMs` (`performance.now`); null where the phase has none.
 * `receivedAtMs` null gives a standing clock, for previews.
 */
export function clockOf(view: SharedView, receivedAtMs: number | null): ShowClock | null {
  const phase = view.phase;
  if (!('limitMs' in phase) || phase.limitMs === null || phase.remainingMs === null) return null;
  return { limitMs: phase.limitMs, remainingMs: phase.remainingMs, atMs: view.paused ? null : receivedAtMs };
}

/** Time left on a clock now, ms, never below 0. */
export function remainingNow(clock: ShowClock): number {
  return Math.max(0, clock.atMs === null ? clock.remainingMs : clock.remainingMs - (performance.now() - clock.atMs));
}

/** Time left, refreshed a few times a second while the clock runs. */
export function useRemaining(clock: ShowClock): number {
  const [, refresh] = useState(0);
  const running = clock.atMs !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => refresh((n) => n + 1), 200);
    return () => clearInterval(timer);
  }, [running]);
  return remainingNow(clock);
}

/** From this much time left, ms, a clock shows that it hurries. */
export const HURRY_MS = 5000;

/** The part of the full time that is left, 0 to 1. */
export function clockShare(clock: ShowClock, leftMs: number): number {
  return clock.limitMs > 0 ? Math.min(1, leftMs / clock.limitMs) : 0;
}
