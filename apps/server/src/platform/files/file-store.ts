import type { Readable } from 'node:stream';

/** Where media bytes live: a folder, or a bucket of S3-compatible storage. Keys are ours, never a user's file name. */
export interface FileStore {
  /** Other servers may write and delete here at the same time. */
  readonly isShared: boolean;
  /** Durable and whole when it resolves; what was there before stays until then. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** The same from a file on this machine's disk, which stays where it is. */
  putFile(key: string, path: string): Promise<void>;
  /** The whole file, or `start..end` (inclusive); null when there is none. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable | null>;
  size(key: string): Promise<number | null>;
  /** Done as well when there is none. */
  delete(key: string): Promise<void>;
  /** Files below a folder, such as `media/`; all of them with an empty name. */
  list(folder: string): AsyncIterable<ListedFile>;
  /** Where a browser is led to for the file for some hours, as this type and under this name; null: it comes from here. */
  address(key: string, as: { type: string; disposition?: string | undefined }): Promise<string | null>;
}

/** A file as a list tells of it. */
export interface ListedFile {
  key: string;
  bytes: number;
  /** When it was written, by the clock of where it lies; ms since 1970. */
  atMs: number;
}

const KEY = /^[A-Za-z0-9_][A-Za-z0-9_.-]*(\/[A-Za-z0-9_][A-Za-z0-9_.-]*){0,4}$/;

/** Gives a key back; throws for what could name anything outside the store. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > 200) throw new Error(`not a file key: ${key}`);
  return key;
}

/** Gives the name of a folder of files back, which is empty or ends in a slash; throws as `checkedKey` does. */
export function checkedFolder(folder: string): string {
  if (folder === '') return folder;
  if (!folder.endsWith('/')) throw new Error(`not a file key: ${folder}`);
  return `${checkedKey(folder.slice(0, -1))}/`;
}
