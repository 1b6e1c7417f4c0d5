import { appendFile, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { Upload } from '@tus/server';
import * as z from 'zod/mini';
import { diskRoomOf } from '#platform/files/disk-room';
import type { ListedFile } from '#platform/files/file-store';
import type { Platform } from '#platform/platform';
import { withIncomingFile } from './incoming-file.ts';
import { UploadRefused } from './upload-refused.ts';
import { KEPT_MS, type ShelvedUpload, splitUploadKey, type UploadFacts, UploadShelf } from './upload-shelf.ts';
import { coverFrom, type Piece } from './upload-pieces.ts';

const Metadata = z.record(z.string(), z.nullable(z.string()));
type UploadMetadata = z.infer<typeof Metadata>;
/** What comes goes to the store in pieces of this size; less is lost when a server dies. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** A letter before each id: ids may begin with a sign that keys may not. */
const ROOT = 'uploads/';
/** `a<size>-<created>` has what its maker said, `p<start>-<end>` the bytes from there to before there. */
const NAME = /^uploads\/u([^/]+)\/u([^/]+)\/([ap])(\d+)-(\d+)$/;

/** Everything in the store of one upload. */
interface Lying {
  key: string;
  size: number;
  createdAtMs: number;
  touchedAtMs: number;
  pieces: Piece[];
  /** Keys of all its files, that of the facts last. */
  files: string[];
  about: string | null;
}

/**
 * Uploads in the store of files, where all servers find them: what was begun at one goes on at another. Each call leaves
 * pieces under names that say where they belong, and a piece is never changed: whatever two servers do at the same time,
 * and whichever of them dies, what was acknowledged is there, and two pieces for the same place are of the same file.
 */
export class PieceShelf extends UploadShelf {
  readonly #platform: Platform;
  readonly #roomOf: (folder: string) => Promise<number>;
  readonly #pieceBytes: number;

  constructor(platform: Platform, roomOf = diskRoomOf, pieceBytes = PIECE_BYTES) {
    super(platform);
    this.#platform = platform;
    this.#roomOf = roomOf;
    this.#pieceBytes = pieceBytes;
  }

  protected override async begin({ id, metadata = {} }: Upload, size: number, createdAtMs: number): Promise<void> {
    await this.#platform.files.put(`${folderOf(id)}a${size}-${createdAtMs}`, Buffer.from(JSON.stringify(metadata)));
  }

  override async write(from: Readable, id: string, offset: number): Promise<number> {
    try {
      return await this.#write(from, id, offset);
    } catch (error) {
      // What still comes has nowhere to go.
      from.destroy();
      throw error;
    }
  }

  async #write(from: Readable, id: string, offset: number): Promise<number> {
    const { size } = await this.#look(id);
    if ((await this.#roomOf(this.#platform.config.dataDir)) < this.#pieceBytes) throw new UploadRefused('storageFull');
    let at = offset;
    const chunks: AsyncIterator<Buffer> = from[Symbol.asyncIterator]();
    let isMore = true;
    while (isMore) {
      const start = at;
      // Through the disk: whole pieces in memory would be felt by every live room.
      await withIncomingFile(this.#platform, async (path) => {
        const taken = await fill(path, chunks, this.#pieceBytes);
        if (start + taken.bytes > size) throw new UploadRefused('tooLarge');
        if (taken.bytes > 0) {
          at = start + taken.bytes;
          await this.#platform.files.putFile(`${folderOf(id)}p${start}-${at}`, path);
        }
        // Kept all the same: who comes back goes on from here.
        if (taken.fault !== undefined) throw taken.fault;
        isMore = !taken.isEnd;
      });
    }
    return at;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { size, createdAtMs, pieces, about } = await this.#look(id);
    const metadata = await this.#metadata(about);
    if (metadata === null) throw new UploadRefused('notFound');
    const creation_date = new Date(createdAtMs).toISOString();
    return new Upload({ id, size, offset: receivedOf(pieces), creation_date, metadata });
  }

  override async remove(id: string): Promise<void> {
    for (const lying of await this.#list(folderOf(id))) await this.#removeFiles(lying);
  }

  override async find(key: string): Promise<ShelvedUpload | null> {
    const [lying] = await this.#list(folderOf(key));
    if (!lying) return null;
    const metadata = await this.#metadata(lying.about);
    if (metadata === null) return null;
    return { fileName: metadata['filename'] ?? '', size: lying.size, received: receivedOf(lying.pieces) };
  }

  override async withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    const { pieces } = await this.#look(key);
    return withIncomingFile(this.#platform, async (path) => {
      await appendFile(path, '', { mode: 0o600 });
      for (const { name, from, start, end } of coverFrom(pieces)) {
        const bytes = await this.#platform.files.read(name, { start: from - start, end: end - start - 1 });
        // Thrown away meanwhile, at another server.
        if (bytes === null) throw new UploadRefused('notFound');
        await appendFile(path, bytes);
      }
      return work(path);
    });
  }

  override async removeExpired(): Promise<number> {
    let removed = 0;
    for (const lying of await this.#list(ROOT)) {
      // Pieces that came to an upload after it was thrown away have no facts: their own age counts.
      const bornMs = lying.about === null ? lying.touchedAtMs : lying.createdAtMs;
      if (this.now() - bornMs < KEPT_MS) continue;
      await this.#removeFiles(lying);
      removed += 1;
    }
    return removed;
  }

  override async removeOf(userId: string): Promise<void> {
    for (const lying of await this.#list(folderOfUser(userId))) await this.#removeFiles(lying);
  }

  protected override async uploadsOf(userId: string): Promise<UploadFacts[]> {
    return this.#list(folderOfUser(userId));
  }

  async #look(id: string): Promise<Lying> {
    const [lying] = await this.#list(folderOf(id));
    if (!lying || lying.about === null) throw new UploadRefused('notFound');
    return lying;
  }

  async #metadata(about: string | null): Promise<UploadMetadata | null> {
    const stream = about === null ? null : await this.#platform.files.read(about);
    return stream === null ? null : Metadata.parse(await json(stream));
  }

  /** The facts last: what is half removed can still be found and removed whole. */
  async #removeFiles({ files }: Lying): Promise<void> {
    for (const file of files) await this.#platform.files.delete(file);
  }

  async #list(folder: string): Promise<Lying[]> {
    const uploads = new Map<string, Lying>();
    for await (const file of this.#platform.files.list(folder)) note(uploads, file, this.keyOf.bind(this));
    return [...uploads.values()];
  }
}

