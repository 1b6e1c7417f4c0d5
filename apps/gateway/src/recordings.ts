import { wavSamples } from './wav-samples.ts';

/** So long a caller waits for what is to be heard, ms. */
const WITHIN_MS = 3000;
/** A quarter of an hour in all. */
const SAMPLES_MAX = 15 * 60 * 8000;
const FILE_BYTES_MAX = 5_000_000;

/** Brings a file. Throws where it cannot be had. */
export type FetchFile = (url: string) => Promise<Uint8Array>;

/** The recordings of the house by their addresses, each of which stands for one recording for ever: fetched once, kept while there is room. */
export class Recordings {
  readonly #fetch: FetchFile;
  readonly #note: (text: string) => void;
  readonly #kept = new Map<string, Int16Array>();
  readonly #coming = new Map<string, Promise<Int16Array | null>>();
  #samples = 0;

  constructor(fetchFile: FetchFile, note: (text: string) => void) {
    [this.#fetch, this.#note] = [fetchFile, note];
  }

  /** The samples of a recording, 8 kHz; null where it cannot be had. Never throws. */
  async of(url: string): Promise<Int16Array | null> {
    const kept = this.#kept.get(url);
    if (kept) {
      this.#kept.delete(url);
      this.#kept.set(url, kept);
      return kept;
    }
    const coming = this.#coming.get(url) ?? this.#bring(url);
    this.#coming.set(url, coming);
    return coming;
  }

  async #bring(url: string): Promise<Int16Array | null> {
    try {
      const samples = wavSamples(await this.#fetch(url));
      if (samples === null) this.#note(`not a WAV file of 8 kHz, one channel of 16 bits: ${url}`);
      else this.#keep(url, samples);
      return samples;
    } catch (error) {
      this.#note(`a recording cannot be had (${String(error)}): ${url}`);
      return null;
    } finally {
      this.#coming.delete(url);
    }
  }

  #keep(url: string, samples: Int16Array): void {
    this.#kept.set(url, samples);
    this.#samples += samples.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#samples <= SAMPLES_MAX) return;
      this.#kept.delete(oldest);
      this.#samples -= length;
    }
  }
}

/** Brings a file over the network, in time and not too large. */
export async function fetchFile(url: string): Promise<Uint8Array> {
  const response = await fetch(url, { signal: AbortSignal.timeout(WITHIN_MS) });
  if (!response.ok) throw new Error(`status ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > FILE_BYTES_MAX) throw new Error('too large');
  return new Uint8Array(await response.arrayBuffer());
}
