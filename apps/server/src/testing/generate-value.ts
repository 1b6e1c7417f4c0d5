/** A schema of the API description, as far as values are made from it. */
export type Schema = { [key: string]: unknown };

/** Seeded: the same run every time. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TEXTS = ['שלום', 'مرحبا', 'Hello there', 'a', 'x'.repeat(39), 'ab\u202Ecd', '🎈🎉', ' spaced ', '0'];
/** Texts that fit one or another of the contract's patterns. */
const SHAPED = [
  'aaaaaaaaaaaaaaaaaaaa',
  'dana@school.org',
  '050-123 4567',
  '#12aBc9',
  'IL',
  'GTM-ABCD12',
  'G-ABCDEF12',
  '1234567890',
  '12',
  'https://example.org/x',
  'demo',
  '0123456789abcdef0123456789abcdef',
  '123456',
  '',
];

/** Makes values that a schema allows, as far as the schema tells; `resolve` follows references. */
export class ValueMaker {
  readonly #random: () => number;
  readonly #resolve: (reference: string) => Schema;

  constructor(random: () => number, resolve: (reference: string) => Schema) {
    this.#random = random;
    this.#resolve = resolve;
  }

  /** One of a list. */
  pick<T>(list: readonly T[]): T {
    const found = list[Math.floor(this.#random() * list.length)];
    if (found === undefined) throw new Error('nothing to pick from');
    return found;
  }

  chance(share: number): boolean {
    return this.#random() < share;
  }

  make(schema: Schema, depth = 0): unknown {
    const { $ref, anyOf, oneOf, const: only, enum: choices, type } = schema;
    if (typeof $ref === 'string') return this.make(this.#resolve($ref), depth + 1);
    if (only !== undefined) return only;
    if (Array.isArray(choices)) return this.pick<unknown>(choices);
    const ways = anyOf ?? oneOf;
    if (Array.isArray(ways)) return this.make(asSchema(this.pick<unknown>(ways)), depth + 1);
    switch (type) {
      case 'string':
        return this.#text(schema);
      case 'integer':
      case 'number':
        return this.#number(schema);
      case 'boolean':
        return this.chance(0.5);
      case 'null':
        return null;
      case 'array':
        return this.#list(schema, depth);
      case 'object':
        return this.#record(schema, depth);
      default:
        return this.pick([null, 'any', 7, true, {}, []]);
    }
  }

  #text({ pattern, minLength = 0, maxLength = 100 }: Schema): string {
    const fits = (text: string) => [...text].length >= Number(minLength) && [...text].length <= Number(maxLength);
    const pool = typeof pattern === 'string' ? SHAPED.filter((text) => new RegExp(pattern, 'u').test(text)) : TEXTS;
    const fitting = pool.filter(fits);
    return fitting.length > 0 ? this.pick(fitting) : 'x'.repeat(Math.max(1, Number(minLength)));
  }

  #number({ type, minimum = 0, maximum = 1000 }: Schema): number {
    const [low, high] = [Number(minimum), Math.min(Number(maximum), Number(minimum) + 10_000)];
    if (this.chance(0.3)) return this.pick([low, high]);
    const value = low + this.#random() * (high - low);
    return type === 'integer' ? Math.round(value) : value;
  }

  #list({ items, minItems = 0, maxItems = 3 }: Schema, depth: number): unknown[] {
    const most = Math.min(Number(maxItems), Number(minItems) + (depth > 4 ? 0 : 2));
    const length = Number(minItems) + Math.floor(this.#random() * (most - Number(minItems) + 1));
    return Array.from({ length }, () => this.make(asSchema(items), depth + 1));
  }

  #record({ properties = {}, required }: Schema, depth: number): Schema {
    const needed: unknown[] = Array.isArray(required) ? required : [];
    const chosen = Object.entries(asSchema(properties)).filter(
      ([name]) => needed.includes(name) || (depth < 5 && this.chance(0.6)),
    );
    return Object.fromEntries(chosen.map(([name, schema]) => [name, this.make(asSchema(schema), depth + 1)]));
  }
}

/** A part of a description that is a schema; anything for what says nothing. */
export function asSchema(value: unknown): Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}
