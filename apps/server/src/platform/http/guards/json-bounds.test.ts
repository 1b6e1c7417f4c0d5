import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithinBounds } from './json-bounds.ts';

const WIDE = { depth: 1000, values: 1_000_000, keys: 1_000_000 };
const judge = (json: string, bounds: Partial<typeof WIDE>) => isWithinBounds(Buffer.from(json), { ...WIDE, ...bounds });

describe('what a JSON text holds, told from its bytes', () => {
  it('counts nesting', () => {
    expect(judge('[[{"a":[1]}]]', { depth: 4 })).toBe(true);
    expect(judge('[[{"a":[1]}]]', { depth: 3 })).toBe(false);
    expect(judge('[[],[],[[]]]', { depth: 3 })).toBe(true);
  });

  it('counts the keys of each object for itself', () => {
    const three = '{"a":1,"b":[1,2,3,4],"c":{"d":1,"e":2,"f":3}}';
    expect(judge(three, { keys: 3 })).toBe(true);
    expect(judge(three, { keys: 2 })).toBe(false);
    expect(judge('[1,2,3,4,5]', { keys: 1 })).toBe(true);
  });

  it('takes signs inside a text for what they are', () => {
    expect(judge(JSON.stringify({ a: '[[[{,,,,"\\' }), { depth: 1, keys: 1, values: 3 })).toBe(true);
    expect(judge('"\\\\",1,1', { values: 2 })).toBe(false);
    expect(judge('"no end [[[[', { depth: 1 })).toBe(true);
  });

  it('never refuses what is within, and always what is beyond', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.integer({ min: 0, max: 4 }), (value, indent) => {
        const found = measure(value);
        const json = JSON.stringify(value, null, indent);
        // An empty list or object counts as if it held something.
        expect(judge(json, { depth: found.depth, keys: found.keys, values: 2 * found.values + 1 })).toBe(true);
        if (found.values > 1) expect(judge(json, { values: found.values - 1 })).toBe(false);
        if (found.depth > 0) expect(judge(json, { depth: found.depth - 1 })).toBe(false);
        if (found.keys > 1) expect(judge(json, { keys: found.keys - 1 })).toBe(false);
      }),
    );
  });
});

function measure(value: unknown): typeof WIDE {
  if (typeof value !== 'object' || value === null) return { depth: 0, values: 1, keys: 0 };
  const inner = Object.values(value).map(measure);
  return {
    depth: 1 + Math.max(0, ...inner.map((one) => one.depth)),
    values: 1 + inner.reduce((sum, one) => sum + one.values, 0),
    keys: Math.max(
      Array.isArray(value) ? 0 : inner.length,
      Array.isArray(value) ? 0 : 1,
      ...inner.map((one) => one.keys),
    ),
  };
}
