/** What an author typed and the server does not have yet, in the browser's storage: whose it is stands in its key. */
const PREFIX = 'qc.unsent';

/** The start of the keys of one person's unsent edits of one game. */
export function unsentPrefix(user: string, game: string): string {
  return `${PREFIX}.${user}.${game}.`;
}

/** Games of which this person has unsent edits on this device. */
export function gamesWithUnsent(user: string): string[] {
  const games = keysOf(user).map((key) => key.split('.')[3] ?? '');
  return [...new Set(games)];
}

/** Forgets all unsent edits of this person on this device. */
export function forgetUnsent(user: string): void {
  for (const key of keysOf(user)) localStorage.removeItem(key);
}

function keysOf(user: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    return all.filter((key) => key.startsWith(`${PREFIX}.${user}.`));
  } catch {
    // A browser without storage keeps nothing.
    return [];
  }
}
