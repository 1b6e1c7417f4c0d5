/** Edits of one record that the server does not have yet. */
export interface Draft<T> {
  /** The version they were made on. */
  version: number;
  /** What the edited fields held in that version. */
  base: Partial<T>;
  changes: Partial<T>;
  /** Sends whose reply never came. */
  uncertain: Partial<T>[];
}

/** Where one record's draft lies. */
export interface DraftSlot<T> {
  load: () => Draft<T> | null;
  /** False: the device refused (full, private mode, switched off). */
  keep: (draft: Draft<T>) => boolean;
  remove: () => void;
}

/** A slot that keeps nothing, for records without drafts. */
export function emptyDraftSlot<T>(): DraftSlot<T> {
  return { load: () => null, keep: () => true, remove: () => undefined };
}

const PREFIX = 'qc.draft';

/**
 * A durable slot in the browser's storage. `parse` checks changes that come back from there and gives null for those
 * that no longer fit; such a draft is dropped.
 */
export function createDraftSlot<T>(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null,
  record: { game: string; id: string },
  parse: (changes: unknown) => Partial<T> | null,
): DraftSlot<T> {
  const key = `${PREFIX}.${record.game}.${record.id}`;
  const attempt = <R>(action: () => R, failed: R): R => {
    try {
      return action();
    } catch {
      return failed;
    }
  };
  const remove = () => attempt(() => storage?.removeItem(key), undefined);
  return {
    load: () => {
      const text = attempt(() => storage?.getItem(key) ?? null, null);
      if (text === null) return null;
      const draft = attempt(() => readDraft(JSON.parse(text), parse), null);
      if (!draft) remove();
      return draft;
    },
    keep: (draft) =>
      attempt(() => {
        if (!storage) return false;
        storage.setItem(key, JSON.stringify(draft));
        return true;
      }, false),
    remove,
  };
}

function readDraft<T>(stored: unknown, parse: (changes: unknown) => Partial<T> | null): Draft<T> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, base, changes, uncertain }: Record<string, unknown> = { ...stored };
  const [readBase, readChanges] = [parse(base), parse(changes)];
  if (typeof version !== 'number' || !readBase || !readChanges || Object.keys(readChanges).length === 0) return null;
  const sends = Array.isArray(uncertain) ? uncertain.map(parse).filter((send) => send !== null) : [];
  return { version, base: readBase, changes: readChanges, uncertain: sends };
}
