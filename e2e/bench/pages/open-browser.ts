import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { baseUrl, owner, port } from '../../product/start/addresses.ts';
import { Author } from '../../product/people/author.ts';
import { launchOptions } from '../../product/start/browser.ts';
import { seedScreens, type Shown } from './screens.ts';

/** The product with something in it, and a browser in which its owner is signed in. */
export interface OpenPages {
  context: BrowserContext;
  /** Where that browser listens to Lighthouse. */
  debugPort: number;
  screens: Shown[];
}

/** Starts both, has them looked at, and ends them. */
export async function withPages(language: string, look: (pages: OpenPages) => Promise<void>): Promise<void> {
  const debugPort = port + 2000;
  const profile = mkdtempSync(join(tmpdir(), 'qc-pages-profile-'));
  const product = spawn(process.execPath, [join(import.meta.dirname, '../../product/start/start-product.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady();
    const context = await chromium.launchPersistentContext(profile, {
      ...launchOptions,
      args: [...launchOptions.args, `--remote-debugging-port=${debugPort}`],
      baseURL: baseUrl,
      serviceWorkers: 'block',
    });
    const signIn = await context.request.post('/auth/login', { data: owner });
    const { session }: { session: string } = await signIn.json();
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
    const screens = await seedScreens(new Author(context.request, session), { cookie, session }, language);
    await look({ context, debugPort, screens });
    await context.close();
  } finally {
    product.kill('SIGTERM');
    rmSync(profile, { recursive: true, force: true });
  }
}

/** Guests' screens are seen as guests see them. */
export async function asWhomItIsFor<T>({ context }: OpenPages, { listed }: Shown, look: () => Promise<T>): Promise<T> {
  const held = listed ? await context.cookies() : [];
  if (listed) await context.clearCookies();
  try {
    return await look();
  } finally {
    if (listed) await context.addCookies(held);
  }
}

async function untilReady(): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const ready = await fetch(`${baseUrl}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('the product did not start');
}
