import { byteAt, padded } from '../bytes.ts';

const REPORT_BYTES = 64;
const PADDLES = 8;
/** Statuses of the published protocol; `BUZZED` is the one in which paddles have been pressed for us. */
const STATUSES = [0x00, 0x01, 0x02, 0x04, 0x08, 0x10, 0x20, 0x40];
const BUZZED = 0x04;
const COUNT_FROM_MS = 1000;

export const CLEAR = padded(REPORT_BYTES, 0x80);
export const ASK_STATUS = padded(REPORT_BYTES, 0x86);

/** Paddles by their code in reports, from 3: red from the last to the first, then green from the first. */
const BY_CODE = ['red4', 'red3', 'red2', 'red1', 'green1', 'green2', 'green3', 'green4'];
/** Paddles as their counters stand. */
export const PADDLE_NAMES: readonly string[] = ['red', 'green'].flatMap((colour) =>
  [1, 2, 3, 4].map((number) => `${colour}${number}`),
);

/** The code of a paddle; undefined where there is none of that name. */
export function paddleCode(paddle: string): number | undefined {
  const at = BY_CODE.indexOf(paddle);
  return at === -1 ? undefined : at + 3;
}

/** A paddle that was pressed, so long after the first one. */
export interface PaddleLag {
  paddle: string;
  lagMs: number;
}

/**
 * Who pressed, in order, as a status report says it: empty while nobody has; null for what is no such report. `stepMs`
 * is how long the box's counters stand still.
 */
export function readLags(report: Uint8Array, stepMs: number): PaddleLag[] | null {
  const [status, winner] = [byteAt(report, 1), byteAt(report, 2)];
  if (report.length !== REPORT_BYTES || byteAt(report, 0) !== 0 || !STATUSES.includes(status)) return null;
  const counters = Array.from({ length: PADDLES }, (_, at) => wordAt(report, 3 + at * 2));
  if (winner === 2 || winner > PADDLES + 2 || counters.some((counter) => counter * stepMs > COUNT_FROM_MS)) return null;
  const first = BY_CODE[winner - 3];
  if (status !== BUZZED || first === undefined) return [];
  const places = byteAt(report, 19) >= 1 ? [...report.subarray(20, 27)].flatMap((code) => BY_CODE[code - 3] ?? []) : [];
  const lags = new Map([[first, 0]]);
  for (const [at, paddle] of PADDLE_NAMES.entries()) {
    const counter = counters[at] ?? 0;
    if (counter > 0 && paddle !== first) lags.set(paddle, Math.max(0, COUNT_FROM_MS - counter * stepMs));
  }
  // After a second the counters have run out, and only the order is known.
  for (const paddle of places) if (!lags.has(paddle)) lags.set(paddle, COUNT_FROM_MS);
  const placeOf = (paddle: string) => (places.includes(paddle) ? places.indexOf(paddle) : PADDLES);
  return [...lags]
    .map(([paddle, lagMs]) => ({ paddle, lagMs }))
    .sort(
      (a, b) =>
        Number(b.paddle === first) - Number(a.paddle === first) ||
        a.lagMs - b.lagMs ||
        placeOf(a.paddle) - placeOf(b.paddle),
    );
}

function wordAt(bytes: Uint8Array, at: number): number {
  return (byteAt(bytes, at) << 8) | byteAt(bytes, at + 1);
}
