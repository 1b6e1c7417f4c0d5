import { chmodSync, existsSync, lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';

const GROUP_AND_OTHERS = 0o077;
const STICKY = 0o1000;
/** What the database and the lock were called by servers that let everybody of the machine read them. */
const FILES = ['questions.sqlite', 'questions.sqlite-wal', 'questions.sqlite-shm', 'server.lock'];

/** From here on whatever this process and its children make is its own user's alone. The first statement of a command. */
export function keepFilesPrivate(): void {
  process.umask(GROUP_AND_OTHERS);
}

/**
 * Closes a folder, and a database in it, to the other users of the machine. One that is somebody else's, or that
 * programs share (such as `/tmp`), stays as it is, with a warning. Windows keeps rights in another way.
 */
export function closeFolder(folder: string, log: Logger): void {
  if (process.platform === 'win32') return;
  const { mode, uid } = lstatSync(folder);
  if ((mode & GROUP_AND_OTHERS) === 0) return;
  if (uid === process.getuid?.() && (mode & STICKY) === 0) {
    chmodSync(folder, mode & 0o700);
  } else {
    log.warn({ folder, mode: (mode & 0o7777).toString(8) }, 'other users of this machine may enter a folder of data');
  }
  for (const path of FILES.map((name) => join(folder, name))) {
    if (existsSync(path) && lstatSync(path).uid === process.getuid?.()) chmodSync(path, 0o600);
  }
}
