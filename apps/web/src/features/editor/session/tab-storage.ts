const KEY = 'qc.tab';
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

/**
 * A name for this tab that survives a reload and is not shared with others: a tab made by "duplicate tab" copies the
 * session storage, so the name is taken away while it is in use and given back when the page goes.
 */
function takeTabName(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null): string {
  const fresh = Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  try {
    const name = storage?.getItem(KEY) ?? fresh;
    storage?.removeItem(KEY);
    globalThis.addEventListener('pagehide', () => {
      try {
        storage?.setItem(KEY, name);
      } catch {
        // The next page takes a new name and finds the drafts all the same.
      }
    });
    return name;
  } catch {
    return fresh;
  }
}
