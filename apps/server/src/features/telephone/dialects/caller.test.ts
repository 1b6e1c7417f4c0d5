import { expect, test } from 'vitest';
import { readCaller } from './caller.ts';

test.each([
  ['+972501234567', 'plus', '+972501234567'],
  [' 972501234567', 'plus', '+972501234567'],
  ['+1 (415) 867-5310', 'plus', '+14158675310'],
  ['14158675310', 'bare', '+14158675310'],
  ['0501234567', 'israel', '+972501234567'],
  ['031234567', 'israel', '+97231234567'],
  ['0014158675310', 'israel', '+14158675310'],
  ['1004', 'plus', '1004'],
  ['sip:+972501234567@trunk.example;user=phone', 'plus', '+972501234567'],
  ['sip:Alice@pbx.example:5060', 'plus', 'alice@pbx.example:5060'],
] as const)('%s (%s) is %s', (said, shape, number) => expect(readCaller(said, shape)).toBe(number));

test.each([
  undefined,
  '',
  'anonymous',
  'Anonymous',
  'RESTRICTED',
  'unknown',
  'sip:anonymous@anonymous.invalid',
  'alice@anonymous.invalid',
  '+266696687',
  '266696687',
  '+7378742833',
  '0000000000',
  'a'.repeat(101),
  'two words@x',
  '<script>',
])('%s is nobody', (said) => expect(readCaller(said, 'plus')).toBe(null));
