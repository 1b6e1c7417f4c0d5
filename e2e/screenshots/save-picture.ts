import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Saves what the page shows as a small PNG of at most 256 colours. `path`: of the file, without its ending. */
export async function savePicture(page: Page, path: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(600);
  const full = await page.screenshot({ animations: 'disabled' });
  const small = sharp(full).png({ palette: true, colours: 192, effort: 10, compressionLevel: 9 });
  const { size } = await small.toFile(`${path}.png`);
  console.log(`${basename(path)}.png  ${Math.round(size / 1000)} kB`);
}
