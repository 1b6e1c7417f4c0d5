import type { DraftSlot } from './draft-shelf.ts';
import type { ResolveField } from './merge-stale.ts';

/** What one send came to. */
export type SendOutcome<T> =
  /** On the server's disk. `value` is the record as the server has it now. */
  | { kind: 'saved'; value: T; version: number }
  /** Somebody saved first; nothing of ours was taken. `value` is theirs. */
  | { kind: 'stale'; value: T; version: number }
  /** Repeating will not help until something is edited. */
  | { kind: 'refused'; error: unknown }
  /** No answer came: it may or may not have been saved. Worth repeating. */
  | { kind: 'lost'; error: unknown };

/** Both sides of a stale save. */
export interface Conflict<T> {
  mine: T;
  theirs: T;
  /** The fields that both changed. */
  fields: (keyof T)[];
}

/** What the screen shows. A new object at every change. */
export interface SaveState<T> {
  /** The record with every edit, saved or not. */
  value: T;
  /** Nothing typed is missing on the server. Turning true clears `error`. */
  isSaved: boolean;
  /** A save is on its way. */
  loading: boolean;
  error: unknown;
  /** Something was saved since the record was opened: the "saved" mark has a reason to show. */
  showIsSaved: boolean;
  /** Edits wait for the connection to return. */
  offline: boolean;
  /** False: the browser refused to keep unsaved edits on this device. */
  draftKept: boolean;
  /** Edits that break a rule and wait on this device until corrected. */
  held: readonly (keyof T)[];
  conflict: Conflict<T> | null;
}

/** What a save loop is made of. */
export interface SaveLoopOptions<T extends object> {
  value: T;
  version: number;
  /** Sends changed fields on top of a version. Must not throw. */
  send: (changes: Partial<T>, version: number) => Promise<SendOutcome<T>>;
  draft?: DraftSlot<T>;
  isOnline?: () => boolean;
  /** False: the value breaks a rule; it is kept on this device and not sent. */
  isValid?: (field: keyof T, value: T[keyof T]) => boolean;
  resolve?: ResolveField<T>;
  /** The record with these changes, without what it then has no place for. Without this all of them have one. */
  fit?: (value: T, changes: Partial<T>) => T;
  /** Fields that drafts say besides the edited ones. */
  told?: readonly (keyof T)[];
  debounceMs?: number;
}
