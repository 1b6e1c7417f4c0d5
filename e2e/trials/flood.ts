import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSE } from '@qc/contract';
import type { Page } from './players/page.ts';
import type { Stage } from './stage.ts';

/** One who wants to come in. */
export interface Newcomer {
  name: string;
  /** Own network address. */
  from: string;
  /** When to come, ms from the start. */
  afterMs: number;
  /** What is tapped as the second step of joining, asked at that moment; absent: nothing is sent. */
  pattern?: (page: Page) => number[] | undefined;
  /** Comes again when there was no wire, as the product's page does, and taps the shapes that are shown by then. */
  patient?: boolean;
}

/** How it went. */
export interface Arrival {
  page: Page | null;
  /** `joined`, the refusal's code, or `no wire`. */
  got: string;
  /** When that was known, ms from the start. */
  afterMs: number;
}

const TRIES = 4;
const REPLY_WITHIN_MS = 30_000;
let joins = 0;

/** All come, each at its time. */
export function comeIn(stage: Stage, code: string, newcomers: readonly Newcomer[]): Promise<Arrival[]> {
  const startedAtMs = performance.now();
  const come = async (newcomer: Newcomer): Promise<Arrival> => {
    await sleep(newcomer.afterMs);
    const { page, got } = await comeAtOnce(stage, code, newcomer);
    return { page, got, afterMs: performance.now() - startedAtMs };
  };
  return Promise.all(newcomers.map(come));
}

async function comeAtOnce(
  stage: Stage,
  code: string,
  { name, from, pattern, patient }: Newcomer,
): Promise<Pick<Arrival, 'page' | 'got'>> {
  const page = await linkOf(stage, code, { from, tries: patient ? TRIES : 1 });
  if (!page) return { page: null, got: 'no wire' };
  for (let tries = 1; ; tries += 1) {
    joins += 1;
    const tapped = pattern?.(page);
    const join = { t: 'join' as const, id: `flood-${joins}`, name, phone: '', consent: true };
    const reply = await page.ask({ ...join, ...(tapped && { pattern: tapped }) }, REPLY_WITHIN_MS);
    const got =
      reply?.t === 'refused' ? reply.code : (reply?.t ?? (page.closed ? `closed ${page.closeCode}` : 'silence'));
    if (got !== 'patternWrong' || !patient || tries === TRIES) return { page, got };
    await sleep(1000);
  }
}

async function linkOf(
  stage: Stage,
  code: string,
  { from, tries }: { from: string; tries: number },
): Promise<Page | null> {
  for (let tried = 0; tried < tries; tried += 1)
    try {
      return await stage.guest(code, { from });
    } catch {
      // Once more.
    }
  return null;
}

/** Who got a place. */
export function inside(arrivals: readonly Arrival[]): Page[] {
  return arrivals.flatMap(({ page, got }) => (page && got === 'joined' ? [page] : []));
}

/** Waits until all these have been told that they were removed; how many were not. */
export async function notSentAway(pages: readonly Page[], withinMs: number): Promise<number> {
  const gone = await Promise.all(pages.map((page) => page.until(() => page.closed, withinMs)));
  return gone.filter((is, at) => !is || pages[at]?.closeCode !== CLOSE.removed).length;
}

/** What was said to how many, in words. */
export function tally(arrivals: readonly Arrival[]): string {
  const counts = new Map<string, number>();
  for (const { got } of arrivals) counts.set(got, (counts.get(got) ?? 0) + 1);
  return [...counts].map(([got, count]) => `${count} ${got}`).join(', ');
}
