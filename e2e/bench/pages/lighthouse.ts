import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What is measured as: a phone, or a window on a desk. */
export const DEVICES = ['phone', 'desktop'] as const;
export type Device = (typeof DEVICES)[number];

/** What Lighthouse found on one page. */
export interface PageReport {
  /** Of 100. */
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Told, not judged: it is the machine's as much as the page's. */
  performance: number;
  /** Cumulative layout shift. */
  shift: number;
  /** Where the browser stood at the end. */
  finalUrl: string;
  /** What is not as it should be, and on what. */
  faults: string[];
}

interface Audit {
  score: number | null;
  scoreDisplayMode: string;
  title: string;
  numericValue?: number;
  details?: { items?: { node?: { snippet?: string; selector?: string }; description?: string; url?: string }[] };
}
interface Report {
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const SHIFT = 'cumulative-layout-shift';
const PROGRAM = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js');
/** One page on a machine that does much else. */
const GIVE_UP_MS = 240_000;

/** Has Lighthouse open an address in the browser that listens on `port`, with what that browser is signed in to. */
export async function lookAt(
  url: string,
  { port, device, skip }: { port: number; device: Device; skip: readonly string[] },
): Promise<PageReport> {
  const report = await reportOf(url, port, [
    `--only-categories=${[...CATEGORIES, 'performance'].join(',')}`,
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ...(skip.length > 0 ? [`--skip-audits=${skip.join(',')}`] : []),
  ]);
  return readReport(report);
}

/** Lighthouse's performance of an address on a phone, of 100. A busy machine lowers it. */
export async function performanceOf(url: string, port: number): Promise<number> {
  const { categories } = await reportOf(url, port, ['--only-categories=performance']);
  return Math.round((categories['performance']?.score ?? 0) * 100);
}

async function reportOf(url: string, port: number, more: readonly string[]): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'qc-pages-'));
  const file = join(folder, 'report.json');
  try {
    await run([
      PROGRAM,
      url,
      `--port=${port}`,
      '--output=json',
      `--output-path=${file}`,
      '--quiet',
      '--no-enable-error-reporting',
      '--disable-storage-reset',
      ...more,
    ]);
    const report: Report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.runtimeError) throw new Error(report.runtimeError.message);
    return report;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport({ categories, audits, finalDisplayedUrl }: Report): PageReport {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const wrong = CATEGORIES.flatMap((name) =>
    (categories[name]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [`${id}: ${whereOf(audit)}`] : [];
    }),
  );
  const shift = audits[SHIFT]?.numericValue ?? 0;
  const moved = shift > 0 && audits['layout-shifts'] ? [`layout shift: ${whereOf(audits['layout-shifts'])}`] : [];
  return {
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    performance: score('performance'),
    shift,
    finalUrl: finalDisplayedUrl,
    faults: [...wrong, ...moved],
  };
}

function whereOf({ title, details }: Audit): string {
  const places = (details?.items ?? []).map(({ node, description, url }) => node?.snippet ?? description ?? url ?? '');
  return [title, ...places.slice(0, 4)].filter((one) => one !== '').join(' | ');
}

function run(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'], timeout: GIVE_UP_MS });
    let said = '';
    child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Lighthouse ended with ${code}: ${said}`))));
  });
}
