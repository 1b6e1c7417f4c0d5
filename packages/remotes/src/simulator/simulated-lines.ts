import type { RemoteKey } from '../remote-keys.ts';
import { LineReader } from '../lines/line-reader.ts';
import { toLine } from '../lines/lines-codec.ts';
import type { Simulated } from './simulated.ts';

/** A board that speaks the open line protocol, or the plain form of it. Its clock begins when it starts. */
export class SimulatedLines implements Simulated<'serial'> {
  readonly remotes: string[];
  /** Colours of the lamps that are lit, by remote. */
  readonly lit = new Map<string, string>();
  /** The question it was told of. */
  armed: string | null = null;
  readonly #kind: 'json' | 'plain';
  readonly #reader = new LineReader();
  readonly #startedAtMs: number;
  #sequence = 0;

  constructor(kind: 'json' | 'plain' = 'json', remotes = 4, startedAtMs = 0) {
    this.#kind = kind;
    this.#startedAtMs = startedAtMs;
    this.remotes = Array.from({ length: remotes }, (_, at) => String(at + 1));
  }

  take(bytes: Uint8Array): Uint8Array[] {
    if (this.#kind === 'plain') return [];
    return this.#reader.push(bytes).flatMap((line) => this.#obey(JSON.parse(line)));
  }

  press(remote: string, key: RemoteKey, nowMs: number): Uint8Array[] {
    if (!this.remotes.includes(remote)) return [];
    if (this.#kind === 'plain') return [plainLine(remote, key)];
    this.#sequence += 1;
    return [toLine({ type: 'press', p: remote, k: key, t: nowMs - this.#startedAtMs, s: this.#sequence })];
  }

  #obey(said: { type: string; q?: string; p?: string; on?: boolean; rgb?: string }): Uint8Array[] {
    if (said.type === 'arm') this.armed = said.q ?? null;
    if (said.type === 'disarm') this.armed = null;
    if (said.type === 'lamp' && said.on) this.lit.set(said.p ?? '', said.rgb ?? '');
    if (said.type === 'lamp' && !said.on) this.lit.delete(said.p ?? '');
    if (said.type !== 'ping') return [];
    return [toLine({ type: 'hello', proto: 1, name: 'simulator', id: '1', players: this.remotes.length })];
  }
}

/** `P03 B`, as the simplest boards print it. */
function plainLine(remote: string, key: RemoteKey): Uint8Array {
  return Uint8Array.from(`P${remote.padStart(2, '0')} ${key}\r\n`, (letter) => letter.charCodeAt(0));
}
