import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ConfigError } from '../../config-error.ts';
import type { FileStore } from '../file-store.ts';
import { StorageAway } from '../storage-away.ts';

/**
 * Writes, reads, lists and deletes a small file. Throws ConfigError with what the storage said when it lets this server
 * not do that, or does not give back what it was given.
 */
export async function tryBucket(files: FileStore, bucket: string): Promise<void> {
  const key = `trial/${randomUUID()}`;
  const bytes = Buffer.from(`a server of this house started: ${key}`);
  try {
    await files.put(key, bytes);
    const stream = await files.read(key, { start: 2, end: bytes.length - 1 });
    const read = stream === null ? null : await buffer(stream);
    if (read?.equals(bytes.subarray(2)) !== true) throw new StorageAway('the bucket gave back something else');
    const listed = await Array.fromAsync(files.list('trial/'));
    if (!listed.some((file) => file.key === key)) throw new StorageAway('the bucket does not list what it has');
    await files.delete(key);
  } catch (error) {
    if (error instanceof StorageAway) throw new ConfigError(`S3_BUCKET ${bucket} cannot be used: ${error.message}`);
    throw error;
  }
}
