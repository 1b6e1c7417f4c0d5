import { expect, it } from 'vitest';
import type { Played } from './heard.ts';
import { Silence } from './silence.ts';

const text: Played = { kind: 'text', text: 'One moment', ms: 1000 };
const music: Played = { kind: 'music', ms: 1000 };
const silence: Played = { kind: 'silence', ms: 1500 };

/** The longest silence of a caller who hears these, one after the other, each with what is waited and what is pressed. */
function longest(...turns: { played: Played[]; ms: number; pressedMs?: number; lateMs?: number }[]): number {
  const watched = new Silence();
  for (const { played, ms, pressedMs = null, lateMs = 0 } of turns) {
    watched.pass(lateMs, null);
    watched.plays(played);
    watched.pass(ms, pressedMs);
  }
  return watched.longestMs;
}

it.each([
  ['is ringing before the first word', [{ played: [text], ms: 1000, lateMs: 9000 }], 0],
  ['is what is waited once all is said', [{ played: [text], ms: 3500 }], 2500],
  ['is what is said as silence, with what comes after it', [{ played: [text, silence], ms: 3000 }], 2000],
  ['ends with a sound', [{ played: [text, silence, music], ms: 5000 }], 1500],
  [
    'goes on while the answer is late',
    [
      { played: [text], ms: 3500 },
      { played: [music], ms: 1000, lateMs: 700 },
    ],
    3200,
  ],
  ['begins anew with a key', [{ played: [text], ms: 3500, pressedMs: 2000 }], 1500],
  [
    'begins with the key that interrupts',
    [
      { played: [text], ms: 500, pressedMs: 500 },
      { played: [text], ms: 1, lateMs: 300 },
    ],
    300,
  ],
] as const)('silence %s', (_what, turns, ms) => {
  expect(longest(...turns.map((turn) => ({ ...turn, played: [...turn.played] })))).toBe(ms);
});
