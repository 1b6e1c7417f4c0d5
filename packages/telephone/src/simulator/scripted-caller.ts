import type { CallerAct, Heard, SimulatedCaller } from './heard.ts';

/** What a caller does on hearing something. */
export interface ScriptLine {
  /** Words, or an address, that have to be among what is heard; null: anything that asks for keys. */
  on: string | RegExp | null;
  /** Keys one after the other, `427#`; empty: none. */
  press: string;
  /** When the first is pressed: so long after the beginning, else once all is said. */
  atMs?: number;
  /** Between keys. */
  gapMs?: number;
  /** Hangs up so long after the beginning. */
  hangUpAtMs?: number;
  /** How often it is done; else once. */
  times?: number;
}

const THINKS_MS = 300;
const GAP_MS = 250;

/** A caller who follows a script: of the lines that fit, the first that is not used up. Otherwise nothing is pressed. */
export function scriptedCaller(script: readonly ScriptLine[]): SimulatedCaller {
  const left = script.map((line) => ({ line, times: line.times ?? 1 }));
  return {
    hears: (heard) => {
      const found = left.find(({ line, times }) => times > 0 && fits(line, heard));
      if (found === undefined) return { presses: [], hangUpAtMs: Infinity };
      found.times -= 1;
      return actOf(found.line, heard);
    },
  };
}

/** Keys one after the other, from a moment on. */
export function pressAll(keys: string, { atMs, gapMs = GAP_MS }: { atMs: number; gapMs?: number }): CallerAct {
  const presses = [...keys].map((key, index) => ({ key, atMs: atMs + index * gapMs }));
  return { presses, hangUpAtMs: Infinity };
}

function actOf({ press, atMs, gapMs = GAP_MS, hangUpAtMs = Infinity }: ScriptLine, heard: Heard): CallerAct {
  return { ...pressAll(press, { atMs: atMs ?? heard.ms + THINKS_MS, gapMs }), hangUpAtMs };
}

function fits({ on }: ScriptLine, heard: Heard): boolean {
  if (on === null) return heard.isAsked;
  const addresses = heard.played.flatMap((piece) => (piece.kind === 'recording' ? [piece.url] : []));
  return [heard.text, ...addresses].some((text) => (typeof on === 'string' ? text.includes(on) : on.test(text)));
}
