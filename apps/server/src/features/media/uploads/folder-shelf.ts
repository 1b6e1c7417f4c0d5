import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Upload } from '@tus/server';
import * as z from 'zod/mini';
import { flushFile, flushFolder } from '#platform/flush';
import { diskRoomOf } from '#platform/files/disk-room';
import type { Platform } from '#platform/platform';
import { UploadRefused } from './upload-refused.ts';
import { KEPT_MS, type ShelvedUpload, splitUploadKey, type UploadFacts, UploadShelf } from './upload-shelf.ts';

const About = z.object({
  size: z.int(),
  metadata: z.optional(z.record(z.string(), z.nullable(z.string()))),
  createdAtMs: z.number(),
});

/**
 * Uploads in a folder of this server, one below it for each person: `uploads/<user>/<upload>` with its facts beside it.
 * What is acknowledged has been flushed.
 */
export class FolderShelf extends UploadShelf {
  readonly #folder: string;
  readonly #roomOf: (folder: string) => Promise<number>;

  constructor(platform: Pick<Platform, 'config' | 'now'>, roomOf = diskRoomOf) {
    super(platform);
    this.#roomOf = roomOf;
    this.#folder = join(platform.config.dataDir, 'uploads');
  }

  protected override async begin({ id, metadata }: Upload, size: number, createdAtMs: number): Promise<void> {
    const path = this.#pathOf(id);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await this.#leaveRoom(dirname(path), size);
    await writeFlushed(`${path}.json`, JSON.stringify({ size, metadata, createdAtMs }));
    await writeFlushed(path, '');
    await flushFolder(dirname(path));
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

  override async find(key: string): Promise<ShelvedUpload | null> {
    const about = await this.#read(key);
    if (!about) return null;
    const { size, received, metadata } = about;
    return { fileName: metadata?.['filename'] ?? '', size, received };
  }

  override async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.#pathOf(key));
  }

  override async removeExpired(): Promise<number> {
    let removed = 0;
    for (const userId of await names(this.#folder)) {
      for (const upload of await this.uploadsOf(userId)) {
        if (this.now() - upload.createdAtMs < KEPT_MS) continue;
        await this.remove(upload.key);
        removed++;
      }
    }
    return removed;
  }

  override async removeOf(userId: string): Promise<void> {
    await rm(join(this.#folder, splitUploadKey(this.keyOf(userId, 'x'.repeat(16)))[0]), {
      recursive: true,
      force: true,
    });
  }

  /** A film must not take the last bytes of the disk: answers in a live room would have nowhere to go. */
  async #leaveRoom(folder: string, bytes: number): Promise<void> {
    if ((await this.#roomOf(folder)) < bytes) throw new UploadRefused('storageFull');
  }

  /** Facts of everything in one person's folder; a file without its facts counts as very old. */
  protected override async uploadsOf(userId: string): Promise<(UploadFacts & { createdAtMs: number })[]> {
    const ids = new Set((await names(join(this.#folder, userId))).map((name) => name.replace(/\.json$/, '')));
    return Promise.all(
      [...ids].map(async (upload) => {
        const key = this.keyOf(userId, upload);
        const about = await this.#read(key).catch(whenRefused);
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
    return join(this.#folder, ...splitUploadKey(id));
  }
}

/** Something else that lies in the folder. */
function whenRefused(error: unknown): null {
  if (error instanceof UploadRefused) return null;
  throw error;
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
