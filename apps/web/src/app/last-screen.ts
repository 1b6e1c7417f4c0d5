import { sessionValue } from '#platform/storage';

const stored = sessionValue('lastScreen');

/** Notes where somebody works in this tab; `address`: path, query and hash. */
export function noteScreen(address: string): void {
  stored.set(address);
}

/** The screen where somebody was last in this tab; null: on none yet. */
export function lastScreen(): string | null {
  const address = stored.get();
  // `//host` would lead elsewhere.
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null;
}
