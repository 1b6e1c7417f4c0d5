import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { baseUrl } from '../product/start/addresses.ts';
import { phone } from '../product/pages/live-pages.ts';
import { HeldWire } from '../network/held-wire.ts';

/** The screens the film is taken from. */
const SIZES = {
  screen: { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
  console: { width: 1366, height: 900 },
  pocket: { width: 390, height: 844 },
  phone: { width: 390, height: 844 },
} as const;
export type Camera = keyof typeof SIZES;

/** One page that is filmed. */
export interface FilmedPage {
  page: Page;
  wire: HeldWire;
  context: BrowserContext;
}

/** Opens a page of that size. `state`: the cookies of who looks; none on a player's phone. */
export async function openCamera(
  browser: Browser,
  camera: Camera,
  language: string,
  state?: Awaited<ReturnType<BrowserContext['storageState']>>,
): Promise<FilmedPage> {
  const held = camera === 'phone' || camera === 'pocket' ? phone : {};
  const context = await browser.newContext({
    ...held,
    baseURL: baseUrl,
    viewport: SIZES[camera],
    locale: language,
    reducedMotion: 'reduce',
    ...(state ? { storageState: state } : {}),
  });
  const page = await context.newPage();
  return { page, wire: await HeldWire.on(page), context };
}

/** Saves what a page shows, once it has come to rest, as `folder/name.png` of at most 256 colours. */
export async function takePicture(page: Page, folder: string, name: string): Promise<void> {
  await page.evaluate(waitForRest);
  const full = await page.screenshot({ animations: 'disabled' });
  await sharp(full)
    .png({ palette: true, colours: 224, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`));
}

/** Letters, pictures and movements that end. */
async function waitForRest(): Promise<void> {
  await document.fonts.ready;
  const ending = document.getAnimations().filter((animation) => {
    const endMs = animation.effect?.getComputedTiming().endTime;
    return animation.playState === 'running' && typeof endMs === 'number' && Number.isFinite(endMs);
  });
  const pictures = [...document.images].map((image) => image.decode().catch(() => undefined));
  await Promise.allSettled([...ending.map((animation) => animation.finished), ...pictures]);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
