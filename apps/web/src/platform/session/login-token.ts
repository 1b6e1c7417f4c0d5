let waiting: string | null = null;

/**
 * Takes the one-time login token out of the address, keeping the rest, and keeps it until somebody presses: a link that
 * signs in by itself could sign a person into somebody else's account. It comes behind `#`, which no proxy and no log
 * sees, on the login page; or as a query anywhere.
 */
export function takeLoginToken(): void {
  const address = new URL(location.href);
  const query = address.searchParams.get('token');
  const isLogin = /\/login\/?$/.test(address.pathname);
  const hash = isLogin ? (/^#token=([\w-]{0,200})$/.exec(address.hash)?.[1] ?? null) : null;
  const token = hash ?? query;
  if (token === null) return;
  address.searchParams.delete('token');
  if (hash !== null) address.hash = '';
  // The whole address: a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', address.href);
  waiting = token === '' ? null : token;
}

/** The token that came with the address and was not used yet; null: none. */
export function waitingLoginToken(): string | null {
  return waiting;
}

/** It was used, or is not wanted. */
export function dropLoginToken(): void {
  waiting = null;
}
