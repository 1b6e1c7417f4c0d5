import type { Readable } from 'node:stream';

/** Where media bytes live: a folder now, S3-compatible storage later. Keys are ours, never a user's file name. */
export interface FileStore {
  /** Durable when it resolves: written beside, flushed, renamed. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same from a file on this machine's disk, which stays where it is. */
  putFile(key: string, path: string): Promise<void>;
  /** The whole file, or `start..end` (inclusive); null when there is none. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  delete(key: string): Promise<void>;
}
