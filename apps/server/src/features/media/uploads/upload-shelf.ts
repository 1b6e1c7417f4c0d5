import { UPLOAD_BYTES_MAX } from '@qc/contract';
import { DataStore, type Upload } from '@tus/server';
import { createGate } from '#platform/gate';
import type { Platform } from '#platform/platform';
import { UploadRefused } from './upload-refused.ts';

/** An unfinished upload waits this long for its other half; with the hourly tidying it is gone within a day. */
export const KEPT_MS = 22 * 60 * 60 * 1000;
/** Uploads of one person that may lie here at once … */
const UPLOADS_MAX = 20;
/** … and what they may hold together, by their declared sizes. */
const BYTES_MAX = 5 * UPLOAD_BYTES_MAX;
/** An upload that got no byte for so long makes room for a new one. */
const IDLE_MS = 60 * 60 * 1000;
const KEY = /^([A-Za-z0-9_-]{8,40})\/([A-Za-z0-9_-]{16,64})$/;

/** An upload as it lies on the shelf. */
export interface ShelvedUpload {
  /** As its maker named it: a person's text, never a path. */
  fileName: string;
  size: number;
  received: number;
}

/** What the shelf knows of an upload without looking into it; without its facts it counts as very old. */
export interface UploadFacts {
  key: string;
  size: number;
  touchedAtMs: number;
}

/**
 * Uploads on their way in. The key of an upload is `<user>/<upload>`, so that another person's id leads nowhere. What is
 * acknowledged is durable. They lie in a folder of this server (`FolderShelf`) or, for all servers, in the store of files
 * (`PieceShelf`).
 */
export abstract class UploadShelf extends DataStore {
  protected readonly now: () => number;
  readonly #creating = new Map<string, ReturnType<typeof createGate>>();

  constructor({ now }: Pick<Platform, 'now'>) {
    super();
    this.now = now;
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'];
  }

  override async create(file: Upload): Promise<Upload> {
    const { size, id } = file;
    if (size === undefined) throw new UploadRefused('invalidInput');
    const [userId] = splitUploadKey(id);
    const gate = this.#creating.get(userId) ?? createGate(1);
    this.#creating.set(userId, gate);
    // One after another for each person: a hundred at the same moment do not pass the limit together.
    await gate(async () => {
      await this.#makeRoom(userId, size);
      const createdAtMs = this.now();
      file.creation_date = new Date(createdAtMs).toISOString();
      await this.begin(file, size, createdAtMs);
    });
    return file;
  }

  override getExpiration(): number {
    return KEPT_MS;
  }

  /** The key under which a person's upload lies. */
  keyOf(userId: string, upload: string): string {
    return `${userId}/${upload}`;
  }

  /** A person's upload, or null. */
  abstract find(key: string): Promise<ShelvedUpload | null>;

  /** Does something with the bytes of a whole upload as a file on this machine's disk, which the work may change. */
  abstract withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;

  /** Removes what waited too long; gives how many went. */
  abstract removeExpired(): Promise<number>;

  /** Removes everything of one person. */
  abstract removeOf(userId: string): Promise<void>;

  abstract override remove(id: string): Promise<void>;

  /** Takes a new upload in, with nothing of it here yet. */
  protected abstract begin(file: Upload, size: number, createdAtMs: number): Promise<void>;

  protected abstract uploadsOf(userId: string): Promise<UploadFacts[]>;

  async #makeRoom(userId: string, size: number): Promise<void> {
    const uploads = await this.uploadsOf(userId);
    let count = uploads.length + 1;
    let bytes = uploads.reduce((sum, upload) => sum + upload.size, size);
    for (const upload of uploads.sort((a, b) => a.touchedAtMs - b.touchedAtMs)) {
      if (count <= UPLOADS_MAX && bytes <= BYTES_MAX) return;
      if (this.now() - upload.touchedAtMs < IDLE_MS) break;
      await this.remove(upload.key);
      count--;
      bytes -= upload.size;
    }
    if (count > UPLOADS_MAX || bytes > BYTES_MAX) throw new UploadRefused('tooManyRequests');
  }
}

/** The two parts of an upload's key; refuses `notFound` for what is none. */
export function splitUploadKey(key: string): [userId: string, upload: string] {
  const [, userId, upload] = KEY.exec(key) ?? [];
  if (userId === undefined || upload === undefined) throw new UploadRefused('notFound');
  return [userId, upload];
}
