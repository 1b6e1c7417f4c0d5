import { describe, expect, it } from 'vitest';
import { SimulatedKeyboard } from '../simulator/simulated-inputs.ts';
import { Talk } from '../testing/talk.ts';
import { keyboardButtons, keyboardHalves, keyboardRows, presenter } from './keyboard.ts';
import { BUTTON_PLAYERS, HALF_ROW_PLAYERS, PRESENTER, ROW_PLAYERS } from './profiles.ts';
import { measureRollover, NO_KEYS } from './rollover.ts';

const PROFILES = [
  ['rows', keyboardRows, ROW_PLAYERS, 4, 'ABCDEFGH'],
  ['halves of rows', keyboardHalves, HALF_ROW_PLAYERS, 8, 'ABCDE'],
] as const;

describe.each(PROFILES)('players on %s', (_name, driver, profile, players, letters) => {
  it('have all their answers, each on a key of its own', () => {
    expect(driver.abilities.keys.join('')).toBe(letters);
    const keyboard = new SimulatedKeyboard(profile);
    expect(keyboard.remotes).toHaveLength(players);
    const talk = new Talk(driver, keyboard);
    for (const remote of keyboard.remotes) for (const key of driver.abilities.keys) talk.press(remote, key);
    expect(talk.pressed).toEqual(keyboard.remotes.flatMap((remote) => [...letters].map((key) => `${remote} ${key}`)));
    expect(profile.size).toBe(players * letters.length);
  });
});

it('the digits are the first player’s, the row of Q the second’s', () => {
  expect(ROW_PLAYERS.get('Digit1')).toEqual({ remote: '1', key: 'A' });
  expect(ROW_PLAYERS.get('KeyR')).toEqual({ remote: '2', key: 'D' });
  expect(HALF_ROW_PLAYERS.get('Digit6')).toEqual({ remote: '2', key: 'A' });
});

it('buzzers with a cable are named by the key they type', () => {
  const talk = new Talk(keyboardButtons, new SimulatedKeyboard(BUTTON_PLAYERS));
  talk.press('Space', 'buzz');
  talk.press('Numpad7', 'buzz');
  expect(talk.pressed).toEqual(['Space buzz', 'Numpad7 buzz']);
});

it('a clicker for slides has four keys', () => {
  const talk = new Talk(presenter, new SimulatedKeyboard(PRESENTER));
  for (const code of ['PageUp', 'PageDown', 'Period', 'F5', 'Escape'])
    talk.io.say({ code, isDown: true, isRepeat: false });
  expect(talk.pressed).toEqual(['1 A', '1 B', '1 C', '1 D', '1 D']);
});

it('keys that are held, let go or nobody’s press nothing', () => {
  const talk = new Talk(keyboardRows, null);
  talk.io.say({ code: 'KeyQ', isDown: true, isRepeat: true });
  talk.io.say({ code: 'KeyQ', isDown: false, isRepeat: false });
  for (const code of ['Digit9', 'Tab', '', '__proto__']) talk.io.say({ code, isDown: true, isRepeat: false });
  expect(talk.pressed).toEqual([]);
});

it('measures how many keys are told apart at once', () => {
  const stroke = (code: string, isDown: boolean) => ({ code, isDown, isRepeat: false });
  const strokes = [
    stroke('KeyA', true),
    stroke('KeyS', true),
    stroke('KeyS', true),
    stroke('KeyA', false),
    stroke('KeyD', true),
  ];
  const measured = strokes.reduce(measureRollover, NO_KEYS);
  expect(measured).toEqual({ held: ['KeyS', 'KeyD'], most: 2 });
  expect(measureRollover(measured, stroke('KeyF', true)).most).toBe(3);
});
