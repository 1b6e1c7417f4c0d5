import {
  inEachLanguage,
  LANGUAGES,
  type Language,
  type LineCalling,
  NO_CALLING,
  type TelephoneLine,
  type TelephoneLineChanges,
} from '@qc/contract';
import type { Form } from '#platform/forms';

/** The line as its form holds it: lists as texts with a line for each, a voice for every language. */
export interface LineValues extends Omit<TelephoneLineChanges, 'numbers' | 'networks' | 'voices' | 'calling'> {
  numbers: string;
  networks: string;
  voices: Record<Language, string>;
  /** Its countries as one text. */
  calling: Omit<LineCalling, 'countries'> & { countries: string };
}

export type LineFormOf = Form<LineValues, TelephoneLineChanges>;

/** What the form begins with; `line`: null for one that is set up now, in the order of languages of the house. */
export function lineValues(line: TelephoneLine | null): LineValues {
  const voices = inEachLanguage(() => '');
  if (line === null) {
    const limits = { callsMax: 200, callsPerRoom: 200, callsPerNumber: 10, keepDays: 1 };
    const place = { isOn: true, provider: 'twilio', numbers: '', networks: '', secret: '' } as const;
    const calling = callingValues({ ...NO_CALLING, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    return { ...place, ...limits, languages: [...LANGUAGES], voices, defaultCode: '', calling, callToken: '' };
  }
  const { numbers, networks, voices: chosen, calling, ...rest } = line;
  const lines = { numbers: numbers.join('\n'), networks: networks.join('\n') };
  return {
    ...rest,
    ...lines,
    voices: { ...voices, ...chosen },
    calling: callingValues(calling),
    secret: '',
    callToken: '',
  };
}

/** What is sent. */
export function lineBody({ numbers, networks, voices, calling, ...rest }: LineValues): unknown {
  const chosen = Object.entries(voices).filter(([, voice]) => voice.trim() !== '');
  return {
    ...rest,
    numbers: linesOf(numbers),
    networks: linesOf(networks),
    voices: Object.fromEntries(chosen),
    calling: callingBody(calling),
  };
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