function folderOfUser(userId: string): string {
  const [checked] = splitUploadKey(`${userId}/${'x'.repeat(16)}`);
  return `${ROOT}u${checked}/`;
}

function folderOf(id: string): string {
  const [userId, upload] = splitUploadKey(id);
  return `${ROOT}u${userId}/u${upload}/`;
}

function receivedOf(pieces: Piece[]): number {
  return coverFrom(pieces).at(-1)?.end ?? 0;
}

function note(uploads: Map<string, Lying>, file: ListedFile, keyOf: (userId: string, upload: string) => string): void {
  const [, userId, upload, kind, first, second] = NAME.exec(file.key) ?? [];
  if (userId === undefined || upload === undefined) return;
  const key = keyOf(userId, upload);
  const none = { key, size: 0, createdAtMs: 0, touchedAtMs: 0, pieces: [], files: [], about: null };
  const lying: Lying = uploads.get(key) ?? none;
  uploads.set(key, lying);
  lying.touchedAtMs = Math.max(lying.touchedAtMs, file.atMs);
  if (kind === 'p') {
    lying.files.unshift(file.key);
    lying.pieces.push({ name: file.key, start: Number(first), end: Number(second) });
    return;
  }
  lying.files.push(file.key);
  Object.assign(lying, { size: Number(first), createdAtMs: Number(second), about: file.key });
}

/** Writes what comes until the piece is full; a broken connection leaves what arrived. */
async function fill(path: string, chunks: AsyncIterator<Buffer>, most: number) {
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    while (bytes < most) {
      const { done = false, value } = await chunks.next();
      if (done) return { bytes, isEnd: true };
      await file.write(value);
      bytes += value.length;
    }
    return { bytes, isEnd: false };
  } catch (fault) {
    return { bytes, isEnd: true, fault: fault instanceof Error ? fault : new Error(String(fault)) };
  } finally {
    await file.close();
  }
}
