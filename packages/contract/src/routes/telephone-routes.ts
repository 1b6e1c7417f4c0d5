import * as z from 'zod/mini';
import { LANGUAGES } from '../languages.ts';
import { SAID_TEXT_MAX } from '../limits.ts';
import { TelephoneLineChanges, TelephoneLineCheck, TelephoneLineState } from '../entities/telephone/telephone-line.ts';
import { CalledPersonId, RoomId } from '../ids.ts';
import { CallingState, CallPeople, PeopleCalled } from '../entities/telephone/called-person.ts';
import { route } from '../route.ts';

/** The telephone line of the house: what is called, and for its owner how it is set. */
export const telephoneRoutes = {
  getCallNumbers: route('GET', '/telephone/numbers', {
    access: 'anyone',
    summary: 'The numbers by which people call into games, for the big screen; none where the house takes no calls',
    /** `costHint`: what it costs to call, in the owner's words. */
    reply: z.object({ numbers: z.array(z.string()), costHint: z.string() }),
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
  getCalling: route('GET', '/room/{id}/calling', {
    access: 'user',
    summary: 'Calling people into a room that I may operate: whether it can be done, and how far it is',
    params: z.object({ id: RoomId }),
    reply: CallingState,
  }),
  callPeople: route('POST', '/room/{id}/calling', {
    access: 'user',
    summary: 'Call people who have agreed to be called into a room, one after another',
    params: z.object({ id: RoomId }),
    body: CallPeople,
    reply: PeopleCalled,
  }),
  callAgain: route('POST', '/room/{id}/calling/again', {
    access: 'user',
    summary: 'Call somebody once more who was busy or did not answer',
    params: z.object({ id: RoomId }),
    body: z.strictObject({ person: CalledPersonId }),
    reply: CallingState,
  }),
  stopCalling: route('POST', '/room/{id}/calling/stop', {
    access: 'user',
    summary: 'Call nobody more into a room, and let no telephone go on ringing',
    params: z.object({ id: RoomId }),
    reply: CallingState,
  }),
};
