import { inEachLanguage, LANGUAGES, type Language, type TelephoneLine, type TelephoneLineChanges } from '@qc/contract';

/** The line as its form holds it: lists as texts with a line for each, a voice for every language. */
export interface LineValues extends Omit<TelephoneLineChanges, 'numbers' | 'networks' | 'voices'> {
  numbers: string;
  networks: string;
  voices: Record<Language, string>;
}

/** What the form begins with; `line`: null for one that is set up now, in the order of languages of the house. */
export function lineValues(line: TelephoneLine | null): LineValues {
  const voices = inEachLanguage(() => '');
  if (line === null) {
    const limits = { callsMax: 200, callsPerRoom: 200, callsPerNumber: 10, keepDays: 1 };
    const place = { isOn: true, provider: 'twilio', numbers: '', networks: '', secret: '' } as const;
    return { ...place, ...limits, languages: [...LANGUAGES], voices, defaultCode: '' };
  }
  const { numbers, networks, voices: chosen, ...rest } = line;
  const lines = { numbers: numbers.join('\n'), networks: networks.join('\n') };
  return { ...rest, ...lines, voices: { ...voices, ...chosen }, secret: '' };
}

/** What is sent. */
export function lineBody({ numbers, networks, voices, ...rest }: LineValues): unknown {
  const chosen = Object.entries(voices).filter(([, voice]) => voice.trim() !== '');
  return { ...rest, numbers: linesOf(numbers), networks: linesOf(networks), voices: Object.fromEntries(chosen) };
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
