/** Numbers that a seed decides: the same seed, the same numbers, on every machine (mulberry32). */
export interface Rng {
  /** A whole number from 0 to below `count`. */
  below(count: number): number;
  /** True once in `count` times. */
  oneIn(count: number): boolean;
  pick<T>(list: readonly T[]): T;
  shuffled<T>(list: readonly T[]): T[];
}

export function makeRng(seed: number): Rng {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x85ebca6b) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (count: number) => Math.floor(next() * count);
  const pick = <T>(list: readonly T[]): T => {
    const found = list[below(list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  };
  return {
    below,
    pick,
    oneIn: (count) => below(count) === 0,
    shuffled: (list) => {
      const rest = [...list];
      return list.map(() => {
        const [one] = rest.splice(below(rest.length), 1);
        if (one === undefined) throw new Error('nothing to pick from');
        return one;
      });
    },
  };
}
