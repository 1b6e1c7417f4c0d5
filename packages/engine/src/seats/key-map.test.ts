import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keyGet, keySet, type KeyMap } from './key-map.ts';

/** As high as a balanced tree of so many keys may be. */
function highest(size: number): number {
  return Math.ceil(1.45 * Math.log2(size + 2));
}

test('it holds what a plain map holds, and the maps before stay as they were', () => {
  const keys = fc.oneof(fc.string({ maxLength: 3 }), fc.constantFrom('constructor', '__proto__', 'דנה', ''));
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.nat()), { maxLength: 60 }), (sets) => {
      const plain = new Map<string, number>();
      const seen: { map: KeyMap<number>; plain: Map<string, number> }[] = [];
      let map: KeyMap<number> = null;
      for (const [key, value] of sets) {
        map = keySet(map, key, value);
        seen.push({ map, plain: new Map(plain.set(key, value)) });
      }
      for (const one of seen) for (const [key] of sets) expect(keyGet(one.map, key)).toBe(one.plain.get(key));
      expect(keyGet(map, 'nobody set this')).toBeUndefined();
    }),
  );
});

test.each([
  ['rising', (n: number) => n],
  ['falling', (n: number) => -n],
  ['from both ends', (n: number) => (n % 2 === 0 ? n : -n)],
  ['scattered', (n: number) => (n * 7919) % 10_007],
])('whatever the order of keys, it is not high: %s', (_, place) => {
  let map: KeyMap<number> = null;
  for (let n = 0; n < 5000; n += 1) map = keySet(map, String(100_000 + place(n)), n);
  expect(map?.height).toBeLessThanOrEqual(highest(5000));
});
