import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_BYTES_MAX } from '@qc/contract';
import { DataStore, Upload } from '@tus/server';
import * as z from 'zod/mini';
import { flushFile, flushFolder } from '#platform/flush';
import { diskRoomOf } from '#platform/files/disk-room';
import { createGate } from '#platform/gate';
import type { Platform } from '#platform/platform';
import { UploadRefused } from './upload-refused.ts';

/** An unfinished upload waits this long for its other half; with the hourly tidying it is gone within a day. */
const KEPT_MS = 22 * 60 * 60 * 1000;
/** Uploads of one person that may lie here at once … */
const UPLOADS_MAX = 20;
/** … and what they may hold together, by their declared sizes. */
const BYTES_MAX = 5 * UPLOAD_BYTES_MAX;
/** An upload that got no byte for so long makes room for a new one. */
const IDLE_MS = 60 * 60 * 1000;
const KEY = /^([A-Za-z0-9_-]{8,40})\/([A-Za-z0-9_-]{16,64})$/;

const About = z.object({
  size: z.int(),
  metadata: z.optional(z.record(z.string(), z.nullable(z.string()))),
  createdAtMs: z.number(),
});

/** An upload as it lies on the shelf. */
export interface ShelvedUpload {
  path: string;
  /** As its maker named it: a person's text, never a path. */
  fileName: string;
  size: number;
  received: number;
}

/**
 * Uploads on their way in, one folder for each person: `uploads/<user>/<upload>` with its facts beside it. The key of
 * an upload is `<user>/<upload>`, so that another person's id leads nowhere. What is acknowledged has been flushed.
 */
export class UploadShelf extends DataStore {
  readonly #folder: string;
  readonly #now: () => number;
  readonly #roomOf: (folder: string) => Promise<number>;
  readonly #creating = new Map<string, ReturnType<typeof createGate>>();

  constructor({ config, now }: Pick<Platform, 'config' | 'now'>, roomOf = diskRoomOf) {
    super();
    this.#roomOf = roomOf;
    this.#folder = join(config.dataDir, 'uploads');
    this.#now = now;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async create(file: Upload): Promise<Upload> {
    const { size, id, metadata } = file;
    if (size === undefined) throw new UploadRefused('invalidInput');
    const [userId] = this.#split(id);
    const gate = this.#creating.get(userId) ?? createGate(1);
    this.#creating.set(userId, gate);
    // One after another for each person: a hundred at the same moment do not pass the limit together.
    await gate(async () => {
      await this.#makeRoom(userId, size);
      const path = this.#pathOf(id);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await this.#leaveRoom(dirname(path), size);
      const createdAtMs = this.#now();
      file.creation_date = new Date(createdAtMs).toISOString();
      await writeFlushed(`${path}.json`, JSON.stringify({ size, metadata, createdAtMs }));
      await writeFlushed(path, '');
      await flushFolder(dirname(path));
    });
    return file;
  }

  override async write(from: Readable, id: string, offset: number): Promise<number> {
    const path = this.#pathOf(id);
    await this.#leaveRoom(dirname(path), ((await this.#read(id))?.size ?? offset) - offset);
    // `flush`: on the disk before the offset is acknowledged. A broken connection leaves what arrived.
    await pipeline(from, createWriteStream(path, { flags: 'r+', start: offset, flush: true }));
    return (await stat(path)).size;
  }

  override async getUpload(id: string): Promise<Upload> {
    const about = await this.#read(id);
    if (!about) throw new UploadRefused('notFound');
    const { size, metadata, createdAtMs, received } = about;
    return new Upload({
      id,
      size,
      offset: received,
      creation_date: new Date(createdAtMs).toISOString(),
      ...(metadata && { metadata }),
    });
  }

  override async remove(id: string): Promise<void> {
    const path = this.#pathOf(id);
    await rm(path, { force: true });
    await rm(`${path}.json`, { force: true });
  }

  override getExpiration(): number {
    return KEPT_MS;
  }

  /** The key under which a person's upload lies. */
  keyOf(userId: string, upload: string): string {
    return `${userId}/${upload}`;
  }

  /** A person's upload, or null. */
  async find(key: string): Promise<ShelvedUpload | null> {
    const about = await this.#read(key);
    if (!about) return null;
    const { size, received, metadata } = about;
    return { path: this.#pathOf(key), fileName: metadata?.['filename'] ?? '', size, received };
  }

  /** Removes what waited too long; gives how many went. */
  async removeExpired(): Promise<number> {
    let removed = 0;
    for (const userId of await names(this.#folder)) {
      for (const upload of await this.#uploadsOf(userId)) {
        if (this.#now() - upload.createdAtMs < KEPT_MS) continue;
        await this.remove(upload.key);
        removed++;
      }
    }
    return removed;
  }

  /** Removes everything of one person. */
  async removeOf(userId: string): Promise<void> {
    await rm(join(this.#folder, this.#split(this.keyOf(userId, 'x'.repeat(16)))[0]), { recursive: true, force: true });
  }

  async #makeRoom(userId: string, size: number): Promise<void> {
    const uploads = await this.#uploadsOf(userId);
    let count = uploads.length + 1;
    let bytes = uploads.reduce((sum, upload) => sum + upload.size, size);
    for (const upload of uploads.sort((a, b) => a.touchedAtMs - b.touchedAtMs)) {
      if (count <= UPLOADS_MAX && bytes <= BYTES_MAX) return;
      if (this.#now() - upload.touchedAtMs < IDLE_MS) break;
      await this.remove(upload.key);
      count--;
      bytes -= upload.size;
    }
    if (count > UPLOADS_MAX || bytes > BYTES_MAX) throw new UploadRefused('tooManyRequests');
  }

  /** A film must not take the last bytes of the disk: answers in a live room would have nowhere to go. */
  async #leaveRoom(folder: string, bytes: number): Promise<void> {
    if ((await this.#roomOf(folder)) < bytes) throw new UploadRefused('storageFull');
  }

  /** Facts of everything in one person's folder; a file without its facts counts as very old. */
  async #uploadsOf(userId: string) {
    const ids = new Set((await names(join(this.#folder, userId))).map((name) => name.replace(/\.json$/, '')));
    return Promise.all(
      [...ids].map(async (upload) => {
        const key = this.keyOf(userId, upload);
        const about = KEY.test(key) ? await this.#read(key) : null;
        return {
          key,
          size: about?.size ?? 0,
          createdAtMs: about?.createdAtMs ?? 0,
          touchedAtMs: about?.touchedAtMs ?? 0,
        };
      }),
    );
  }

  async #read(id: string) {
    const path = this.#pathOf(id);
    try {
      const [text, { size: received, mtimeMs }] = await Promise.all([readFile(`${path}.json`, 'utf8'), stat(path)]);
      const about = About.parse(JSON.parse(text));
      return { ...about, received, touchedAtMs: Math.max(mtimeMs, about.createdAtMs) };
    } catch (error) {
      // Gone, or cut short by a power cut before it was acknowledged: nobody was told of it.
      if (isMissing(error) || error instanceof SyntaxError) return null;
      throw error;
    }
  }

  #pathOf(id: string): string {
    return join(this.#folder, ...this.#split(id));
  }

  #split(id: string): [userId: string, upload: string] {
    const [, userId, upload] = KEY.exec(id) ?? [];
    if (userId === undefined || upload === undefined) throw new UploadRefused('notFound');
    return [userId, upload];
  }
}

async function writeFlushed(path: string, text: string): Promise<void> {
  await writeFile(path, text, { mode: 0o600 });
  await flushFile(path);
}

async function names(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
