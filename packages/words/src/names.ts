import type { Language } from '@qc/contract';
import * as ar from './ar/names/index.ts';
import * as en from './en/names/index.ts';
import * as he from './he/names/index.ts';
import type { FoulWords } from './names/foul-words.ts';
import type { FriendlyWords } from './names/friendly-words.ts';

export type { FoulWords } from './names/foul-words.ts';

/** What a language has for the names of players: words to make them of, and words that are refused. */
export interface NameWords {
  friendly: FriendlyWords;
  foul: FoulWords;
}

/** By language. Names are looked through for all languages at once, so that they come together. */
export const NAME_WORDS: Readonly<Record<Language, NameWords>> = { he, ar, en };
