import { createHash, randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
 * it. Each change is on its way to the disk before anything is told.
 */
export class KeptFile {
  readonly #path: string;
  #kept: Kept;

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
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
    const next = `${this.#path}.next`;
    writeFileSync(next, JSON.stringify(this.#kept), { mode: 0o600 });
    renameSync(next, this.#path);
  }

  /** Nothing of it is of use any more. */
  remove(): void {
    rmSync(this.#path, { force: true });
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
