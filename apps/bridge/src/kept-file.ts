import { createHash, randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BridgeToken, Press, SERIAL_DRIVERS } from '@qc/contract/live/remotes';
import * as z from 'zod/mini';

const HOST_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const HOST_LENGTH = 16;

const Kept = z.object({
  /** The bridge's name as a host of receivers. */
  host: z.string(),
  /** What proves it, and its number in the room; null: it has not been let in yet. */
  place: z.nullable(z.object({ room: z.string(), token: BridgeToken, number: z.int() })),
  nextSeq: z.int(),
  /** Presses that are not known to be safe; their times by this machine's clock, ms since 1970. */
  presses: z.array(z.object({ ...Press.shape, atMs: z.number() })),
  /** Serial ports to open, and what for. */
  ports: z.array(z.object({ path: z.string(), driver: z.enum(SERIAL_DRIVERS) })),
  /** The names that receivers had last, by their path. */
  names: z.record(z.string(), z.string()),
});
export type Kept = z.infer<typeof Kept>;
export type KeptPress = Kept['presses'][number];

/**
 * What a bridge keeps on its machine, for its owner's eyes alone, so that the same command goes on after whatever ended
 * it. It is written beside all else: a slow disk must not keep the bridge from hearing when a key goes down. What
 * changes meanwhile is written together.
 */
export class KeptFile {
  readonly #path: string;
  #kept: Kept;
  /** The write that has all changes so far in it. */
  #writing: Promise<boolean> = Promise.resolve(true);
  /** That write has not begun. */
  #isWaiting = false;
  #isRemoved = false;

  /** `folder`: where bridges keep their files. The server and the code say which is this one's. */
  constructor(folder: string, server: string, code: string) {
    const name = createHash('sha256').update(`${server} ${code}`).digest('hex').slice(0, 24);
    this.#path = join(folder, `${name}.json`);
    this.#kept = read(this.#path) ?? newKept();
  }

  get kept(): Kept {
    return this.#kept;
  }

  change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    this.#writing = this.#writing.then(() => this.#write());
  }

  /** Resolves once all changes so far outlive the bridge; to false where the disk took the last of them not. */
  written(): Promise<boolean> {
    return this.#writing;
  }

  /** Nothing of it is of use any more. */
  async remove(): Promise<void> {
    this.#isRemoved = true;
    await this.#writing;
    await rm(this.#path, { force: true });
  }

  async #write(): Promise<boolean> {
    this.#isWaiting = false;
    if (this.#isRemoved) return true;
    const text = JSON.stringify(this.#kept);
    const next = `${this.#path}.next`;
    try {
      await mkdir(dirname(this.#path), { recursive: true, mode: 0o700 });
      await writeFile(next, text, { mode: 0o600 });
      await rename(next, this.#path);
      return true;
    } catch {
      return false;
    }
  }
}

/** Null: there is none, or none that can be read. */
function read(path: string): Kept | null {
  try {
    return Kept.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    return null;
  }
}

function newKept(): Kept {
  const host = Array.from({ length: HOST_LENGTH }, () => HOST_LETTERS[randomInt(HOST_LETTERS.length)]).join('');
  return { host, place: null, nextSeq: 1, presses: [], ports: [], names: {} };
}
