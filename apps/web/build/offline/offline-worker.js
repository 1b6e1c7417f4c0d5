// Shows a page that says so when a page of ours cannot be fetched. It keeps nothing: no page, no call, no file.
const PAGE = '__OFFLINE_PAGE__';
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
};
const isPlayer = (url) => /^\/play(\/|$)/i.test(new URL(url).pathname);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // The player's page goes past this program where the browser can be told so: its start is not to wait for it.
  event.addRoutes?.({ condition: { urlPattern: '/play*' }, source: 'network' })?.catch?.(() => undefined);
});
self.addEventListener('activate', (event) => {
  // The page is fetched while this program is still starting.
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET' || isPlayer(event.request.url)) return;
  event.respondWith(open(event));
});

async function open(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return new Response(PAGE, { status: 503, headers: HEADERS });
  }
}
