import { expect, test } from 'vitest';
import { isSameResponse } from './same-response.ts';

test('two responses are the same when they say the same in the same order, of the same kind', () => {
  const picks = (...at: number[]) => ({ type: 'trivia' as const, picks: at });
  expect(isSameResponse(picks(0, 2), picks(0, 2))).toBe(true);
  expect(isSameResponse(picks(0, 2), picks(2, 0))).toBe(false);
  expect(isSameResponse(picks(0), picks(0, 2))).toBe(false);
  expect(isSameResponse(picks(0, 2), picks(0))).toBe(false);
  expect(isSameResponse(picks(0), { type: 'survey', picks: [0] })).toBe(false);
  expect(isSameResponse({ type: 'number', value: 3 }, { type: 'number', value: 3 })).toBe(true);
  expect(isSameResponse({ type: 'number', value: 3 }, { type: 'number', value: 4 })).toBe(false);
  expect(isSameResponse({ type: 'typed', text: 'Mars' }, { type: 'typed', text: 'mars' })).toBe(false);
});
