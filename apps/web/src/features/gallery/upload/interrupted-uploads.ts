import { getSessionUser } from '#platform/session';

/** How tus-js-client begins the keys under which it keeps what is not finished. */
const KEPT = 'tus::';
/** The server keeps unfinished uploads about this long, ms. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** An upload that a closed page left behind. */
export interface InterruptedUpload {
  key: string;
  name: string;
  size: number;
}

/** By what a file is known again after a reload, for one user. */
export function uploadMark(userId: string, file: Pick<File, 'name' | 'size' | 'lastModified'>): string {
  return `qc-upload ${userId} ${file.name} ${file.size} ${file.lastModified}`;
}

/** What this person's closed pages left half sent in this browser; choosing the same file goes on with it. */
export function interruptedUploads(nowMs: number): InterruptedUpload[] {
  const mine = `${KEPT}qc-upload ${getSessionUser()?._id ?? '-'} `;
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(mine))
      .flatMap((key) => readKept(key, nowMs));
  } catch {
    return [];
  }
}

/** Forgets one; the server drops its bytes by itself. */
export function forgetInterrupted(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that refuses storage has nothing kept either.
  }
}

function readKept(key: string, nowMs: number): InterruptedUpload[] {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
  if (typeof kept !== 'object' || kept === null || !('creationTime' in kept) || !('metadata' in kept)) return [];
  if (nowMs - Date.parse(String(kept.creationTime)) > KEPT_MS) {
    forgetInterrupted(key);
    return [];
  }
  const { metadata } = kept;
  const name =
    typeof metadata === 'object' && metadata !== null && 'filename' in metadata ? String(metadata.filename) : '';
  return [{ key, name, size: 'size' in kept ? Number(kept.size) : 0 }];
}
