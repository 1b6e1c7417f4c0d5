import { beginsWith, byteAt, padded } from '../bytes.ts';
import { ICLICKER_KEYS, remoteNumber } from '../iclicker/iclicker-codec.ts';
import type { RemoteKey } from '../remote-keys.ts';
import type { Simulated } from './simulated.ts';

const REPORT_BYTES = 64;
const MOST_IN_A_REPORT = 14;
/** Commands that an old base does not know. */
const SECOND_ONLY = [0x2a, 0x2d, 0x29];

interface KeptVote {
  at: number;
  id: Uint8Array;
}

/** A base of either generation, with as many remotes as asked for. */
export class SimulatedIclicker implements Simulated<'hid'> {
  readonly remotes: string[];
  /** Whether it takes votes now. */
  isOpen = false;
  readonly #generation: 'first' | 'second';
  readonly #ids = new Map<string, Uint8Array>();
  #votes: KeptVote[] = [];

  constructor(generation: 'first' | 'second', remotes = 4) {
    this.#generation = generation;
    for (let number = 0; number < remotes; number += 1) {
      const id = Uint8Array.of(0x82, 0xe9, 0x70 + number);
      this.#ids.set(remoteNumber(id), id);
    }
    this.remotes = [...this.#ids.keys()];
  }

  take(bytes: Uint8Array): Uint8Array[] {
    const command = byteAt(bytes, 1);
    if (bytes.length !== REPORT_BYTES || byteAt(bytes, 0) !== 0x01) return [];
    if (this.#generation === 'first') {
      if (SECOND_ONLY.includes(command)) return [];
      if (beginsWith(bytes, 0x01, 0x17, 0x01)) return [this.#votesAfter(byteAt(bytes, 3))];
    }
    if (command === 0x11) this.isOpen = true;
    if (command === 0x12) this.isOpen = false;
    if (beginsWith(bytes, 0x01, 0x17, 0x05)) this.#votes = [];
    return [padded(REPORT_BYTES, 0x01, command, 0xaa), ...this.#afterAck(bytes)];
  }

  press(remote: string, key: RemoteKey): Uint8Array[] {
    const [id, at] = [this.#ids.get(remote), ICLICKER_KEYS.indexOf(key)];
    if (!this.isOpen || id === undefined || at === -1) return [];
    this.#votes.push({ at, id });
    if (this.#generation === 'first') return [];
    // Each vote is in two reports: as the newer one, and beside the next.
    const report = padded(REPORT_BYTES, ...this.#half(this.#votes.length - 1));
    report.set(this.#half(this.#votes.length - 2), REPORT_BYTES / 2);
    return [report];
  }

  #afterAck(bytes: Uint8Array): Uint8Array[] {
    if (beginsWith(bytes, 0x01, 0x15)) return [padded(REPORT_BYTES, 0x01, 0x15, 0x04, 0x05, 0x21, 0x41)];
    if (beginsWith(bytes, 0x01, 0x2d)) return [padded(REPORT_BYTES, 0x02, 0x2c)];
    if (beginsWith(bytes, 0x01, 0x17, 0x04)) return [padded(REPORT_BYTES, 0x02, 0x18, 0x1a)];
    return [];
  }

  #half(index: number): number[] {
    const vote = this.#votes[index];
    return vote ? [0x02, 0x13, 0x81 + vote.at, ...vote.id, index & 0xff] : [];
  }

  #votesAfter(lastIndex: number): Uint8Array {
    const votes = this.#votes.slice(lastIndex, lastIndex + MOST_IN_A_REPORT);
    const newest = lastIndex + votes.length;
    const records = votes.flatMap(({ at, id }) => [0x61 + at, ...id]);
    const left = this.#votes.length - newest;
    return padded(REPORT_BYTES, 0x01, 0x17, left > 0 ? 1 : 0, left, 0, newest, votes.length, ...records);
  }
}
