/** Entry of the thread that reads one game file: what it may cost is the thread's, not the server's. */
import { randomBytes } from 'node:crypto';
import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { GAME_FILE_MEDIA_MAX, GameFile } from '@qc/contract';
import { GameFileScan, NoGameFile, type PartSink } from './scan-game-file.ts';

/** What the thread is given: the file, and a folder of its own for the media in it. */
export interface GameFileTask {
  path: string;
  folder: string;
}
/** Where the bytes of one medium lie in the file of all of them; the end is not included. */
export interface MediumPlace {
  start: number;
  end: number;
}
/** The file without its media's bytes, and where in `bytesPath` those are now, by key. */
export interface GameFileRead {
  file: GameFile;
  bytesPath: string;
  places: Map<string, MediumPlace>;
}

const CHUNK = 256 * 1024;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

function read({ path, folder }: GameFileTask): GameFileRead | null {
  const bytesPath = join(folder, 'media');
  const store = new MediaStore(bytesPath);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(scan(path, store));
    const parsed = GameFile.safeParse(JSON.parse(text));
    if (!parsed.success) return null;
    const file = parsed.data;
    const places = new Map<string, MediumPlace>();
    for (const medium of file.media) {
      if (places.has(medium.key)) return null;
      if (medium.provider !== 'file') continue;
      const place = store.placeOf(medium.data);
      if (place === null) return null;
      places.set(medium.key, place);
      medium.data = '';
    }
    return { file, bytesPath, places };
  } finally {
    store.close();
  }
}

function scan(path: string, sink: PartSink): Buffer {
  const scanned = new GameFileScan(sink);
  const descriptor = openSync(path, 'r');
  try {
    const chunk = Buffer.alloc(CHUNK);
    for (let length = 1; length > 0;) {
      length = readSync(descriptor, chunk, 0, CHUNK, null);
      scanned.push(chunk.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
  return scanned.end();
}

/** The bytes of all media in one file; what stands for one in the text cannot be guessed by whoever made it. */
class MediaStore implements PartSink {
  readonly #descriptor: number;
  readonly #secret = randomBytes(16).toString('hex');
  readonly #places = new Map<string, MediumPlace>();
  #start = 0;
  #end = 0;

  constructor(path: string) {
    this.#descriptor = openSync(path, 'wx', 0o600);
  }

  begin(): string {
    if (this.#places.size >= GAME_FILE_MEDIA_MAX) throw new NoGameFile('too many media');
    this.#start = this.#end;
    return `part ${this.#secret} ${this.#places.size}`;
  }

  write(bytes: Uint8Array): void {
    for (let done = 0; done < bytes.length;) done += writeSync(this.#descriptor, bytes, done);
    this.#end += bytes.length;
  }

  end(): void {
    this.#places.set(`part ${this.#secret} ${this.#places.size}`, { start: this.#start, end: this.#end });
  }

  /** Where a medium's bytes are: stored already, or stored now because they were short. Null: they are no bytes. */
  placeOf(data: string): MediumPlace | null {
    const known = this.#places.get(data);
    if (known) return known;
    if (data === '' || !BASE64.test(data)) return null;
    const start = this.#end;
    this.write(Buffer.from(data, 'base64'));
    return { start, end: this.#end };
  }

  close(): void {
    closeSync(this.#descriptor);
  }
}

/** A full disk is the server's trouble and is told; everything else is the file's. */
function isDiskTrouble(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}

const port = parentPort;
if (port === null) throw new Error('game-file-worker runs as a worker thread only');
const task: GameFileTask = workerData;
try {
  port.postMessage(read(task));
} catch (error) {
  port.postMessage(isDiskTrouble(error) ? { trouble: error.code ?? 'EIO' } : null);
}
