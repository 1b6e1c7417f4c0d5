import * as z from 'zod/mini';
import { LANGUAGES } from '../../languages.ts';
import { LINE_SECRET_MAX, LINK_MAX } from '../../limits.ts';

/**
 * Who says the texts of a telephone line: `line` its provider's voices, `machine` the one on the server, `service` a speech
 * service by http. Recordings of the last two are played where the provider plays any.
 */
export const SPEECH_SOURCES = ['line', 'machine', 'service'] as const;
export type SpeechSource = (typeof SPEECH_SOURCES)[number];

/** How a speech service is asked: `plain` as docs/telephone.md says, `openai` as `POST /v1/audio/speech` is. */
export const SPEECH_PROTOCOLS = ['plain', 'openai'] as const;
export type SpeechProtocol = (typeof SPEECH_PROTOCOLS)[number];

const voices = (pattern: RegExp) =>
  z._default(z.partialRecord(z.enum(LANGUAGES), z.string().check(z.trim(), z.regex(pattern))), {});

const none = { protocol: 'plain', address: '', model: '', voices: {} } as const;

/** How the line's texts are said. */
export const LineSpeech = z.object({
  source: z.enum(SPEECH_SOURCES),
  /** Voices of the machine, as eSpeak NG names them; a language without one has its usual voice. */
  machineVoices: voices(/^[\w+-]{0,40}$/),
  service: z._default(
    z.object({
      protocol: z.enum(SPEECH_PROTOCOLS),
      /** The whole address that is asked; empty: there is no service. */
      address: z.string().check(z.trim(), z.maxLength(LINK_MAX), z.regex(/^(https?:\/\/[^\s/@?#]+(\/[^\s@?#]*)?)?$/)),
      model: z.string().check(z.trim(), z.regex(/^[\w .:/+-]{0,80}$/)),
      /** As the service names them. */
      voices: voices(/^[\w .:/+-]{0,80}$/),
    }),
    none,
  ),
});
export type LineSpeech = z.infer<typeof LineSpeech>;

/** How texts are said on a line of which nothing else is known. */
export const USUAL_SPEECH: LineSpeech = { source: 'line', machineVoices: {}, service: none };

/** What a speech service is asked with; empty: what is there stays, as long as the address does. */
export const speechKey = z._default(
  z.string().check(z.trim(), z.maxLength(LINE_SECRET_MAX), z.regex(/^[\u0021-\u007e]*$/)),
  '',
);

/**
 * Why nothing can be said: the machine's program does not run or has no such voice; the service is no address that may be
 * asked, does not answer, does not know the key, refuses, or sends no sound that can be read.
 */
export const SPEECH_FAULTS = [
  'machineSilent',
  'addressNotAllowed',
  'unreachable',
  'wrongKey',
  'serviceRefuses',
  'noSound',
] as const;
export type SpeechFault = (typeof SPEECH_FAULTS)[number];
