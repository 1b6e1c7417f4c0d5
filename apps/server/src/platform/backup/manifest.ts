import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config-error.ts';

const facts = {
  database: z.enum(['sqlite', 'postgres']),
  madeAtMs: z.number(),
  /** Version of the product that made it. */
  version: z.string(),
};
/** What a backup says of itself. Written last: a folder without it is not whole. */
export const Manifest = z.discriminatedUnion('format', [
  z.object({ format: z.literal(1), ...facts }),
  /** The files are not in it: they stay in their bucket. */
  z.object({ format: z.literal(2), ...facts, filesIn: z.object({ endpoint: z.string(), bucket: z.string() }) }),
]);
export type Manifest = z.infer<typeof Manifest>;

/** Name of the manifest in the folder of a backup. */
export const MANIFEST_FILE = 'backup.json';
/** Name of the database in it. */
export const COPY_FILE = { sqlite: 'questions.sqlite', postgres: 'questions.pgdump' } as const;
/** Folders of DATA_DIR that belong to the data; all others are filled again by themselves. */
export const KEPT_FOLDERS = ['files', 'mail'] as const;
/** The one of them that a bucket stands for. */
export const FILES_FOLDER = KEPT_FOLDERS[0];

/** Reads it; throws ConfigError for a folder that is no backup, or a half one. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => '{}');
  const parsed = Manifest.safeParse(asJson(text));
  if (!parsed.success)
    throw new ConfigError(`${folder} holds no whole backup: it has no ${MANIFEST_FILE} of this kind`);
  return parsed.data;
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
