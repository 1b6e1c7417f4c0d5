import { takeTabName } from './tab-name.ts';

let tabName: string | undefined;

/** Where this tab keeps unsent edits, and under which name. */
export function tabStorage(): { storage: Storage | null; tab: string } {
  tabName ??= takeTabName(storageOf(() => globalThis.sessionStorage));
  return { storage: storageOf(() => globalThis.localStorage), tab: tabName };
}

function storageOf(storage: () => Storage): Storage | null {
  try {
    return storage();
  } catch {
    return null;
  }
}
