/** Reads the one-time login token of the address and removes it there, keeping the rest; null when there is none. */
export function takeToken(): string | null {
  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  if (token === null) return null;
  address.searchParams.delete('token');
  // The whole address: a path that begins with two slashes would name another host.
  history.replaceState(history.state, '', address.href);
  return token === '' ? null : token;
}
