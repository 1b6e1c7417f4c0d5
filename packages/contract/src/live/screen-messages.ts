import * as z from 'zod/mini';
import { VOLUME_MAX } from '../limits.ts';

/** What big screens say of themselves, and what consoles wish of their sound. Nothing of it is part of the run. */

/** A big screen's own name, which it keeps when it is loaded anew. */
export const ScreenName = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,40}$/));

/**
 * How a big screen's sound is. `locked`: the browser waits for a press there. `on`: it may speak, and what should sound
 * is measured. `silent`: it may, and nothing is. `none`: there is no sound to be had.
 */
export const SCREEN_SOUNDS = ['locked', 'on', 'silent', 'none'] as const;
export type ScreenSound = (typeof SCREEN_SOUNDS)[number];

/** Largest width or height of a screen that is believed, in pixels of its page. */
const SIZE_MAX = 20_000;
/** A screen says how it is at least this often, ms. */
export const SCREEN_EVERY_MS = 20_000;
/** And at most so often in as long: what is over it is left out. */
export const SCREEN_WORDS_MAX = 40;

/** From big screens alone: at every change, and every `SCREEN_EVERY_MS`. No ack: it may be lost. */
export const ScreenWord = z.strictObject({
  t: z.literal('screen'),
  screen: ScreenName,
  sound: z.enum(SCREEN_SOUNDS),
  /** What it plays at, 0 where it has been silenced there. */
  volume: z.int().check(z.minimum(0), z.maximum(VOLUME_MAX)),
  w: z.int().check(z.minimum(0), z.maximum(SIZE_MAX)),
  h: z.int().check(z.minimum(0), z.maximum(SIZE_MAX)),
  /** How far it has calmed its pictures, as it is too slow for them: 0 not at all. */
  level: z.int().check(z.minimum(0), z.maximum(2)),
});
export type ScreenWord = z.infer<typeof ScreenWord>;

/** From consoles alone: something that the big screens do now, and that no run remembers. */
export const ScreenWish = z.strictObject({
  t: z.literal('screenWish'),
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{6,40}$/)),
  wish: z.discriminatedUnion('do', [
    /** Down with the music while somebody speaks; ends with this console at the latest. */
    z.strictObject({ do: z.literal('duck'), on: z.boolean() }),
    /** A chime, to hear whether the screen is heard. */
    z.strictObject({ do: z.literal('test') }),
    /** The screen that sounds from now on; null: the first that can. */
    z.strictObject({ do: z.literal('sounding'), screen: z.nullable(ScreenName) }),
  ]),
});
export type ScreenWish = z.infer<typeof ScreenWish>['wish'];

/** A big screen of the room, as consoles show it. */
export interface ScreenRow extends Omit<ScreenWord, 't'> {
  /** It is the one that sounds. */
  sounds: boolean;
  /** The operator has chosen it. */
  chosen: boolean;
}
/** All big screens of the room in the order in which they came, latest wins. To operators only. */
export interface Screens {
  t: 'screens';
  rows: ScreenRow[];
}
/** To a big screen: whether it is the one that sounds, and whether it goes down; latest wins. */
export interface Sounding {
  t: 'sounding';
  here: boolean;
  ducked: boolean;
}
/** To the big screen that sounds: a chime now. */
export interface TestSound {
  t: 'testSound';
}
