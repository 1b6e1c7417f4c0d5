import { LANGUAGES } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { expect, test } from 'vitest';
import { cleanName, nameKey } from './name-key.ts';
import { TestRoom } from '../testing/run-room.ts';
import { sampleGame, sampleSlide } from '../testing/sample-game.ts';
import { friendlyName, friendlyNameCount, isFriendlyName, suggestName } from './friendly-name.ts';
import { isFoulName } from './name-filter.ts';

const free = () => false;

test.each(LANGUAGES)(
  '%s: every name is drawn once before any comes again, and nothing is wrong with them',
  (language) => {
    const count = friendlyNameCount(language);
    expect(count).toBeGreaterThanOrEqual(2000);
    const names = Array.from({ length: count }, (_, n) => friendlyName(language, n, free));
    expect(new Set(names.map(nameKey)).size).toBe(count);
    expect(names.filter(isFoulName)).toEqual([]);
    for (const name of names) {
      expect(cleanName(name)).toBe(name);
      expect(name.length + 6).toBeLessThanOrEqual(SHORT_TEXT_MAX);
      expect(name).not.toMatch(/\d|\/|undefined/);
    }
    expect(friendlyName(language, count, free)).toBe(names[0]);
    expect(friendlyName(language, 5, free)).toBe(names[5]);
    expect(names.every((name) => isFriendlyName(language, name))).toBe(true);
  },
);

test('neighbours in time do not look alike', () => {
  const [one = '', two = ''] = [0, 1].map((n) => friendlyName('en', n, free).split(' ')[0]);
  expect(one).not.toBe(two);
});

test.each([
  ['he', 'דולפין שמח'],
  ['he', "ג'ירפה שמחה"],
  ['ar', 'دلفين أزرق'],
  ['ar', 'زرافة زرقاء'],
  ['en', 'Happy Dolphin'],
] as const)('%s: %s agrees', (language, name) => {
  expect(isFriendlyName(language, name)).toBe(true);
});

test.each([
  ['he', 'דולפין שמחה'],
  ['ar', 'زرافة أزرق'],
  ['en', 'Happy'],
  ['en', 'Happy Dolphin 0'],
  ['en', 'Happy Dolphin 2 3'],
  ['he', 'Happy Dolphin'],
] as const)('%s: %s is not one of them', (language, name) => {
  expect(isFriendlyName(language, name)).toBe(false);
});

test('a number comes only when all are taken', () => {
  const taken = new Set<string>();
  for (let count = 0; count < friendlyNameCount('he'); count += 1) {
    const name = friendlyName('he', 3, (one) => taken.has(one));
    expect(name).not.toMatch(/\d/);
    expect(taken.has(name)).toBe(false);
    taken.add(name);
  }
  const next = friendlyName('he', 3, (one) => taken.has(one));
  expect(next).toMatch(/ 2$/);
  expect(isFriendlyName('he', next)).toBe(true);
});

test('it comes to an end even where everything is taken', () => {
  expect(friendlyName('en', 1, () => true)).toMatch(/ 20000$/);
});

test('a room of three thousand gets a name each, and takes no others where names are given out', () => {
  const room = new TestRoom(sampleGame([sampleSlide()], { nameRule: 'generated', language: 'ar' }));
  for (let n = 0; n < 3000; n += 1) room.join(suggestName(room.state, n));
  expect(room.state.players).toBe(3000);
  const own = { name: 'Noa', phone: '', consent: true, tokenHash: 'own', messageId: 'join-own' };
  expect(room.send({ type: 'join', ...own })).toMatchObject({ code: 'notAllowed' });
});
