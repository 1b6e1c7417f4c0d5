import { asSchema, type Schema } from './generate-value.ts';

type Judge = (value: unknown, told: unknown, schema: Schema) => boolean;
/** What tells nothing that a value could miss. */
const REMARKS = new Set([
  'description',
  'title',
  'default',
  'examples',
  'contentMediaType',
  'contentEncoding',
  'format',
]);

const KINDS: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isObject,
};
const ifNumber = (judge: (value: number, told: number) => boolean): Judge => {
  return (value, told) => typeof value !== 'number' || judge(value, Number(told));
};
const ifText = (judge: (length: number, told: number) => boolean): Judge => {
  return (value, told) => typeof value !== 'string' || judge([...value].length, Number(told));
};
const ifList = (judge: (length: number, told: number) => boolean): Judge => {
  return (value, told) => !Array.isArray(value) || judge(value.length, Number(told));
};

/** The keywords that judge a value by itself. */
const PLAIN: Record<string, Judge> = {
  type: (value, told) => [told].flat().some((kind) => KINDS[String(kind)]?.(value) === true),
  const: (value, told) => same(value, told),
  enum: (value, told) => Array.isArray(told) && told.some((one) => same(value, one)),
  pattern: (value, told) => typeof value !== 'string' || new RegExp(String(told), 'u').test(value),
  minimum: ifNumber((value, told) => value >= told),
  maximum: ifNumber((value, told) => value <= told),
  exclusiveMinimum: ifNumber((value, told) => value > told),
  exclusiveMaximum: ifNumber((value, told) => value < told),
  minLength: ifText((length, told) => length >= told),
  maxLength: ifText((length, told) => length <= told),
  minItems: ifList((length, told) => length >= told),
  maxItems: ifList((length, told) => length <= told),
  required: (value, told) => !isObject(value) || [told].flat().every((name) => String(name) in value),
};

/** Where a value is not as a schema has it, and by which keyword; none: it fits. Throws at a keyword it does not know. */
export function misfits(
  value: unknown,
  schema: Schema,
  resolve: (reference: string) => Schema,
  at = '',
): readonly string[] {
  return Object.entries(schema).flatMap(([keyword, told]): readonly string[] => {
    const inner = (part: unknown, of: unknown, place: string) => misfits(part, asSchema(of), resolve, place);
    const ways = () => [told].flat().map((way) => inner(value, way, at));
    const plain = PLAIN[keyword];
    if (plain) return plain(value, told, schema) ? [] : [`${at || '.'}: ${keyword}`];
    if (REMARKS.has(keyword)) return [];
    switch (keyword) {
      case '$ref':
        return inner(value, resolve(String(told)), at);
      case 'allOf':
        return ways().flat();
      case 'anyOf':
        return ways().some((way) => way.length === 0) ? [] : [`${at || '.'}: anyOf (${ways().flat().join(', ')})`];
      case 'oneOf':
        return ways().filter((way) => way.length === 0).length === 1 ? [] : [`${at || '.'}: oneOf`];
      case 'items':
        return Array.isArray(value) ? value.flatMap((item, n) => inner(item, told, `${at}/${n}`)) : [];
      case 'properties':
        return entriesIn(value, told).flatMap(([name, item]) => inner(item, asSchema(told)[name], `${at}/${name}`));
      case 'propertyNames':
        return isObject(value) ? Object.keys(value).flatMap((name) => inner(name, told, `${at}/${name}`)) : [];
      case 'additionalProperties':
        return othersIn(value, schema).flatMap(([name, item]) => {
          if (told === false) return [`${at}/${name}: additionalProperties`];
          return inner(item, told, `${at}/${name}`);
        });
      default:
        throw new Error(`${keyword} is judged by nobody`);
    }
  });
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function entriesIn(value: unknown, properties: unknown): [string, unknown][] {
  const known = asSchema(properties);
  return isObject(value) ? Object.entries(value).filter(([name]) => name in known) : [];
}

function othersIn(value: unknown, { properties }: Schema): [string, unknown][] {
  const known = asSchema(properties);
  return isObject(value) ? Object.entries(value).filter(([name]) => !(name in known)) : [];
}
