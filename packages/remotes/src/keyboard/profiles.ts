import type { KeyPress } from '../driver.ts';
import { LETTER_KEYS } from '../remote-keys.ts';

/** What each key of a keyboard means: whose it is, and which key of a remote. By place, whatever is printed on it. */
export type KeyProfile = ReadonlyMap<string, KeyPress>;

/** Rows from above, each from the left. */
const ROWS = [
  [...'1234567890'].map((digit) => `Digit${digit}`),
  [...'QWERTYUIOP'].map((letter) => `Key${letter}`),
  [...[...'ASDFGHJKL'].map((letter) => `Key${letter}`), 'Semicolon'],
  [...[...'ZXCVBNM'].map((letter) => `Key${letter}`), 'Comma', 'Period', 'Slash'],
];

/** Each group of keys is a player, and the first ones of it are the answers. */
function playersOf(groups: readonly (readonly string[])[], answers: number): KeyProfile {
  return new Map(
    groups.flatMap((codes, player) =>
      codes.slice(0, answers).flatMap((code, at) => {
        const key = LETTER_KEYS[at];
        return key ? [[code, { remote: String(player + 1), key }] as const] : [];
      }),
    ),
  );
}

/** Four players, a row each: A to H. */
export const ROW_PLAYERS = playersOf(ROWS, 8);
/** Eight players, half a row each: A to E. */
export const HALF_ROW_PLAYERS = playersOf(
  ROWS.flatMap((row) => [row.slice(0, 5), row.slice(5)]),
  5,
);
/** Every key is a player with one button, and has its own name: what buzzers with a cable type. */
export const BUTTON_PLAYERS: KeyProfile = new Map(
  [...ROWS.flat(), ...[...'0123456789'].map((digit) => `Numpad${digit}`), 'Space', 'Enter', 'NumpadEnter'].map(
    (code) => [code, { remote: code, key: 'buzz' }] as const,
  ),
);
/** A clicker for slides as a remote: back A, on B, black C, start or end of the show D. */
export const PRESENTER: KeyProfile = new Map([
  ['PageUp', { remote: '1', key: 'A' }],
  ['PageDown', { remote: '1', key: 'B' }],
  ['Period', { remote: '1', key: 'C' }],
  ['F5', { remote: '1', key: 'D' }],
  ['Escape', { remote: '1', key: 'D' }],
]);
