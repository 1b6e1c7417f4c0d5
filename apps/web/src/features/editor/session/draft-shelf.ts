import { unsentPrefix } from '#platform/storage';

/** Edits of one record that the server does not have yet. */
export interface Draft<T> {
  /** The version they were made on. */
  version: number;
  /** What the edited fields held in that version, and those that the record is always told by. */
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

/** The part of the browser's storage that drafts need. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A draft that no open record took in. */
export interface StrayDraft {
  key: string;
  /** Of the record. */
  id: string;
  /** Undefined: it has none. */
  base: unknown;
  changes: unknown;
  /** Left by this very tab. */
  isOwn: boolean;
}

/** Checks changes that come back from the device; null: they no longer fit. */
export type ParseChanges<T> = (changes: unknown) => Partial<T> | null;

/** A slot that keeps nothing, for records without drafts. */
export function emptyDraftSlot<T>(): DraftSlot<T> {
  return { load: () => null, keep: () => true, remove: () => undefined };
}

/** Where earlier versions kept them, without saying whose they are: they become those of whoever opens the game next. */
const FORMER_PREFIX = 'qc.draft';

/**
 * One person's unsaved edits of one game in the browser's storage: on a shared computer nobody reads or sends those of
 * another. Each tab has drafts of its own, so that two tabs that both
 * type without a connection do not overwrite each other; a tab that opens takes over what others left there.
 */
export class DraftShelf {
  readonly #storage: DraftStorage | null;
  readonly #prefix: string;
  readonly #tab: string;

  constructor(storage: DraftStorage | null, place: { user: string; game: string; tab: string }) {
    this.#storage = storage;
    this.#prefix = unsentPrefix(place.user, place.game);
    this.#tab = place.tab;
    this.#takeFormer(`${FORMER_PREFIX}.${place.game}.`);
  }

  /** The slot of one record. What other tabs left is joined in where it does not collide; the rest stays for `strays`. */
  slot<T>(id: string, parse: ParseChanges<T>): DraftSlot<T> {
    const own = `${this.#prefix}${id}.${this.#tab}`;
    const keep = (draft: Draft<T>) =>
      attempt(() => {
        if (!this.#storage) return false;
        this.#storage.setItem(own, JSON.stringify(draft));
        return true;
      }, false);
    return {
      keep,
      remove: () => attempt(() => this.#storage?.removeItem(own), undefined),
      load: () => {
        let joined = this.#read(own, parse);
        for (const key of this.#keysOf(id)) {
          if (key === own) continue;
          const other = this.#read(key, parse);
          const next = other && joinDrafts(joined, other);
          // It leaves its place only when it is safe in ours.
          if (next && keep(next)) {
            joined = next;
            attempt(() => this.#storage?.removeItem(key), undefined);
          }
        }
        return joined;
      },
    };
  }

  /** Drafts that could not be joined in: of records that are gone, or colliding with this tab's own. */
  strays(): StrayDraft[] {
    return this.#keys().flatMap((key) => {
      const id = key.slice(this.#prefix.length).split('.')[0] ?? '';
      const isOwn = key === `${this.#prefix}${id}.${this.#tab}`;
      const draft = attempt<unknown>(() => JSON.parse(this.#storage?.getItem(key) ?? 'null'), null);
      if (typeof draft !== 'object' || draft === null || !('changes' in draft)) return [];
      return [{ key, id, base: 'base' in draft ? draft.base : undefined, changes: draft.changes, isOwn }];
    });
  }

  /** Forgets one stray draft. */
  discard(key: string): void {
    attempt(() => this.#storage?.removeItem(key), undefined);
  }

  #read<T>(key: string, parse: ParseChanges<T>): Draft<T> | null {
    const text = attempt(() => this.#storage?.getItem(key) ?? null, null);
    if (text === null) return null;
    const draft = attempt(() => readDraft(JSON.parse(text), parse), null);
    if (!draft) this.discard(key);
    return draft;
  }

  #keysOf(id: string): string[] {
    return this.#keys().filter((key) => key.startsWith(`${this.#prefix}${id}.`));
  }

  #takeFormer(prefix: string): void {
    for (const key of this.#keys(prefix)) {
      attempt(() => {
        this.#storage?.setItem(this.#prefix + key.slice(prefix.length), this.#storage.getItem(key) ?? '');
        this.#storage?.removeItem(key);
      }, undefined);
    }
  }

  #keys(prefix = this.#prefix): string[] {
    return attempt(() => {
      const storage = this.#storage;
      if (!storage) return [];
      const all = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      return all.filter((key) => key.startsWith(prefix));
    }, []);
  }
}

/** Two drafts as one; null: they change the same thing differently, or stand on different versions. */
function joinDrafts<T>(own: Draft<T> | null, other: Draft<T>): Draft<T> | null {
  if (!own) return other;
  if (own.version !== other.version) return null;
  const collides = Object.keys(other.changes).some(
    (field) =>
      field in own.changes &&
      JSON.stringify(valueOf(own.changes, field)) !== JSON.stringify(valueOf(other.changes, field)),
  );
  if (collides) return null;
  return {
    version: own.version,
    base: { ...other.base, ...own.base },
    changes: { ...other.changes, ...own.changes },
    uncertain: [...other.uncertain, ...own.uncertain],
  };
}

function valueOf(changes: object, field: string): unknown {
  return Object.entries(changes).find(([key]) => key === field)?.[1];
}

function attempt<R>(action: () => R, failed: R): R {
  try {
    return action();
  } catch {
    return failed;
  }
}

function readDraft<T>(stored: unknown, parse: ParseChanges<T>): Draft<T> | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { version, base, changes, uncertain }: Record<string, unknown> = { ...stored };
  const [readBase, readChanges] = [parse(base), parse(changes)];
  if (typeof version !== 'number' || !readBase || !readChanges || Object.keys(readChanges).length === 0) return null;
  const sends = Array.isArray(uncertain) ? uncertain.map(parse).filter((send) => send !== null) : [];
  return { version, base: readBase, changes: readChanges, uncertain: sends };
}
