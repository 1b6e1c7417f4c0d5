import { beginsWith, byteAt, padded, toHex } from '../bytes.ts';
import type { KeyPress } from '../driver.ts';
import type { Bytes } from '../io.ts';
import { LETTER_KEYS, type RemoteKey } from '../remote-keys.ts';

const REPORT_BYTES = 64;
const ANSWERS = 5;
const ACK = 0xaa;
/** The end of the list of votes in a report of an old base. */
const MOST_POLLED = Math.floor((REPORT_BYTES - 7) / 4);

export const ICLICKER_KEYS: readonly RemoteKey[] = LETTER_KEYS.slice(0, ANSWERS);

function command(...bytes: number[]): Bytes {
  return padded(REPORT_BYTES, 0x01, ...bytes);
}

/** Everything that is said to a base. The radio stays on the frequency remotes come with: AA. */
export const SAY = {
  frequency: command(0x10, 0x21, 0x41),
  secondFrequency: command(0x2a, 0x21, 0x41, 0x05),
  commit: command(0x16),
  askState: command(0x15),
  secondProtocol: command(0x2d),
  setUp: command(0x29, 0xa1, 0x8f, 0x96, 0x8d, 0x99, 0x97, 0x8f, 0x80),
  session: command(0x17, 0x03),
  summary: command(0x17, 0x04),
  resetCounter: command(0x17, 0x05),
  closeQuestion: command(0x17, 0x01, 0x00, 0x04),
  letters: command(0x19, 0x66, 0x0a, 0x01),
  startVoting: command(0x11),
  stopVoting: command(0x12),
} as const satisfies Record<string, Bytes>;

/** Asks an old base for the votes after this one. */
export function askVotes(lastIndex: number): Bytes {
  return command(0x17, 0x01, lastIndex, 0x04);
}

/** Whether a report says that this command was taken. */
export function isAckOf(report: Uint8Array, said: Bytes): boolean {
  return report.length === REPORT_BYTES && beginsWith(report, 0x01, byteAt(said, 1), ACK);
}

/** Whether a report is the summary that ends a question. */
export function isSummary(report: Uint8Array): boolean {
  return report.length === REPORT_BYTES && beginsWith(report, 0x02, 0x18, 0x1a);
}

/** A vote that a newer base sends by itself, with a number that goes round after 255. */
export interface SentVote extends KeyPress {
  sequence: number;
}

/** The votes of a report of a newer base, older first: one half may repeat what the report before had in the other. */
export function readSentVotes(report: Uint8Array): SentVote[] {
  if (report.length !== REPORT_BYTES) return [];
  const [first, second] = [readHalf(report.subarray(0, 32)), readHalf(report.subarray(32))];
  if (first === null || second === null) return [first ?? second].filter((vote) => vote !== null);
  const secondIsNewer = ((second.sequence - first.sequence) & 0xff) < 128;
  return secondIsNewer ? [first, second] : [second, first];
}

function readHalf(half: Uint8Array): SentVote | null {
  if (!beginsWith(half, 0x02, 0x13)) return null;
  const code = byteAt(half, 2);
  // Old remotes say 1 to 5 on a newer base.
  const key = keyAt(code > 0x80 ? code - 0x81 : code - 1);
  return key && { key, remote: remoteNumber(half.subarray(3, 6)), sequence: byteAt(half, 6) };
}

/** Votes that an old base had been asked for. */
export interface PolledVotes {
  hasMore: boolean;
  /** Number of the newest vote in the report, or of the one asked for where there is none. */
  lastIndex: number;
  votes: KeyPress[];
}

/** Null for what is no list of votes, or one that is damaged. */
export function readPolledVotes(report: Uint8Array): PolledVotes | null {
  const [more, count] = [byteAt(report, 2), byteAt(report, 6)];
  if (report.length !== REPORT_BYTES || !beginsWith(report, 0x01, 0x17) || more > 1 || count > MOST_POLLED) return null;
  const records = Array.from({ length: count }, (_, at) => report.subarray(7 + at * 4, 11 + at * 4));
  const votes = records.flatMap((record) => {
    const key = keyAt(byteAt(record, 0) - 0x61);
    return key ? [{ key, remote: remoteNumber(record.subarray(1)) }] : [];
  });
  return votes.length === count ? { hasMore: more === 1, lastIndex: byteAt(report, 5), votes } : null;
}

/** The eight digits on the back of a remote. Three bytes are sent; the fourth on the back of a remote is their sum without carry. */
export function remoteNumber(id: Uint8Array): string {
  const [a, b, c] = [byteAt(id, 0), byteAt(id, 1), byteAt(id, 2)];
  return toHex(a, b, c, a ^ b ^ c);
}

function keyAt(at: number): RemoteKey | null {
  return ICLICKER_KEYS[at] ?? null;
}
