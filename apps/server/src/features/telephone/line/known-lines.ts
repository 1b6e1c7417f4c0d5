import type { LineRefusal, TelephoneLine } from '@qc/contract';
import type { Platform } from '#platform/platform';
import { openLineSecret, openSpeechKey } from './line-secret.ts';
import { type KeptLine, readLine, writeAsked, writeRefused } from './line-store.ts';

/** A line in force, with what its provider proves itself with. */
export interface KnownLine {
  readonly id: string;
  readonly settings: TelephoneLine;
  /** Null: none, nothing is taken. */
  readonly secret: string | null;
  /** What its speech service is asked with; null: none. */
  readonly speechKey: string | null;
  /** What calls are placed with; null: nothing, nobody is called. */
  readonly callToken: string | null;
}

interface Fresh {
  line: KnownLine | null;
  readAtMs: number;
}

/** What another server has changed is known after this long, ms. */
const FRESH_MS = 2000;
/** When a line was asked last is written down so often, ms. */
const NOTE_EVERY_MS = 60_000;

/** The lines, as requests ask for them hundreds of times a second. */
export class KnownLines {
  readonly #platform: Pick<Platform, 'db' | 'now' | 'log'>;
  readonly #fresh = new Map<string, Fresh>();
  readonly #asked = new Map<string, number>();
  readonly #refused = new Map<string, NonNullable<KeptLine['refused']>>();
  readonly #noted = new Map<string, number>();

  constructor(platform: Pick<Platform, 'db' | 'now' | 'log'>) {
    this.#platform = platform;
  }

  /** A line that takes calls; null: there is none under this id, or it is switched off. */
  async find(id: string): Promise<KnownLine | null> {
    const now = this.#platform.now();
    const fresh = this.#fresh.get(id);
    if (fresh && now - fresh.readAtMs < FRESH_MS && now >= fresh.readAtMs) return fresh.line;
    const kept = await readLine(this.#platform.db, id);
    // Ids that nobody has set up are not remembered: anybody may say one.
    if (kept === null) return null;
    const { provider, isOn } = kept.line;
    const { db } = this.#platform;
    const secret = await openLineSecret(db, kept.sealed, { id, provider, purpose: 'telephone' });
    const callToken = await openLineSecret(db, kept.sealedToken, { id, provider, purpose: 'telephoneCalls' });
    const { address } = kept.line.speech.service;
    const speechKey = await openSpeechKey(db, kept.sealedKey, { id, address });
    const line = isOn ? { id, settings: kept.line, secret, speechKey, callToken } : null;
    this.#fresh.set(id, { line, readAtMs: now });
    return line;
  }

  /** It was changed: the next request reads it anew. */
  changed(id: string): void {
    this.#fresh.delete(id);
  }

  /** A request was taken. */
  asked(id: string): void {
    const atMs = this.#platform.now();
    this.#asked.set(id, atMs);
    this.#note(`${id} asked`, atMs, () => writeAsked(this.#platform.db, id, atMs));
  }

  /** A request was refused. */
  refused(id: string, why: LineRefusal): void {
    const atMs = this.#platform.now();
    this.#refused.set(id, { atMs, why });
    this.#note(`${id} ${why}`, atMs, () => writeRefused(this.#platform.db, id, atMs, why));
  }

  /** What was noted of requests: here, or by an earlier process. */
  notes(id: string, kept: KeptLine): Pick<KeptLine, 'askedAtMs' | 'refused'> {
    return {
      askedAtMs: this.#asked.get(id) ?? kept.askedAtMs,
      refused: this.#refused.get(id) ?? kept.refused,
    };
  }

  /** A note that cannot be written is no reason to keep a caller waiting. */
  #note(what: string, atMs: number, write: () => Promise<void>): void {
    if (Math.abs(atMs - (this.#noted.get(what) ?? -Infinity)) < NOTE_EVERY_MS) return;
    this.#noted.set(what, atMs);
    write().catch((error: unknown) => this.#platform.log.warn({ err: error }, 'a note of the telephone line failed'));
  }
}
