import * as z from 'zod/mini';
import { LineSpeech, SPEECH_FAULTS, speechKey, USUAL_SPEECH } from './line-speech.ts';
import { phone, timeMs } from '../../fields.ts';
import { LANGUAGES } from '../../languages.ts';
import { CALL_TOKEN_MAX, CALLS_MAX, LINE_NUMBERS_MAX, LINE_SECRET_MAX, NETWORKS_MAX } from '../../limits.ts';
import { LineCalling, NO_CALLING } from './line-calling.ts';

/** Where a telephone line can be: those who turn a call into requests of the house. */
export const TELEPHONE_PROVIDERS = ['twilio', 'signalwire', 'telnyx', 'plivo', 'jambonz', 'yemot', 'sip'] as const;
export type TelephoneProvider = (typeof TELEPHONE_PROVIDERS)[number];

const count = (max: number) => z.int().check(z.minimum(1), z.maximum(max));

const lineFields = {
  /** Calls are taken. */
  isOn: z.boolean(),
  provider: z.enum(TELEPHONE_PROVIDERS),
  /** The numbers that people call, as they are shown. */
  numbers: z.array(phone.check(z.minLength(1))).check(z.minLength(1), z.maxLength(LINE_NUMBERS_MAX)),
  /** That a caller can choose from, in the order in which they are offered. */
  languages: z.array(z.enum(LANGUAGES)).check(z.minLength(1), z.maxLength(LANGUAGES.length)),
  /** Voices as the provider names them; a language without one has the provider's usual voice. */
  voices: z._default(z.partialRecord(z.enum(LANGUAGES), z.string().check(z.trim(), z.regex(/^[\w .:+-]{0,60}$/))), {}),
  /** Who says what is said. */
  speech: z._default(LineSpeech, USUAL_SPEECH),
  /** Addresses and networks (`10.0.0.0/8`) that alone may ask; empty: any that proves itself. */
  networks: z._default(
    z.array(z.string().check(z.trim(), z.regex(/^[0-9a-fA-F.:]{2,45}(\/\d{1,3})?$/))).check(z.maxLength(NETWORKS_MAX)),
    [],
  ),
  /** The room of who keys in none; empty: a code is asked for. */
  defaultCode: z.string().check(z.regex(/^(\d{6})?$/)),
  /** Calls at once, of the whole line … */
  callsMax: count(CALLS_MAX),
  /** … and in one room. */
  callsPerRoom: count(CALLS_MAX),
  /** Calls from one number in an hour. */
  callsPerNumber: count(100),
  /** Days for which it is known that a number has called. */
  keepDays: count(30),
  /** How it calls people, where it does. */
  calling: z._default(LineCalling, NO_CALLING),
};

/** The telephone line of the house. Its secret is told to nobody. */
export const TelephoneLine = z.object(lineFields);
export type TelephoneLine = z.infer<typeof TelephoneLine>;

/** A line as its owner wants it. `secret`: what the provider proves itself with; empty: the one that is there. */
export const TelephoneLineChanges = z.strictObject({
  ...lineFields,
  secret: z.string().check(z.trim(), z.maxLength(LINE_SECRET_MAX), z.regex(/^[\u0021-\u007e]*$/)),
  speechKey,
  /** What calls are placed with; empty: the one that is there. */
  callToken: z._default(z.string().check(z.trim(), z.maxLength(CALL_TOKEN_MAX), z.regex(/^[\u0021-\u007e]*$/)), ''),
});
export type TelephoneLineChanges = z.infer<typeof TelephoneLineChanges>;

/** What is known of a line beside what was set. */
export const TelephoneLineState = z.object({
  /** Null: none has been set up. */
  line: z.nullable(TelephoneLine),
  hasSecret: z.boolean(),
  hasSpeechKey: z.boolean(),
  /** There is something to place calls with. */
  hasCallToken: z.boolean(),
  /** Where the provider is to ask; null: the house does not know its own address. */
  address: z.nullable(z.string()),
});
export type TelephoneLineState = z.infer<typeof TelephoneLineState>;

/** What keeps a line from taking calls, or looks as if it did. */
export const LINE_PROBLEMS = [
  'notSetUp',
  'switchedOff',
  'noAddress',
  'addressNotSecure',
  'noSecret',
  'neverAsked',
  'proofsRefused',
  'speechFails',
  'languageUnspoken',
  'recordingsNotKept',
] as const;
export type LineProblem = (typeof LINE_PROBLEMS)[number];

/** Why a request to a line was not taken. */
export const LINE_REFUSALS = ['unsigned', 'forged', 'stale', 'elsewhere', 'unreadable'] as const;
export type LineRefusal = (typeof LINE_REFUSALS)[number];

/** What is wrong with a line, as far as the house can tell. */
export const TelephoneLineCheck = z.object({
  problems: z.array(z.enum(LINE_PROBLEMS)),
  /** When a request came that was taken; null: none has. */
  askedAt: z.nullable(timeMs),
  /** The last request that was refused; null: none has been. */
  refused: z.nullable(z.object({ at: timeMs, why: z.enum(LINE_REFUSALS) })),
  /** Why `speechFails`; null: it does not. */
  speechFault: z.nullable(z.enum(SPEECH_FAULTS)),
  /** Calls going on now. */
  calls: z.int(),
});
export type TelephoneLineCheck = z.infer<typeof TelephoneLineCheck>;
