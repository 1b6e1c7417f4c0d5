import type { SlideType } from '../entities/question.ts';
import type { KeyReader } from './read-keys.ts';

/** What a game is played with: everything that is decided by the kind of device. Free of zod: the engine uses it. */
export interface Device {
  /** Kinds of slide that it can answer. */
  slides: readonly SlideType[];
  /** How what is pressed becomes a response, by kind of slide; null: it shows a page, which answers by itself. */
  readKeys: Readonly<Partial<Record<SlideType, KeyReader>>> | null;
  /** Until a question closes the last answer counts; else the first one is final. */
  mayChangeAnswer: boolean;
  /** Credits of one run. */
  price: number;
  /** What a run is called in the ledger and in statements: no other device has the same word. */
  usage: string;
  /** Its runs need the telephone line of the house: where there is none, no room can be opened for it. */
  needsLine: boolean;
  /** Games may be given out to be played at one's own pace. */
  isSelfPaced: boolean;
  /** Its runs may be switched off for a person or an institution (`disableRemotesGames`). */
  canBeSwitchedOff: boolean;
  /** What stands on its keys, whatever the game's language; null: it has none, and shows the answers itself. */
  keys: 'latin' | 'digits' | null;
}
