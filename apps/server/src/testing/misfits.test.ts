import { expect, it } from 'vitest';
import type { Schema } from './generate-value.ts';
import { misfits } from './misfits.ts';

const PERSON: Schema = {
  type: 'object',
  properties: { name: { type: 'string', minLength: 1, maxLength: 3 }, age: { type: 'integer', minimum: 0 } },
  required: ['name'],
  additionalProperties: false,
};
const resolve = (): Schema => PERSON;

it.each<[string, unknown, Schema, readonly string[]]>([
  ['what fits', { name: 'אב🎈', age: 3 }, PERSON, []],
  ['a missing field', { age: 3 }, PERSON, ['.: required']],
  ['another field', { name: 'a', role: 0 }, PERSON, ['/role: additionalProperties']],
  ['a wrong kind, deep inside', [{ name: 1 }], { items: { $ref: 'person' } }, ['/0/name: type']],
  ['a text that is too long', { name: 'abcd' }, PERSON, ['/name: maxLength']],
  ['a broken number', { name: 'a', age: 1.5 }, PERSON, ['/age: type']],
  ['neither way', true, { anyOf: [{ type: 'null' }, { const: 1 }] }, ['.: anyOf (.: type, .: const)']],
  ['both ways', 1, { oneOf: [{ type: 'integer' }, { const: 1 }] }, ['.: oneOf']],
  ['none of a list', 'x', { enum: ['a', 'b'] }, ['.: enum']],
  ['a wrong shape', 'x1', { pattern: '^[a-z]+$' }, ['.: pattern']],
  [
    'a wrong key',
    { A: 1 },
    { propertyNames: { pattern: '^[a-z]$' }, additionalProperties: { const: 1 } },
    ['/A: pattern'],
  ],
])('%s', (_what, value, schema, wrong) => {
  expect(misfits(value, schema, resolve)).toEqual(wrong);
});

it('knows every keyword or says so', () => {
  expect(() => misfits(1, { multipleOf: 2 }, resolve)).toThrow('multipleOf');
});
