/** The value in the middle: one disturbed round does not count. */
export function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** The value below which a share of the values lies, 0 to 1. */
export function shareOf(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** A figure that was demanded of the product, and what was found. */
export interface ScaleFigure {
  /** Its number in `docs/scale.md`. */
  figure: number;
  what: string;
  /** In the unit that `what` says; without one it is a ratio. */
  measured: number;
  limit: { most: number } | { least: number };
}

/** The figure as a line of its own: `npm run bench scale` reads it from what a bench prints. */
export function figureLine({ figure, what, measured, limit }: ScaleFigure): string {
  const reached = 'most' in limit ? measured <= limit.most : measured >= limit.least;
  const bound = 'most' in limit ? `at most ${limit.most}` : `at least ${limit.least}`;
  return ['figure', figure, what, measured.toFixed(3), bound, reached ? 'reached' : 'MISSED'].join(' | ');
}
