import { describe, expect, it } from 'vitest';
import { GAME_TYPES } from '../entities/game.ts';
import { SlideResponse } from '../slides/slide-kinds.ts';
import { GAME_TYPE } from './device-names.ts';
import { DEVICE_NAMES, GAME_DEVICES, deviceName, deviceOf, sourceName, USAGE_SOURCES } from './devices.ts';
import { type PressedSlide, withKey } from './read-keys.ts';

const four: PressedSlide = { answers: 4, selection: 'single' };
const several: PressedSlide = { ...four, selection: 'multiple' };

it('names every device that a game can be stored with, and no device twice', () => {
  expect(GAME_TYPES.map((gameType) => GAME_TYPE[deviceName(gameType)])).toEqual(GAME_TYPES);
  expect(new Set(GAME_TYPES.map(deviceOf)).size).toBe(DEVICE_NAMES.length);
});

it('finds the device by what the ledger calls its runs', () => {
  expect(USAGE_SOURCES.map((source) => sourceName(source))).toEqual([...DEVICE_NAMES, 'manual']);
  expect(sourceName('payment')).toBe('payment');
});

describe.each(DEVICE_NAMES)('%s', (name) => {
  const { slides, readKeys } = GAME_DEVICES[name];
  it('reads keys for the kinds of slide that it answers, and for no other', () => {
    if (readKeys === null) return;
    expect([...Object.keys(readKeys), 'media', 'break'].sort()).toEqual([...slides].sort());
  });

  it('makes responses of the slide’s own kind', () => {
    for (const [type, read] of Object.entries(readKeys ?? {})) {
      const response = read('1', four) ?? read('A', four);
      expect(SlideResponse.parse(response).type).toBe(type);
    }
  });
});

describe('keys typed one after another', () => {
  const typed = (keys: string) => [...keys].reduce((before, key) => withKey(before, key, 'number'), '');
  it('are ended once, and begun anew after that', () => {
    expect(['12', '12#', '12##', '12#3', '#', '#3'].map(typed)).toEqual(['12', '12#', '12#', '3', '', '3']);
    expect(withKey('AB', '#', 'trivia')).toBe('');
    expect(withKey('A'.repeat(40), 'B', 'trivia')).toHaveLength(40);
  });
});

describe('keys', () => {
  const { trivia, trueFalse } = GAME_DEVICES.remotes.readKeys;
  const { number, survey } = GAME_DEVICES.dialer.readKeys;

  it('pick one answer: the last one pressed', () => {
    expect(trivia('C', four)).toEqual({ type: 'trivia', picks: [2] });
    expect(trivia('AB', four)).toEqual({ type: 'trivia', picks: [1] });
    expect(survey('2', four)).toEqual({ type: 'survey', picks: [1] });
  });

  it('pick several, and take one back', () => {
    expect(trivia('AC', several)).toEqual({ type: 'trivia', picks: [0, 2] });
    expect(trivia('ACA', several)).toEqual({ type: 'trivia', picks: [2] });
    expect(trivia('AA', several)).toBeNull();
  });

  it('are refused where no answer stands', () => {
    expect(trivia('3', four)).toEqual(trivia('C', four));
    for (const keys of ['', 'E', 'a', '0', '5', 'A ']) expect(trivia(keys, four)).toBeNull();
    expect(trueFalse('C', { answers: 2, selection: 'single' })).toBeNull();
    expect(survey('0', four)).toBeNull();
  });

  it('say a number', () => {
    expect(number('1948', four)).toEqual({ type: 'number', value: 1948 });
    expect(number('3*14', four)).toEqual({ type: 'number', value: 3.14 });
    for (const keys of ['', '*5', '5*', '1*2*3', '12#', '9'.repeat(30)]) expect(number(keys, four)).toBeNull();
  });
});
