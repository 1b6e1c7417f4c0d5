/** Of so many seeds … */
const EVERY = 16;
/** … this one has several servers; the others have one. */
const SEVERAL = 6;

/** How many servers share the house of a seed: mostly one, else two to four. */
export function hostsOf(seed: number): number {
  return seed % EVERY === SEVERAL ? 2 + (Math.floor(seed / 8) % 3) : 1;
}
