import { ASK_AFTER_MS, PING_EVERY_MS, UNANSWERED_DEAD_MS, WIRE_DEAD_MS } from './protocol.ts';

/** A wire, as whoever is at the client's end of it knows it; all times by one clock, ms. */
export interface WireSilence {
  nowMs: number;
  /** The last sign of life, whatever it said. */
  heardAtMs: number;
  /** When the first request went that has had no answer; null: none waits. */
  askedAtMs: number | null;
  pingedAtMs: number;
}

/**
 * What is to be done about a wire, looked at every second. `ping`: its turn has come, or a request has waited for
 * `ASK_AFTER_MS` without a word from the other side, which is asked whether it is there. `unanswered`: nothing was heard
 * for `UNANSWERED_DEAD_MS` while a request waited; `silent`: nothing for `WIRE_DEAD_MS` at all. Both are given up.
 */
export function judgeSilence(wire: WireSilence): 'wait' | 'ping' | 'unanswered' | 'silent' {
  const { nowMs, heardAtMs, askedAtMs, pingedAtMs } = wire;
  const unheardSinceMs = Math.max(heardAtMs, askedAtMs ?? nowMs);
  const unansweredMs = nowMs - unheardSinceMs;
  if (unansweredMs >= UNANSWERED_DEAD_MS) return 'unanswered';
  if (nowMs - heardAtMs >= WIRE_DEAD_MS) return 'silent';
  if (nowMs - pingedAtMs >= PING_EVERY_MS) return 'ping';
  return unansweredMs >= ASK_AFTER_MS && pingedAtMs <= unheardSinceMs ? 'ping' : 'wait';
}
