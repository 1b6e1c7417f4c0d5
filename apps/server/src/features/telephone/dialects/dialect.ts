import type { Language } from '@qc/contract';
import type { LineEvent, LineReply } from '@qc/telephone/call';

/** A request of a provider, as it came. */
export interface LineRequest {
  method: string;
  /** The address it was sent to, by `publicUrl`: what the provider was told, never what the request says of itself. */
  url: string;
  /** Names in small letters, as Node has them. */
  headers: Readonly<Record<string, string | string[] | undefined>>;
  /** The bytes that were signed. */
  body: Buffer;
  /** From where it came; null: not known. */
  ip: string | null;
}

/** By what requests of a line are proved. */
export interface LineKeys {
  /** The provider's secret; of Telnyx, its public key. An empty one proves nothing. */
  secret: string;
  /** Addresses and networks (`10.0.0.0/8`) that alone may ask, where the dialect has nothing better; empty: any. */
  networks: readonly string[];
}

/** Whether a request is the provider's. */
export type LineProof =
  | { proved: true }
  /** Without a signature, with a wrong one, with one that is too old, from a network that is not listed. */
  | { proved: false; fault: 'unsigned' | 'forged' | 'stale' | 'elsewhere' };

/** A call, as its line names it. */
export interface LineCall {
  /** Unique among the calls of a line. */
  callId: string;
  /** `+` and digits where it is a number, an address where it is none; null: the caller does not say. */
  from: string | null;
  to: string | null;
}

/** What a request says. */
export type LineReading =
  | ({ kind: 'heard'; event: LineEvent } & LineCall)
  /** Nothing that the call needs to know, as that it rings: answered by the dialect's `silence`. */
  | { kind: 'nothing' }
  /** No request of this provider. The fault is for the log, and holds nothing that was sent. */
  | { kind: 'unreadable'; fault: string };

/** What a reply is told by, beside itself. */
export interface LineWay {
  /** The public address that a turn's keys are sent to. */
  nextUrl(turn: number): string;
  /** The voice that the owner has chosen for a language, as the provider names it; null: the dialect's own. */
  voiceOf(language: Language): string | null;
}

/** What is answered to a request. */
export interface LineAnswer {
  contentType: string;
  body: string;
}

/** How one provider speaks: pure but for the hashing of signatures, and of no memory. */
export interface Dialect {
  /** Languages that the line says by itself; texts in others need a voice of the owner's, or are left out. */
  readonly speaks: readonly Language[];
  /** Whether the line plays recordings by their address. Where it does not, they are left out. */
  readonly plays: boolean;
  /** Answered where nothing is left to be said. */
  readonly silence: LineAnswer;
  /** Whether the request is the provider's. Never throws; compares in constant time. */
  prove(request: LineRequest, keys: LineKeys, nowMs: number): LineProof;
  /** What it says. Never throws, whatever the bytes are. */
  read(request: LineRequest): LineReading;
  /**
   * What the line is told: whatever happens on it, it asks again, or hangs up because it was told to. No answer is
   * longer than `ANSWER_BYTES_MAX`: what would make it so is left out from the end of what is said.
   */
  render(reply: LineReply, way: LineWay): LineAnswer;
}
