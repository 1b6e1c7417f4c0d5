/** The form is there and has been looked at, ms. */
const AFTER_MS = 800;

/**
 * Has the browser fetch the app when it has nothing else to do, so that signing in does not wait for it. The server left
 * its files named in the page. It is fetched, not run; nothing where the person asks to save data.
 */
export function warmApp(): () => void {
  const timer = setTimeout(() => {
    if (savesData()) return;
    for (const { href, as } of document.querySelectorAll<HTMLLinkElement>('link[rel="later"]')) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'prefetch', as: as || 'script', crossOrigin: 'anonymous', href });
      document.head.append(link);
    }
  }, AFTER_MS);
  return () => clearTimeout(timer);
}

function savesData(): boolean {
  const line: unknown = 'connection' in navigator ? navigator.connection : null;
  return typeof line === 'object' && line !== null && 'saveData' in line && line.saveData === true;
}
