import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

/** The store of the settings: the bucket of `S3_…`, or the folder of DATA_DIR. Nobody is asked yet. */
export async function openFileStore(config: Pick<Config, 'dataDir' | 's3'>): Promise<FileStore> {
  if (config.s3 === null) return folderFileStore(config);
  // Read only by who has a bucket: its library is larger than all the others together.
  const { s3FileStore } = await import('./s3/s3-file-store.ts');
  return s3FileStore(config.s3);
}

/** The folder of DATA_DIR, also where a bucket is set. */
export function folderFileStore({ dataDir }: Pick<Config, 'dataDir'>): FileStore {
  return diskFileStore(join(dataDir, 'files'));
}
