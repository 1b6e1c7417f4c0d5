import type { LiveRefusal } from '@qc/contract';
import type { Spoken } from '../call.ts';
import { typedKeys } from './hold.ts';
import { enterName } from './name.ts';
import { ask, type Call, follow, goTo, hangUp, type Heard, type Next, send } from './next.ts';
import { say, wordsOf } from './say.ts';
import { type CodePlace, EMPTY_FORM } from './session.ts';
import { typing } from './typing.ts';

/** Digits of a room's code. */
const CODE_LENGTH = 6;
/** Wrong codes, and times without any, after which the call ends. */
const WRONG_MAX = 3;
const SILENT_MAX = 4;

/** Which game: the line's own, or the one whose code is typed. */
export function enterCode(call: Call): Next {
  const place: CodePlace = { name: 'code', silent: 0, wrong: 0, keys: '' };
  const { code } = call.session.line;
  return code === null ? askCode(call, place, []) : send(goTo(call, place), { type: 'find', code });
}

function askCode(call: Call, place: CodePlace, before: Spoken[]): Next {
  // One more than a code has, so that the key that ends it is not left for the next turn.
  const wanted = typedKeys(CODE_LENGTH + 1);
  return ask(goTo(call, place), [...before, say(call, wordsOf(call).joining.enterCode)], wanted);
}

/** Looks a whole code up; what is none is asked for again. */
export function hearCode(call: Call, place: CodePlace, heard: Heard): Next {
  const { joining } = wordsOf(call);
  const typed = typing(place.keys, heard, CODE_LENGTH);
  if (typed.is === 'begun') {
    const more = goTo(call, { ...place, keys: typed.keys });
    return ask(more, [say(call, joining.thenHash)], typedKeys(CODE_LENGTH + 1 - typed.keys.length));
  }
  if (typed.is === 'nothing') {
    const silent = place.silent + 1;
    if (silent >= SILENT_MAX) return hangUp(call, [say(call, joining.nothingHeard), say(call, joining.goodbye)]);
    return askCode(call, { ...place, silent }, []);
  }
  if (typed.keys.length !== CODE_LENGTH) return wrongCode(call, place, joining.codeLength);
  return send(goTo(call, { ...place, keys: '', silent: 0 }), { type: 'find', code: typed.keys });
}

/** No open room has it. */
export function codeNotFound(call: Call, place: CodePlace): Next {
  return wrongCode(call, place, wordsOf(call).joining.unknownCode);
}

function wrongCode(call: Call, place: CodePlace, why: string): Next {
  const { joining } = wordsOf(call);
  const wrong = place.wrong + 1;
  if (wrong >= WRONG_MAX || call.session.line.code !== null)
    return hangUp(call, [say(call, why), say(call, joining.goodbye)]);
  return askCode(call, { ...place, wrong, keys: '' }, [say(call, why), say(call, joining.tryAgain)]);
}

/** There is the room: who has a place in it goes in at once, and who will get none is told before anything is asked. */
export function codeFound(call: Call, place: CodePlace): Next {
  const { view, session } = call;
  if (view === null) return codeNotFound(call, place);
  const { language } = view.room;
  const speaksIt = !session.choseLanguage && session.line.languages.includes(language);
  const here: Call = speaksIt ? { view, session: { ...session, language } } : call;
  const words = wordsOf(here);
  if (view.own !== null) return follow(here, [say(here, words.waiting.welcomeBack)]);
  const { door } = view.shared;
  if (door === 'roomEnded') return wrongCode(here, place, words.callRefusals.roomEnded);
  if (door === null || door === 'pagesNotLetIn') return enterName(here, EMPTY_FORM);
  return hangUp(here, [say(here, words.callRefusals[door]), say(here, words.joining.goodbye)]);
}

/** The code could not be looked up. */
export function findRefused(call: Call, why: LiveRefusal): Next {
  const { callRefusals, joining } = wordsOf(call);
  return hangUp(call, [say(call, callRefusals[why]), say(call, joining.goodbye)]);
}
