import { expect, test } from 'vitest';
import { readResult, readResultText } from './read-result.ts';

const add = [1, { type: 'operate', action: { do: 'addPlayers', names: ['Noa', 'Omar'] } }];
const licence = { id: 'licence-1' };

test('a result is known by its licence, its time and its players', () => {
  const hall = { licence, openedAt: 5, journal: [add, [2, { type: 'tick' }], add] };
  expect(readResult(hall)).toEqual({ licence: 'licence-1', beganAtMs: 5, players: 2, json: JSON.stringify(hall) });
  expect(readResult({ licence, startedAt: 6, players: ['Noa'] })).toMatchObject({ beganAtMs: 6, players: 1 });
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{}',
  '{"licence":{"id":"x"}}',
  '{"licence":{"id":1},"openedAt":1,"journal":[]}',
])('%s is none', (text) => expect(readResultText(text)).toBeNull());
