/** Curves of everything that moves on the show's screens: what comes, what goes, and what drops into its place. */
export const CURVES = {
  come: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  leave: 'cubic-bezier(0.4, 0, 1, 1)',
  drop: 'cubic-bezier(0.2, 1.4, 0.5, 1)',
} as const;

/** How long the kinds of motion last, ms. */
export const TIMES = { leave: 180, come: 280, travel: 550, countUp: 600 } as const;

/** When within a phase something moves. */
export interface MoveTimes {
  /** From the phase's beginning, ms. */
  beginsMs?: number;
  lastsMs: number;
  /** How often it is done, one after the other; once when absent. */
  repeats?: number;
  /** One of `CURVES`, or any easing. */
  curve?: string;
}

/** Whether at this age, ms, of the phase a motion is still to be seen; an age of infinity is a phase that has long stood. */
export function isAhead({ beginsMs = 0, lastsMs, repeats = 1 }: MoveTimes, ageMs: number): boolean {
  return ageMs < beginsMs + lastsMs * repeats;
}

/**
 * When each of `count` things begins that come one after the other, ms: `stepMs` apart, and closer where all together would
 * need more than `mostMs`, each lasting `lastsMs`.
 */
export function oneByOne(count: number, stepMs: number, lastsMs: number, mostMs = Infinity): number[] {
  const step = count > 1 ? Math.max(0, Math.min(stepMs, (mostMs - lastsMs) / (count - 1))) : 0;
  return Array.from({ length: count }, (_, at) => Math.round(at * step));
}
