import { expect, test } from '../../product/start/cut-journey.ts';

test.use({
  storageState: { cookies: [], origins: [] },
  serviceWorkers: 'allow',
  expectedErrors: [/the server responded with a status of (404|503)|net::ERR_/],
});

test('a guest’s page is quiet, and says in three languages that the connection is away', async ({ page, network }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/en/play');
  await expect(page).toHaveURL('/play');
  await page.goto('/en/login');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(asked).not.toContain('/auth/checkLogin');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await network.cut();
  await page.reload();
  for (const words of ['אין חיבור לאינטרנט', 'لا يوجد اتصال بالإنترنت', 'You’re offline']) {
    await expect(page.getByRole('heading', { name: words })).toBeVisible();
  }
  await network.mend();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the files for phones and programs are there', async ({ request }) => {
  const types: Record<string, RegExp> = {
    '/manifest.webmanifest': /manifest\+json/,
    '/icon-192.png': /image\/png/,
    '/icon-maskable-512.png': /image\/png/,
    '/apple-touch-icon.png': /image\/png/,
    '/link-picture.png': /image\/png/,
    '/favicon.ico': /icon/,
    '/offline-worker.js': /javascript/,
    '/robots.txt': /text\/plain/,
  };
  for (const [path, type] of Object.entries(types)) {
    const reply = await request.get(path);
    expect([path, reply.status()]).toEqual([path, 200]);
    expect(reply.headers()['content-type']).toMatch(type);
  }
});
