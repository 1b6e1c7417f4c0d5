import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { SAID_TEXT_MAX } from '../limits.ts';
import { TelephoneLineChanges, TelephoneLineCheck, TelephoneLineState } from '../entities/telephone/telephone-line.ts';
import { route } from '../route.ts';

/** The telephone line of the house: what is called, and for its owner how it is set. */
export const telephoneRoutes = {
  getCallNumbers: route('GET', '/telephone/numbers', {
    access: 'anyone',
    summary: 'The numbers by which people call into games, for the big screen; none where the house takes no calls',
    reply: z.object({ numbers: z.array(z.string()) }),
  }),
  getTelephoneLine: route('GET', '/admin/telephone', {
    access: 'admin',
    summary: 'The telephone line of the house, without its secret; for owners',
    reply: TelephoneLineState,
  }),
  saveTelephoneLine: route('PUT', '/admin/telephone', {
    access: 'admin',
    summary: 'Set the telephone line up, or change it; in force at the next call',
    body: TelephoneLineChanges,
    reply: TelephoneLineState,
  }),
  checkTelephoneLine: route('GET', '/admin/telephone/check', {
    access: 'admin',
    summary: 'What keeps the telephone line from taking calls, as far as the house can tell',
    reply: TelephoneLineCheck,
  }),
  sayOnTelephone: route('POST', '/telephone/say', {
    access: 'user',
    summary: 'Hear a text as callers do: a recording of it, and how long it is',
    body: z.strictObject({
      text: z.string().check(z.trim(), z.minLength(1), z.maxLength(SAID_TEXT_MAX)),
      language: z.enum(LANGUAGES),
    }),
    reply: z.object({
      /** Path of a WAV file, 8 kHz mono, that anybody who knows it may fetch. */
      address: z.string(),
      lengthMs: z.int(),
    }),
  }),
};
