import type { BrowserContext, Page, Request } from '@playwright/test';

/** What one screen asks of the line and of the processor. */
export interface ScriptWeight {
  /** Bytes of script over the line, compressed, until the screen stands. */
  wire: number;
  /** Files of it. */
  files: number;
  /** The same unpacked, and how much of that has run. */
  unpacked: number;
  run: number;
  /** Bytes of style over the line. */
  style: number;
  /** Bytes fetched ahead for the screens that may follow. */
  ahead: number;
}

/** After this long without a request a screen stands, ms. */
const QUIET_MS = 1500;
const GIVE_UP_MS = 60_000;

/** Opens an address in a tab of its own with nothing kept, and weighs what came. */
export async function weighScript(context: BrowserContext, path: string): Promise<ScriptWeight> {
  const page = await context.newPage();
  try {
    await forgetFiles(context, page);
    const came: Request[] = [];
    page.on('requestfinished', (request) => came.push(request));
    await page.coverage.startJSCoverage();
    await page.goto(path, { waitUntil: 'load' });
    await untilQuiet(page);
    const covered = await page.coverage.stopJSCoverage();
    let [unpacked, run] = [0, 0];
    for (const { source = '', functions } of covered) {
      unpacked += source.length;
      run += source.length - lengthUnused(functions, source.length);
    }
    const weight: ScriptWeight = { wire: 0, files: 0, unpacked, run, style: 0, ahead: 0 };
    for (const request of came) {
      const { responseBodySize } = await request.sizes();
      const kind = /\.(js|css)$/.exec(new URL(request.url()).pathname)?.[1];
      if (kind === undefined) continue;
      const isAhead = (await request.allHeaders())['sec-purpose'] === 'prefetch';
      if (isAhead) weight.ahead += responseBodySize;
      else if (kind === 'css') weight.style += responseBodySize;
      else {
        weight.wire += responseBodySize;
        weight.files += 1;
      }
    }
    return weight;
  } finally {
    await page.close();
  }
}

/** Nothing that was fetched before is at hand: as at a first visit. */
export async function forgetFiles(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.clearBrowserCache');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

async function untilQuiet(page: Page): Promise<void> {
  let last = Date.now();
  const onTraffic = () => (last = Date.now());
  page.on('request', onTraffic);
  page.on('requestfinished', onTraffic);
  const end = Date.now() + GIVE_UP_MS;
  while (Date.now() - last < QUIET_MS && Date.now() < end) await page.waitForTimeout(100);
}

type Covered = Awaited<ReturnType<Page['coverage']['stopJSCoverage']>>[number]['functions'];

/** Characters that did not run: an inner range says it anew for its part. */
function lengthUnused(functions: Covered, length: number): number {
  const used = new Uint8Array(length).fill(1);
  const ranges = functions.flatMap((one) => one.ranges);
  const outerFirst = ranges.toSorted((a, b) => a.startOffset - b.startOffset || b.endOffset - a.endOffset);
  for (const { startOffset, endOffset, count } of outerFirst) used.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return used.reduce((sum, one) => sum + (one === 0 ? 1 : 0), 0);
}
