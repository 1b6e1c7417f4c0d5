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
 * The clock of a view whose times were right at `rightAtMs` (`performance.now`); null where the phase has none.
 * `rightAtMs` null gives a standing clock, for previews. `extraMs` is what one player has on top of a question's.
 */
export function clockOf(view: SharedView, rightAtMs: number | null, extraMs = 0): ShowClock | null {
  const { phase, paused } = view;
  if (!('limitMs' in phase) || phase.limitMs === null || phase.remainingMs === null) return null;
  const extra = phase.phase === 'question' ? extraMs : 0;
  const { limitMs, remainingMs } = phase;
  // It stands for whoever has the turn, too.
  const stands = paused || (phase.phase === 'question' && phase.race?.turn != null);
  return { limitMs: limitMs + extra, remainingMs: remainingMs + extra, atMs: stands ? null : rightAtMs };
}

/** Time left on a clock now, ms, never below 0. */
export function remainingNow(clock: ShowClock): number {
  return Math.max(0, clock.atMs === null ? clock.remainingMs : clock.remainingMs - (performance.now() - clock.atMs));
}

/** Time left, refreshed every so many ms while the clock runs. */
export function useRemaining(clock: ShowClock, everyMs = 200): number {
  const [, refresh] = useState(0);
  const running = clock.atMs !== null;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => refresh((n) => n + 1), everyMs);
    return () => clearInterval(timer);
  }, [running, everyMs]);
  return remainingNow(clock);
}

/** Whether a clock has run out, or has `aheadMs` left at most; it turns by itself at the moment. No clock never does. */
export function useTimeUp(clock: ShowClock | null, aheadMs = 0): boolean {
  const [, refresh] = useState(0);
  const left = clock ? remainingNow(clock) : Infinity;
  useEffect(() => {
    if (clock === null || clock.atMs === null) return;
    const timer = setTimeout(() => refresh((n) => n + 1), remainingNow(clock) - aheadMs + 20);
    return () => clearTimeout(timer);
  }, [clock, aheadMs]);
  return left <= aheadMs;
}

/** From this much time left, ms, a clock shows that it hurries. */
export const HURRY_MS = 5000;

/** The part of the full time that is left, 0 to 1. */
export function clockShare(clock: ShowClock, leftMs: number): number {
  return clock.limitMs > 0 ? Math.min(1, leftMs / clock.limitMs) : 0;
}
