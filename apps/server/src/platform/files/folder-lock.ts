import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ConfigError } from '../config-error.ts';
import { isWorthRetrying } from '../db/database-error.ts';

/** Keeps a second server off the same folder until `release()`. */
export interface FolderLock {
  release(): void;
}

/**
 * Takes the data folder for this process. Throws ConfigError when another server has it or it cannot be written. The
 * lock is the operating system's own (SQLite holds it), so it is free again the moment a killed process is gone.
 */
export function lockFolder(folder: string): FolderLock {
  const file = openLockFile(folder);
  try {
    file.exec('begin exclusive');
  } catch (error) {
    file.close();
    if (isWorthRetrying(error)) {
      throw new ConfigError(`DATA_DIR ${folder} is in use by another server that is running`);
    }
    throw unusable(folder, error);
  }
  return { release: () => file.close() };
}

function openLockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(folder, 'server.lock'), { timeout: 0 });
  } catch (error) {
    throw unusable(folder, error);
  }
}

function unusable(folder: string, error: unknown): ConfigError {
  return new ConfigError(
    `DATA_DIR ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
  );
}
