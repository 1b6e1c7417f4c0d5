import * as z from 'zod/mini';
import { text } from '../../fields.ts';
import { CalledPersonId } from '../../ids.ts';
import { INVITED_AT_ONCE, SHORT_TEXT_MAX } from '../../limits.ts';

/**
 * How far it is with somebody who is called into a room. `placing`: the provider is being told; `ended`: answered, and
 * went without playing; `neverAgain`: wants no more calls; `stopped`: was still to be called.
 */
export const CALLED_STATES = [
  'waiting',
  'placing',
  'ringing',
  'answered',
  'joined',
  'ended',
  'busy',
  'noAnswer',
  'failed',
  'neverAgain',
  'stopped',
] as const;
export type CalledState = (typeof CALLED_STATES)[number];

/** Why a call did not go out, or why somebody will not be called. `unknown`: the server went away while placing it. */
export const CALL_FAULTS = [
  'notANumber',
  'repeated',
  'ownNumber',
  'otherCountry',
  'premium',
  'suppressed',
  'calledAlready',
  'keysRefused',
  'numberRefused',
  'tooManyAtOnce',
  'providerAway',
  'unknown',
  'unreached',
  'quietHours',
  'roomOver',
  'byHost',
] as const;
export type CallFault = (typeof CALL_FAULTS)[number];

/** Somebody who is, or was, called into a room. */
export const CalledPerson = z.object({
  _id: CalledPersonId,
  name: z.string(),
  /** In full for as long as the house keeps it; then empty. */
  number: z.string(),
  /** Its last three digits. */
  numberEnd: z.string(),
  state: z.enum(CALLED_STATES),
  fault: z.nullable(z.enum(CALL_FAULTS)),
  /** Busy, or nobody answered, for the first time: may be called once more. */
  mayTryAgain: z.boolean(),
});
export type CalledPerson = z.infer<typeof CalledPerson>;

/** Why nobody can be called from a room. */
export const CALLING_GAPS = [
  'noLine',
  'cannot',
  'noAccount',
  'noAddress',
  'notYou',
  'demo',
  'notLetIn',
  'started',
] as const;
export type CallingGap = (typeof CALLING_GAPS)[number];

/** Calling people into a room: what may be done, and whom it was done with. */
export const CallingState = z.object({
  /** Null: people can be called. */
  gap: z.nullable(z.enum(CALLING_GAPS)),
  /** It is the time in which nobody is called. */
  isQuiet: z.boolean(),
  /** `HH:MM`. */
  quietFrom: z.string(),
  quietUntil: z.string(),
  /** By which a number without a country is read; empty: it is not known. */
  home: z.string(),
  /** Calling codes of those who may be called. */
  countries: z.array(z.string()),
  /** In the owner's words; empty: nothing is said of it. */
  price: z.string(),
  /** How many more may be called into this room, and today. */
  leftHere: z.int(),
  leftToday: z.int(),
  /** How many have asked never to be called, by anybody of the house. */
  neverAgain: z.int(),
  people: z.array(CalledPerson),
});
export type CallingState = z.infer<typeof CallingState>;

/** People to be called. `agreed`: they have agreed to be called, as the host vouches. */
export const CallPeople = z.strictObject({
  people: z
    .array(z.strictObject({ number: z.string().check(z.maxLength(40)), name: text(SHORT_TEXT_MAX) }))
    .check(z.minLength(1), z.maxLength(INVITED_AT_ONCE)),
  agreed: z.literal(true),
});
export type CallPeople = z.infer<typeof CallPeople>;

/** What became of a list: `left`: who is not called, by place in the list, and why. */
export const PeopleCalled = z.object({
  state: CallingState,
  left: z.array(z.object({ at: z.int(), why: z.enum(CALL_FAULTS) })),
});
export type PeopleCalled = z.infer<typeof PeopleCalled>;
