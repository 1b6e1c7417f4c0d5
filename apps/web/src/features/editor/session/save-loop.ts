import { keysOf } from '@qc/contract';
import { type Draft, type DraftSlot, emptyDraftSlot } from './draft-shelf.ts';
import { findConflicts, isSameValue } from './merge-stale.ts';
import type { SaveLoopOptions, SaveState } from './save-state.ts';

const DEBOUNCE_MS = 800;
const RETRY_FIRST_MS = 2000;
const RETRY_MAX_MS = 30_000;

/**
 * Saves the edits of one record: one request at a time, each on top of the version before, newer edits next. Edits
 * are kept on the device until the server has them. A lost reply is recognised as our own save when it comes back.
 */
export class SaveLoop<T extends object> {
  #state: SaveState<T>;
  #base: T;
  #version: number;
  #pending: Partial<T> = {};
  #inFlight: Partial<T> = {};
  /** Sends whose fate is not known: what the server may have taken from us. */
  #uncertain: Partial<T>[] = [];
  #theirs: { value: T; version: number } | null = null;
  #lane: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #closed = false;
  readonly #listeners = new Set<() => void>();
  readonly #options: SaveLoopOptions<T>;
  readonly #draft: DraftSlot<T>;

  constructor(options: SaveLoopOptions<T>) {
    this.#options = options;
    this.#draft = options.draft ?? emptyDraftSlot();
    this.#base = options.value;
    this.#version = options.version;
    this.#state = {
      value: options.value,
      isSaved: true,
      loading: false,
      error: null,
      showIsSaved: false,
      offline: false,
      draftKept: true,
      held: [],
      conflict: null,
    };
    const draft = this.#draft.load();
    if (draft) this.#recover(draft);
  }

  get state(): SaveState<T> {
    return this.#state;
  }

  /** The version the next save will be based on. */
  get version(): number {
    return this.#version;
  }

  /** Calls back after every change of `state`; the result stops that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes an edit: visible at once, on the device at once, on the server soon. */
  update(patch: Partial<T>): void {
    const changed = pickChanged(this.#state.value, patch);
    if (Object.keys(changed).length === 0) return;
    const value = this.#fit(this.#state.value, changed);
    this.#pending = pickKnown({ ...this.#pending, ...changed }, value);
    // Said while the person types, not only at the first pause.
    const offline = this.#state.offline || this.#options.isOnline?.() === false;
    this.#show({ value, isSaved: false, offline });
    this.#keepDraft();
    this.#schedule(this.#options.debounceMs ?? DEBOUNCE_MS);
  }

  /** Saves now and waits. True: everything is on the server. */
  async flush(): Promise<boolean> {
    for (let turn = 0; turn < 5 && !this.#state.isSaved && !this.#closed; turn++) {
      clearTimeout(this.#timer);
      await this.#enqueue();
      if (this.#state.error !== null || this.#state.offline || this.#state.conflict !== null) break;
    }
    return this.#state.isSaved;
  }

  /** Tries again at once: after "retry" or when the connection is back. */
  wake(): void {
    this.#failures = 0;
    if (!this.#state.isSaved) void this.flush();
  }

  /** Runs a task that moves the record's version while no save is on its way; saves wait for it. */
  exclusive<R>(task: () => Promise<R>): Promise<R> {
    const result = this.#lane.then(task);
    this.#lane = result.catch(() => undefined);
    return result;
  }

  /**
   * Takes over what another call did to the record. A version that is not the next one means that somebody else saved
   * in between: then it is not taken over, and the next save finds out.
   */
  adopt(known: Partial<T>, version: number): void {
    this.#base = { ...this.#base, ...known };
    if (version === this.#version + 1) this.#version = version;
    const shown = { ...known };
    for (const field of keysOf({ ...this.#inFlight, ...this.#pending })) delete shown[field];
    this.#show({ value: { ...this.#state.value, ...shown } });
  }

  /** Takes in the record as somebody read it from the server: newer than ours, it is joined like after a stale save. */
  receive(value: T, version: number): Promise<void> {
    return this.exclusive(async () => {
      if (!this.#closed && !this.#state.conflict && version > this.#version) this.#reconcile(value, version);
    });
  }

  /** Settles a conflict field by field in favour of one side; edits of other fields stay mine. */
  settle(side: 'mine' | 'theirs'): void {
    const { conflict } = this.#state;
    if (!conflict || !this.#theirs) return;
    if (side === 'theirs') for (const field of conflict.fields) delete this.#pending[field];
    this.#rebase(this.#theirs.value, this.#theirs.version);
    this.#show({ conflict: null });
    this.#settled();
  }

  /** Ends the loop; edits not saved stay on the device. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  #recover(draft: Draft<T>): void {
    this.#pending = draft.changes;
    this.#uncertain = [...draft.uncertain];
    this.#state = { ...this.#state, isSaved: false, value: this.#fit(this.#state.value, draft.changes) };
    if (draft.version !== this.#version) {
      const [value, version] = [this.#base, this.#version];
      this.#base = { ...this.#base, ...draft.base };
      this.#reconcile(value, version);
    } else this.#schedule(0);
  }

  #enqueue(): Promise<void> {
    return this.exclusive(() => this.#sendOnce());
  }

  #schedule(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#closed) this.#timer = setTimeout(() => void this.#enqueue(), ms);
  }

  async #sendOnce(): Promise<void> {
    if (this.#closed || this.#state.conflict) return;
    const { changes, held } = this.#sendable();
    if (Object.keys(changes).length === 0) return this.#show({ held });
    if (this.#options.isOnline?.() === false) return this.#show({ offline: true, held });
    clearTimeout(this.#timer);
    for (const field of keysOf(changes)) delete this.#pending[field];
    this.#inFlight = changes;
    this.#keepDraft();
    this.#show({ loading: true, offline: false, held });
    const outcome = await this.#options.send(changes, this.#version);
    // The draft on the device says what was on its way; whoever opens the record next settles it.
    if (this.#closed) return;
    this.#inFlight = {};
    if (outcome.kind !== 'saved') this.#pending = { ...changes, ...this.#pending };
    switch (outcome.kind) {
      case 'saved':
        this.#failures = 0;
        this.#rebase(outcome.value, outcome.version, changes);
        this.#show({ loading: false, showIsSaved: true, error: null });
        return this.#settled();
      case 'stale':
        this.#show({ loading: false });
        return this.#reconcile(outcome.value, outcome.version);
      case 'refused':
        this.#show({ loading: false, error: outcome.error });
        return this.#keepDraft();
      case 'lost':
        this.#uncertain.push(changes);
        this.#show({ loading: false, error: outcome.error });
        this.#keepDraft();
        this.#schedule(Math.min(RETRY_MAX_MS, RETRY_FIRST_MS * 2 ** this.#failures++));
    }
  }

  #sendable(): { changes: Partial<T>; held: (keyof T)[] } {
    const changes = { ...this.#pending };
    const held: (keyof T)[] = [];
    for (const field of keysOf(changes)) {
      const value = changes[field];
      if (value === undefined || this.#options.isValid?.(field, value) !== false) continue;
      held.push(field);
      delete changes[field];
    }
    return { changes, held };
  }

  #reconcile(theirs: T, version: number): void {
    const found = findConflicts({
      base: this.#base,
      mine: this.#pending,
      fitted: this.#fit(this.#base, this.#pending),
      theirs,
      sent: this.#uncertain,
      resolve: this.#options.resolve,
    });
    this.#pending = found.mine;
    if (found.conflicts.length > 0) {
      this.#theirs = { value: theirs, version };
      this.#show({
        conflict: { mine: { ...this.#fit(theirs, found.mine), ...found.mine }, theirs, fields: found.conflicts },
      });
      return this.#keepDraft();
    }
    this.#rebase(theirs, version);
    this.#show({ error: null });
    this.#settled();
  }

  /** The record on the server is now this; what is shown follows it, except where there are edits or it only differs in trimming. */
  #rebase(value: T, version: number, justSent: Partial<T> = {}): void {
    this.#base = value;
    this.#version = version;
    this.#uncertain = [];
    this.#theirs = null;
    const shown = this.#fit(value, this.#pending);
    this.#pending = pickKnown(this.#pending, shown);
    for (const field of keysOf(shown)) {
      if (field in justSent || isSameValue(shown[field], this.#state.value[field])) {
        if (!(field in this.#pending)) shown[field] = this.#state.value[field];
      }
    }
    this.#show({ value: shown });
  }

  #settled(): void {
    const isSaved = Object.keys(this.#pending).length === 0;
    this.#show(isSaved ? { isSaved, error: null, held: [] } : { isSaved });
    if (isSaved) this.#draft.remove();
    else {
      this.#keepDraft();
      this.#schedule(this.#options.debounceMs ?? DEBOUNCE_MS);
    }
  }

  #fit(value: T, changes: Partial<T>): T {
    return this.#options.fit?.(value, changes) ?? { ...value, ...changes };
  }

  #keepDraft(): void {
    const changes = { ...this.#inFlight, ...this.#pending };
    const uncertain = [...this.#uncertain, this.#inFlight];
    const base: Partial<T> = {};
    for (const field of [...(this.#options.told ?? []), ...keysOf(changes)]) base[field] = this.#base[field];
    const draft: Draft<T> = { version: this.#version, base, changes, uncertain };
    const draftKept = this.#draft.keep(draft);
    if (draftKept !== this.#state.draftKept) this.#show({ draftKept });
  }

  #show(change: Partial<SaveState<T>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** Of some changes those of fields that the record has. */
function pickKnown<T extends object>(changes: Partial<T>, value: T): Partial<T> {
  const known: Partial<T> = {};
  for (const field of keysOf(changes)) if (field in value) known[field] = changes[field];
  return known;
}

function pickChanged<T extends object>(value: T, patch: Partial<T>): Partial<T> {
  const changed: Partial<T> = {};
  for (const field of keysOf(patch)) if (!Object.is(value[field], patch[field])) changed[field] = patch[field];
  return changed;
}
