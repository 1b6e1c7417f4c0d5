/** One text kept by the browser under a key. Reading and writing never throw: a browser may refuse storage altogether. */
export interface StoredValue {
  /** The text, or null when there is none. */
  get(): string | null;
  set(value: string): void;
  remove(): void;
}

/** A value of local storage: stays after the browser is closed, shared by its tabs. Product keys: `lang`, `redirect`. */
export function localValue(key: 'lang' | 'redirect' | (string & {})): StoredValue {
  return storedValue(() => globalThis.localStorage, key);
}

/** A value of session storage: one tab, until it closes. Product key: `user`, the session marker. */
export function sessionValue(key: 'user' | (string & {})): StoredValue {
  return storedValue(() => globalThis.sessionStorage, key);
}

function storedValue(storage: () => Storage, key: string): StoredValue {
  // Kept beside the storage, so that one page works on where storage is refused (private mode, blocked cookies).
  let fallback: string | null = null;
  let refused = false;
  return {
    get() {
      if (refused) return fallback;
      try {
        return storage().getItem(key);
      } catch {
        refused = true;
        return fallback;
      }
    },
    set(value) {
      fallback = value;
      try {
        storage().setItem(key, value);
      } catch {
        refused = true;
      }
    },
    remove() {
      fallback = null;
      try {
        storage().removeItem(key);
      } catch {
        refused = true;
      }
    },
  };
}
