/** A page waits no longer than this for an answer of the host that was set, ms. */
const ANSWER_WITHIN_MS = 4000;

let host: string = import.meta.env.VITE_API_HOST ?? '';

/** Where calls and sockets go: an origin; empty: the page's own. */
export function apiHost(): string {
  return host;
}

/**
 * Takes over the host that the owner set, which the server wrote into the page, before the first call goes out. One
 * that does not answer a page of this origin is left alone: a wrong address would lock everybody out, the owner too.
 */
export async function settleApiHost(): Promise<void> {
  const wanted = document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? '';
  // Where pages come without the server, its place still stands there.
  if (!/^https?:/.test(wanted) || wanted === location.origin) return;
  if (await answers(wanted)) host = wanted;
  else console.warn(`${wanted} does not answer this page: calls go to ${location.origin}`);
}

async function answers(wanted: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return (await fetch(`${wanted}/setting`, { credentials: 'include', signal })).ok;
  } catch {
    return false;
  }
}
