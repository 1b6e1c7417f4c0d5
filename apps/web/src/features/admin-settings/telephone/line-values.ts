import type { Form } from '#platform/forms';
import {
  inEachLanguage,
  LANGUAGES,
  type Language,
  type LineCalling,
  type LineSpeech,
  NO_CALLING,
  type TelephoneLine,
  type TelephoneLineChanges,
  USUAL_SPEECH,
} from '@qc/contract';

/** The form that sets a line up. */
export type LineFormOf = Form<LineValues, TelephoneLineChanges>;

type Voices = Record<Language, string>;

/** The line as its form holds it: lists as texts with a line for each, a voice for every language. */
export interface LineValues extends Omit<
  TelephoneLineChanges,
  'numbers' | 'networks' | 'voices' | 'speech' | 'calling'
> {
  numbers: string;
  networks: string;
  voices: Voices;
  speech: Omit<LineSpeech, 'machineVoices' | 'service'> & {
    machineVoices: Voices;
    service: Omit<LineSpeech['service'], 'voices'> & { voices: Voices };
  };
  /** Its countries as one text. */
  calling: Omit<LineCalling, 'countries'> & { countries: string };
}

/** What the form begins with; `line`: null for one that is set up now, in the order of languages of the house. */
export function lineValues(line: TelephoneLine | null): LineValues {
  const secrets = { secret: '', speechKey: '', callToken: '' };
  if (line === null) {
    const limits = { callsMax: 200, callsPerRoom: 200, callsPerNumber: 10, keepDays: 1 };
    const place = { isOn: true, provider: 'twilio', numbers: '', networks: '' } as const;
    const said = { languages: [...LANGUAGES], voices: allVoices({}), speech: speechValues(USUAL_SPEECH) };
    const calling = callingValues({ ...NO_CALLING, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    return { ...place, ...limits, ...said, ...secrets, calling, defaultCode: '' };
  }
  const { numbers, networks, voices, speech, calling, ...rest } = line;
  const lines = { numbers: numbers.join('\n'), networks: networks.join('\n') };
  const said = { voices: allVoices(voices), speech: speechValues(speech) };
  return { ...rest, ...lines, ...secrets, ...said, calling: callingValues(calling) };
}

function speechValues({ machineVoices, service, ...rest }: LineSpeech): LineValues['speech'] {
  return {
    ...rest,
    machineVoices: allVoices(machineVoices),
    service: { ...service, voices: allVoices(service.voices) },
  };
}

function allVoices(chosen: Partial<Voices>): Voices {
  return { ...inEachLanguage(() => ''), ...chosen };
}

/** What is sent. */
export function lineBody({ numbers, networks, voices, speech, calling, ...rest }: LineValues): unknown {
  const { machineVoices, service, ...said } = speech;
  return {
    ...rest,
    numbers: linesOf(numbers),
    networks: linesOf(networks),
    voices: chosenVoices(voices),
    calling: callingBody(calling),
    speech: {
      ...said,
      machineVoices: chosenVoices(machineVoices),
      service: { ...service, voices: chosenVoices(service.voices) },
    },
  };
}

function chosenVoices(voices: Voices): unknown {
  return Object.fromEntries(Object.entries(voices).filter(([, voice]) => voice.trim() !== ''));
}

function callingValues({ countries, ...calling }: LineCalling): LineValues['calling'] {
  return { ...calling, countries: countries.join(' ') };
}

function callingBody({ countries, ...calling }: LineValues['calling']): unknown {
  return { ...calling, countries: countries.split(/[\s,+]+/).filter((code) => code !== '') };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
