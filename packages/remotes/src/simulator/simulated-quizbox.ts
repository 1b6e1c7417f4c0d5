import { byteAt, padded } from '../bytes.ts';
import { type PaddleLag, PADDLE_NAMES, paddleCode } from '../quizbox/quizbox-codec.ts';
import type { Simulated } from './simulated.ts';

const REPORT_BYTES = 64;
const COUNT_FROM_MS = 1000;

/** The box with eight paddles, whose counters stand still for `stepMs`. */
export class SimulatedQuizbox implements Simulated<'hid'> {
  readonly remotes = PADDLE_NAMES;
  readonly #stepMs: number;
  #pressed: { paddle: string; atMs: number }[] = [];

  constructor(stepMs = 1.02) {
    this.#stepMs = stepMs;
  }

  take(bytes: Uint8Array): Uint8Array[] {
    if (byteAt(bytes, 0) === 0x80) this.#pressed = [];
    const firstAtMs = this.#pressed[0]?.atMs ?? 0;
    const lags = this.#pressed.map(({ paddle, atMs }) => ({ paddle, lagMs: atMs - firstAtMs }));
    return byteAt(bytes, 0) === 0x86 ? [statusReport(lags, this.#stepMs)] : [];
  }

  press(paddle: string, _key: unknown, atMs: number): Uint8Array[] {
    const isNew = this.remotes.includes(paddle) && !this.#pressed.some((one) => one.paddle === paddle);
    if (isNew) this.#pressed.push({ paddle, atMs });
    return [];
  }
}

/** The status after these paddles were pressed in this order. */
export function statusReport(lags: readonly PaddleLag[], stepMs: number): Uint8Array {
  const codes = lags.map(({ paddle }) => paddleCode(paddle) ?? 0);
  const report = padded(REPORT_BYTES, 0, lags.length > 0 ? 0x04 : 0, codes[0] ?? 0);
  for (const { paddle, lagMs } of lags) {
    const counter = Math.max(0, Math.floor((COUNT_FROM_MS - lagMs) / stepMs));
    report.set([counter >> 8, counter & 0xff], 3 + PADDLE_NAMES.indexOf(paddle) * 2);
  }
  report.set([1, ...codes.slice(1)], 19);
  return report;
}
