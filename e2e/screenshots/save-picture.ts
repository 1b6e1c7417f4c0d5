import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';

/** Where the pictures go. */
export const picturesFolder = join(import.meta.dirname, '../../docs/screenshots');

/** Saves what the page shows as a small PNG of at most 256 colours. */
export async function savePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(600);
  const full = await page.screenshot({ animations: 'disabled' });
  const file = join(picturesFolder, `${name}.png`);
  const { size } = await sharp(full).png({ palette: true, colours: 192, effort: 10, compressionLevel: 9 }).toFile(file);
  console.log(`${name}.png  ${Math.round(size / 1000)} kB`);
}
