import type { Language } from '@qc/contract';
import { type TelephoneWords, telephoneWords } from '@qc/words/telephone';
import type { Spoken } from '../call.ts';
import type { Call } from './next.ts';

/** A voice takes about so long for a letter, and to begin, ms. */
const LETTER_MS = 75;
const BEGIN_MS = 400;

/** The words for this caller. */
export function wordsOf({ session }: Call): TelephoneWords {
  return telephoneWords(session.language);
}

/** Words of the house, in the caller's language. */
export function say({ session }: Call, text: string): Spoken {
  return { say: 'text', text, language: session.language };
}

/** What the game itself says, in the game's language; nothing where it says nothing. */
export function quote(call: Call, text: string): Spoken[] {
  const clean = text.trim();
  return clean === '' ? [] : [{ say: 'text', text: clean, language: gameLanguage(call) }];
}

/** The language of the game; before there is one, the caller's. */
export function gameLanguage({ session, view }: Call): Language {
  return view?.room.language ?? session.language;
}

/** "For Paris, press 1": one sentence where it is a text of the caller's language, else the thing and then its key. */
export function choice(call: Call, what: readonly Spoken[], key: number): Spoken[] {
  const { joining } = wordsOf(call);
  const [only] = what;
  if (what.length === 1 && only?.say === 'text' && only.language === call.session.language)
    return [say(call, joining.pressFor(only.text, key))];
  return [...what, say(call, joining.press(key))];
}

/** About how long it takes to say, ms: known of recordings, guessed of texts. */
export function lengthMs(spoken: readonly Spoken[]): number {
  return spoken.reduce((sum, piece) => sum + pieceMs(piece), 0);
}

function pieceMs(piece: Spoken): number {
  switch (piece.say) {
    case 'text':
      return BEGIN_MS + LETTER_MS * piece.text.length;
    case 'recording':
      return piece.lengthMs;
    case 'silence':
      return piece.ms;
  }
}
