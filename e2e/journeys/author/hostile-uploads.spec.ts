import type { Media } from '@qc/contract';
import type { Page } from '@playwright/test';
import { baseUrl } from '../../product/start/addresses.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { hostileFilms, hostilePictures } from '../../product/hostile/hostile-files.ts';
import { expect, test } from '../../product/start/journey.ts';
import { ScriptWatch } from '../../product/hostile/script-watch.ts';

// The browser's own page around a picture may not use its styles, nor the journey its scripts, in what is given out.
test.use({ expectedErrors: [/Policy directive:? ['"]default-src 'none'|frame is sandboxed|a status of 40[04]/] });

test('whatever was uploaded, its addresses opened directly run no script', async ({ author, context }) => {
  const watch = await ScriptWatch.on(context, baseUrl);
  const page = await context.newPage();
  const kept: Media[] = [];
  const refused: string[] = [];
  for (const file of hostilePictures) {
    const media = await author.upload(file).catch(() => refused.push(file.name));
    if (typeof media === 'object') kept.push(media);
  }
  for (const file of hostileFilms) {
    const media = await author.uploadInPieces(file).catch(() => refused.push(file.name));
    if (typeof media === 'object') kept.push(media);
  }
  expect(refused).toEqual([
    'drawing.svg',
    'drawing.png',
    'page.png',
    'page.html',
    'gif.gif',
    'page.mp4',
    'drawing.wav',
  ]);
  for (const media of kept) for (const address of addressesOf(media)) await openDirectly(page, address);
  expect(watch.findings).toEqual([]);
});

test('files to save are saved, never shown as pages of the product', async ({ author, context }) => {
  const game = await author.makeGame('Saved <script>__ran=1</script>', [
    triviaSlide('</script><script>__ran=1</script>'),
  ]);
  const watch = await ScriptWatch.on(context, baseUrl);
  const page = await context.newPage();
  for (const path of ['web-export', 'excel-export']) {
    const saving = page.waitForEvent('download');
    await page.goto(`/game/${path}/${game._id}`).catch((error: unknown) => expect(String(error)).toContain('Download'));
    expect((await saving).suggestedFilename()).not.toContain('<');
  }
  expect(watch.findings).toEqual([]);
});

/** Every form in which a file is given out, and some that it might be given out in. */
function addressesOf({ type, publicId }: Media): string[] {
  const kind = type === 'image' ? 'image' : 'video';
  const id = encodeURIComponent(publicId);
  const forms = ['', 'c_limit,w_200/f_auto/', 'f_svg/'].map((form) => `${form}v1/${id}`);
  const endings = ['.svg', '.html'].map((ending) => `v1/${id}${ending}`);
  return [...forms, ...endings].map((form) => `/demo/${kind}/upload/${form}`);
}

async function openDirectly(page: Page, address: string): Promise<void> {
  const reply = await page.goto(address);
  const headers = reply?.headers() ?? {};
  expect(headers['content-type'], address).toMatch(/^(image\/(?!svg)|video\/|audio\/|text\/plain)/);
  expect(headers['x-content-type-options'], address).toBe('nosniff');
  expect(headers['content-security-policy'], address).toMatch(/default-src/);
  await page.waitForLoadState();
}
