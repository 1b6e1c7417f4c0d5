import type { Described } from './described.ts';
import { resolveReference } from './described.ts';
import { asSchema, type Schema, ValueMaker } from './generate-value.ts';
import type { SampleCall } from './sample-calls.ts';

const WRONG = [
  null,
  '',
  ' ',
  'x'.repeat(70_000),
  -1,
  0,
  1.5,
  1e308,
  '1e9',
  true,
  [],
  [[]],
  {},
  { a: { b: {} } },
  '__proto__',
  "' or 1=1 --",
  '<img src=x onerror=alert(1)>',
  '\u0000',
  '\uD800',
  '../../etc/passwd',
  '%00',
  'javascript:alert(1)',
  '99999999999999999999',
  'aaaaaaaaaaaaaaaaaaaa',
  Array.from({ length: 200 }, (_, n) => n),
];
const LISTING = ['page', 'perPage', 'searchText', 'sortBy', 'sortDesc', 'user', 'from', 'language', 'days'];

/** Makes calls of operations: such as are described, and such as nobody should send. */
export class FuzzCalls {
  readonly #maker: ValueMaker;

  constructor(random: () => number) {
    this.#maker = new ValueMaker(random, resolveReference);
  }

  /** As the description allows it: what it says of ids is taken from records that are there. */
  good({ operation }: Described, sample: SampleCall): SampleCall {
    const maker = this.#maker;
    const content = asSchema(asSchema(operation['requestBody'])['content']);
    const json = asSchema(content['application/json']);
    const made = content['application/json'] && maker.make(asSchema(json['schema']));
    const query: Record<string, string> = { ...sample.query };
    for (const parameter of Array.isArray(operation['parameters']) ? operation['parameters'] : []) {
      const { name, in: place, schema } = asSchema(parameter);
      if (place !== 'query' || maker.chance(0.4)) continue;
      query[String(name)] ??= String(maker.make(asSchema(schema)));
    }
    return { ...sample, query, ...(isRecord(made) && { body: this.#mix(sample.body, made) }) };
  }

  /** The same with something in it that nobody should send. */
  bad(described: Described, sample: SampleCall): SampleCall {
    const maker = this.#maker;
    const call = this.good(described, sample);
    const query = { ...call.query };
    for (const key of LISTING) if (maker.chance(0.3)) query[key] = this.wrongText(3000);
    const id = maker.chance(0.2) ? this.wrongPart() : '';
    return {
      ...call,
      query,
      ...(call.body && { body: this.#spoil(call.body) }),
      ...(id !== '' && { id }),
      ...(call.ifMatch !== undefined && { ifMatch: maker.pick([-1, 0, 1, 1e15, call.ifMatch]) }),
    };
  }

  /** A text that nobody should send. */
  wrongText(longest: number): string {
    return String(this.wrong()).slice(0, longest);
  }

  /** The same as part of an address; empty: there is none. */
  wrongPart(): string {
    return encodeURIComponent(toWellFormed(this.wrongText(150)));
  }

  /** Anything that nobody should send. */
  wrong(): unknown {
    return this.#maker.pick<unknown>(WRONG);
  }

  /** A value of a schema. */
  make(schema: Schema): unknown {
    return this.#maker.make(schema);
  }

  pick<T>(list: readonly T[]): T {
    return this.#maker.pick(list);
  }

  chance(share: number): boolean {
    return this.#maker.chance(share);
  }

  /** The sample's ids and secrets; of everything else now more, now less as it was made, and sometimes nothing. */
  #mix(sample: object | undefined, made: object): object {
    if (sample === undefined || Array.isArray(sample) || Array.isArray(made)) return sample ?? made;
    const share = this.#maker.pick([0.4, 0.6, 0.9, 1]);
    const kept = Object.entries(sample).filter(
      ([name]) => /id$|^(game|key|token|password|email|questions|type)$/i.test(name) || this.#maker.chance(share),
    );
    return { ...(share < 1 && made), ...Object.fromEntries(kept) };
  }

  #spoil(body: object): object {
    const maker = this.#maker;
    if (Array.isArray(body))
      return maker.pick<object>([[], [null], [body], body.map((item: object) => this.#spoil(item))]);
    const entries: [string, unknown][] = Object.entries(body);
    if (maker.chance(0.3))
      entries.push([maker.pick(['role', 'constructor', '_id', 'x'.repeat(200), 'user_id']), this.wrong()]);
    return Object.fromEntries(
      entries.flatMap(([name, value]) => {
        if (maker.chance(0.15)) return [];
        return [[name, maker.chance(0.4) ? this.wrong() : value]];
      }),
    );
  }
}

const toWellFormed = (text: string) => text.replace(/[\uD800-\uDFFF]/g, 'x').replace(/^\.+$/, 'x');

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
