import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import S3rver from 's3rver';
import { readConfig } from '../config.ts';
import type { S3Settings } from '../platform/files/s3/s3-settings.ts';
import { testFolder } from './test-folder.ts';

/** A bucket of a real S3 server program, in this process. */
export interface TestBucket {
  settings: S3Settings;
  remove(): Promise<void>;
}

/** The environment that names a bucket. */
export const s3Variables = (endpoint: string): Record<string, string> => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: 'house',
  // The only ones that the program knows.
  S3_KEY: 'S3RVER',
  S3_SECRET: 'S3RVER',
});

/** Settings for a storage at this address, as the server itself reads them. */
export function s3At(endpoint: string, more: Record<string, string> = {}): S3Settings {
  const { s3 } = readConfig({ ...s3Variables(endpoint), ...more });
  if (s3 === null) throw new Error('no bucket is set');
  return s3;
}

/** Starts the program with an empty bucket; whoever calls removes it. */
export async function makeTestBucket(): Promise<TestBucket> {
  const directory = mkdtempSync(join(testFolder(), 'qc-bucket-'));
  const configureBuckets = [{ name: 'house' }];
  const server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    settings: s3At(`http://127.0.0.1:${port}`),
    remove: async () => {
      const closed = server.close();
      server.httpServer.closeAllConnections();
      await closed;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
