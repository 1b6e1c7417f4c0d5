import type { Language, SlideResponse } from '@qc/contract';
import type { LineReply, Recording, Spoken } from '../call.ts';
import type { CallCommand, GivenNumber } from './command.ts';

/** What a line knows of a call before anything is said. */
export interface CallLine {
  /** Names this call, and no other: what it asks of the room carries it. 6 to 24 letters, digits, `-` and `_`. */
  id: string;
  /** On offer, the line's own first. */
  languages: readonly [Language, ...Language[]];
  /** What this caller was spoken to in before; null: not known. */
  spokeBefore: Language | null;
  /** The room that all its calls go to; null: the caller says which. */
  code: string | null;
  /** What callers are told apart by: the last three digits of the number, or three that were drawn where it is hidden. */
  digits: string;
  /** The number is known, and can be given to the host where a game asks for one. */
  hasNumber: boolean;
  /** A soft tone of a second or two, which says that the line is alive; null: only words say it. */
  tone: Recording | null;
  /** The house has called; absent: the caller has. */
  invited?: Invited;
}

/** What somebody is told whom the house calls. */
export interface Invited {
  /** Names the invitation. */
  id: string;
  /** Under which the host has the person on the list; empty: under the number alone. */
  name: string;
  /** Who calls; empty: nobody who could be named. */
  house: string;
  game: string;
  /** In which both are written. */
  language: Language;
}

/** What is filled in to join. */
export interface JoinForm {
  consent: boolean;
  number: GivenNumber;
  team: number | null;
  pattern: readonly number[];
  /** Names that were tried and could not be taken. */
  namesTried: number;
}

/** Nothing filled in yet. */
export const EMPTY_FORM: JoinForm = { consent: false, number: null, team: null, pattern: [], namesTried: 0 };

/** What of the form is being asked for; `otherNumber`: one that is typed, not that of the call. */
export type FormField = 'consent' | 'ownNumber' | 'otherNumber' | 'team' | 'pattern';

/** Before the room. `silent`: how often nothing came; `keys`: typed in earlier turns, as nobody has to type in one go. */
interface Asked {
  silent: number;
}
export interface LanguagePlace extends Asked {
  name: 'language';
}
export interface InvitedPlace extends Asked {
  name: 'invited';
}
export interface CodePlace extends Asked {
  name: 'code';
  wrong: number;
  keys: string;
}
export interface NamePlace extends Asked {
  name: 'name';
  form: JoinForm;
  /** Null: all is filled in. */
  field: FormField | null;
  keys: string;
}

/** In the room. `told`: what of it was said last, so that nothing is said twice. */
export interface WaitingPlace {
  name: 'lobby' | 'wait' | 'result';
  told: string;
  /** How often nothing has come since. */
  held: number;
  /** It is being asked whether the caller means to leave. */
  leaving: boolean;
  /** In a pause: an answer that had been said back and not been sent yet. */
  unsent?: ConfirmPlace;
}
export interface QuestionPlace {
  name: 'question';
  told: string;
  held: number;
  slide: number;
  visit: number;
  keys: string;
}
export interface ConfirmPlace {
  name: 'confirm';
  told: string;
  slide: number;
  visit: number;
  response: SlideResponse;
}
/** The last word has been said: what still comes changes nothing. */
export interface EndPlace {
  name: 'end';
}

/** Where a call stands. */
export type Place =
  | LanguagePlace
  | InvitedPlace
  | CodePlace
  | NamePlace
  | WaitingPlace
  | QuestionPlace
  | ConfirmPlace
  | EndPlace;

/** Everything that is known of one call: plain JSON, to be stored after each step, before its reply is sent. */
export interface CallSession {
  /** Of this form. */
  version: 1;
  line: CallLine;
  /** In which the caller is spoken to; what a game says is said in the game's own. */
  language: Language;
  /** The caller has chosen it, now or before. */
  choseLanguage: boolean;
  /** Of the last reply that waits for keys; 0: none yet. */
  turn: number;
  place: Place;
  /** What the room was asked and has not answered yet. */
  pending: CallCommand | null;
  /** Words that go before the next reply: its room was asked something first. */
  owed: readonly Spoken[];
  /** The last reply, told again when the line asks again. */
  last: LineReply | null;
  /** The visit whose points and place were told. */
  placeToldAt: number | null;
}

/** A call that has just come in. Nothing is said before its `started`. */
export function newCall(line: CallLine): CallSession {
  return {
    version: 1,
    line,
    language: line.spokeBefore ?? line.languages[0],
    choseLanguage: line.spokeBefore !== null,
    turn: 0,
    place: { name: 'language', silent: 0 },
    pending: null,
    owed: [],
    last: null,
    placeToldAt: null,
  };
}
