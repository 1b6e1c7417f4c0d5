import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore, ListedFile } from './file-store.ts';

/** What copying came to. */
export interface CopiedFiles {
  copied: number;
  bytes: number;
  /** Were there already. */
  there: number;
  /** Keys of files that are not what their name says; they were not copied. */
  damaged: string[];
}

/** Files on their way at once. */
const TOGETHER = 4;
/** The last part of a key is the content's hash. */
const HASH = /\/([0-9a-f]{64})$/;

/**
 * Copies all media from one store to another; what is there stays, so that it can be stopped at any moment and begun
 * again. Each file passes whole through `workFolder` on this machine's disk, and its content is held against its name.
 */
export async function copyStore(from: FileStore, to: FileStore, workFolder: string): Promise<CopiedFiles> {
  const done: CopiedFiles = { copied: 0, bytes: 0, there: 0, damaged: [] };
  await mkdir(workFolder, { recursive: true, mode: 0o700 });
  const files = from.list('media/')[Symbol.asyncIterator]();
  const faults: unknown[] = [];
  const work = async () => {
    while (faults.length === 0) {
      const { done: isEnd = false, value } = await files.next();
      if (isEnd) return;
      await copyOne({ from, to, workFolder }, value, done);
    }
  };
  // What is under way comes to its end, also when another one fails: nothing is left lying in the folder.
  await Promise.all(Array.from({ length: TOGETHER }, () => work().catch((fault: unknown) => faults.push(fault))));
  if (faults.length > 0) throw faults[0];
  return done;
}

interface Way {
  from: FileStore;
  to: FileStore;
  workFolder: string;
}

async function copyOne({ from, to, workFolder }: Way, { key, bytes }: ListedFile, done: CopiedFiles): Promise<void> {
  if ((await to.size(key)) === bytes) {
    done.there += 1;
    return;
  }
  const stream = await from.read(key);
  // Deleted meanwhile.
  if (stream === null) return;
  const path = join(workFolder, `copy-${randomUUID()}`);
  try {
    const hash = createHash('sha256');
    const counting = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    };
    await pipeline(stream, counting, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    const said = HASH.exec(key)?.[1];
    if (said !== undefined && said !== hash.digest('hex')) {
      done.damaged.push(key);
      return;
    }
    await to.putFile(key, path);
    done.copied += 1;
    done.bytes += bytes;
  } finally {
    await rm(path, { force: true });
  }
}
