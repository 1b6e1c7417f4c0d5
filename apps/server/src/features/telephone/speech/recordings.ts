import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { telephoneWavMs } from '@qc/telephone/wav';
import { diskRoomOf } from '#platform/files/disk-room';
import type { Platform } from '#platform/platform';

/** How much is kept. Tests keep less. */
export interface RecordingBounds {
  /** On the disk; the longest unused go first. Nine hours of speech. */
  diskBytes: number;
  /** In memory, of those that the disk would not take. */
  memoryBytes: number;
}

const USUAL: RecordingBounds = { diskBytes: 512 * 1024 ** 2, memoryBytes: 16 * 1024 ** 2 };
/** So much goes when there is too much, so that not each new one has to look for what goes. */
const KEPT_SHARE = 0.9;
/** That one was used is written down so often, ms. */
const USED_EVERY_MS = 60 * 60 * 1000;
/** How a recording is called: nothing else in its folder is ours. */
const NAME = /^([0-9a-f]{40})\.wav$/;

interface Kept {
  bytes: number;
  usedAtMs: number;
  /** Null: it lies on the disk. */
  held: Buffer | null;
}

/**
 * Recordings of what was said, by name: WAV files as `telephoneWav` writes them, in a folder of their own, which can be lost:
 * they can always be made again. What the disk does not take is held in memory as long as there is room.
 */
export class Recordings {
  readonly #platform: Pick<Platform, 'config' | 'now' | 'log'>;
  readonly #bounds: RecordingBounds;
  readonly #folder: string;
  #reading: Promise<Map<string, Kept>> | null = null;
  #known: Map<string, Kept> | null = null;
  #isHeldInMemory = false;

  constructor(platform: Pick<Platform, 'config' | 'now' | 'log'>, bounds: Partial<RecordingBounds> = {}) {
    this.#platform = platform;
    this.#bounds = { ...USUAL, ...bounds };
    this.#folder = join(platform.config.dataDir, 'cache', 'telephone');
  }

  /** The disk would not take the last one. */
  get isHeldInMemory(): boolean {
    return this.#isHeldInMemory;
  }

  /** Learns what lies on the disk. */
  async ready(): Promise<void> {
    this.#reading ??= this.#list();
    this.#known = await this.#reading;
  }

  /** How long a recording is, ms; null: there is none. Asked, it counts as used. Known only after `ready`. */
  lengthOf(name: string): number | null {
    const kept = this.#known?.get(name);
    if (!kept) return null;
    this.#use(name, kept);
    return telephoneWavMs(kept.bytes);
  }

  /** Its bytes; null: there is none. */
  async read(name: string): Promise<Buffer | null> {
    await this.ready();
    const kept = this.#known?.get(name);
    if (!kept) return null;
    this.#use(name, kept);
    if (kept.held) return kept.held;
    const bytes = await readFile(this.#pathOf(name)).catch(() => null);
    if (bytes === null) this.#known?.delete(name);
    return bytes;
  }

  /** Keeps one; it has its name when it is whole. */
  async keep(name: string, wav: Uint8Array): Promise<void> {
    await this.ready();
    const bytes = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength);
    const usedAtMs = this.#platform.now();
    let held: Buffer | null = null;
    try {
      await this.#write(name, bytes);
    } catch (error) {
      this.#platform.log.warn({ err: error }, 'a recording of a telephone line could not be kept on the disk');
      held = bytes;
    }
    this.#isHeldInMemory = held !== null;
    this.#known?.set(name, { bytes: bytes.length, usedAtMs, held });
    await this.#shrink(held === null ? 'disk' : 'memory');
  }

  async #write(name: string, bytes: Buffer): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    if ((await diskRoomOf(this.#folder)) < bytes.length) throw new Error('the disk is full');
    const beside = `${this.#pathOf(name)}.${randomUUID()}`;
    try {
      await writeFile(beside, bytes, { mode: 0o600 });
      await rename(beside, this.#pathOf(name));
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  /** What is read is not waited for: the name goes to the end of the row, and now and then onto the disk. */
  #use(name: string, kept: Kept): void {
    const nowMs = this.#platform.now();
    this.#known?.delete(name);
    const isDue = nowMs - kept.usedAtMs > USED_EVERY_MS;
    this.#known?.set(name, isDue ? { ...kept, usedAtMs: nowMs } : kept);
    if (isDue && kept.held === null)
      utimes(this.#pathOf(name), nowMs / 1000, nowMs / 1000).catch(() => this.#known?.delete(name));
  }

  async #shrink(where: 'disk' | 'memory'): Promise<void> {
    const most = where === 'disk' ? this.#bounds.diskBytes : this.#bounds.memoryBytes;
    const there = [...(this.#known ?? [])].filter(([, { held }]) => (held === null) === (where === 'disk'));
    let total = there.reduce((sum, [, { bytes }]) => sum + bytes, 0);
    if (total <= most) return;
    for (const [name, { bytes, held }] of there) {
      if (total <= most * KEPT_SHARE) break;
      this.#known?.delete(name);
      if (held === null) await rm(this.#pathOf(name), { force: true });
      total -= bytes;
    }
  }

  async #list(): Promise<Map<string, Kept>> {
    const entries = await readdir(this.#folder).catch(() => []);
    const found: [string, Kept][] = [];
    for (const entry of entries) {
      const path = join(this.#folder, entry);
      const [, name] = NAME.exec(entry) ?? [];
      // Begun by a process that was killed before it was whole.
      if (name === undefined) await rm(path, { force: true });
      const about = name === undefined ? null : await stat(path).catch(() => null);
      if (name !== undefined && about !== null)
        found.push([name, { bytes: about.size, usedAtMs: about.mtimeMs, held: null }]);
    }
    return new Map(found.sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs));
  }

  #pathOf(name: string): string {
    return join(this.#folder, `${name}.wav`);
  }
}
