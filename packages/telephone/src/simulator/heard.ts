import type { Press } from '../line/entry.ts';

/** One thing that a line plays. */
export type Played =
  | { kind: 'text'; text: string; ms: number }
  | { kind: 'recording'; url: string; ms: number }
  | { kind: 'silence' | 'music'; ms: number };

/** What a caller hears from one answer of the server. */
export interface Heard {
  played: readonly Played[];
  /** All words, one after the other. */
  text: string;
  /** How long it takes when nothing interrupts it, to its last sound. */
  ms: number;
  /** Whether keys are waited for. */
  isAsked: boolean;
  /** When it began. */
  atMs: number;
}

/** What a caller does while hearing it; times from its beginning. */
export interface CallerAct {
  presses: readonly Press[];
  /** `Infinity`: stays. */
  hangUpAtMs: number;
}

/** Who calls. */
export interface SimulatedCaller {
  hears(heard: Heard): CallerAct;
}

/** Said slowly: the speed of a voice on a telephone. */
const MS_FOR_A_LETTER = 65;
const TEXT_MS_MIN = 400;
const RECORDING_MS = 2000;

export function textPlayed(text: string): Played {
  return { kind: 'text', text, ms: Math.max(TEXT_MS_MIN, text.length * MS_FOR_A_LETTER) };
}

export function recordingPlayed(url: string): Played {
  return { kind: 'recording', url, ms: RECORDING_MS };
}

/** What is heard of these. */
export function heardOf(played: readonly Played[], isAsked: boolean, atMs: number): Heard {
  const text = played.flatMap((piece) => (piece.kind === 'text' ? [piece.text] : [])).join(' ');
  const toLastSound = played.slice(0, played.findLastIndex(({ kind }) => kind !== 'silence') + 1);
  return { played, text, ms: lengthOf(toLastSound), isAsked, atMs };
}

export function lengthOf(played: readonly Played[]): number {
  return played.reduce((sum, { ms }) => sum + ms, 0);
}
