const KEY = 'reloadedForNewerApp';

/** Loads the page anew because a newer app is there, once a minute at most; says whether it does. */
export function reloadOnce(): boolean {
  try {
    const lastMs = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - lastMs < 60_000) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Loads the page anew where the server has a file of the page no more: a newer app is there. Says whether it does. */
export async function reloadIfGone(address: string): Promise<boolean> {
  try {
    return (await fetch(address, { method: 'HEAD' })).status === 404 && reloadOnce();
  } catch {
    return false;
  }
}
