import { reloadOnce } from '#platform/reload';
import { insist } from '#platform/words-loader';

/**
 * What a page cannot begin without: asked for until it is there, while the page's own loader shows. A page without its
 * words or its code would stay empty.
 */
export async function untilThere<T>(fetching: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await insist(fetching);
    } catch {
      await isNewer();
    }
  }
}

/** The server answers and has the code no more: there is a newer version of the app, and the page is loaded anew. */
export async function isNewer(): Promise<boolean> {
  const there = await fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  return there && reloadOnce();
}
