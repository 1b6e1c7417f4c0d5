/** Prints what script the main screens fetch before they stand, and fails when one is over its limit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const ASSETS = join(import.meta.dirname, '../../dist/assets');
/** With what each begins beside the page's own script, and the most bytes of all of it, as brotli sends them. */
const SCREENS = {
  login: { begins: ['guest-app'], limit: 114_500 },
  dashboard: { begins: ['full-app', 'shell', 'dashboard-screen', 'notices'], limit: 176_500 },
  presenter: { begins: ['full-app', 'present'], limit: 200_000 },
  // With the line in which presses wait for their turn: it has to be there before the part that hears clickers.
  console: { begins: ['full-app', 'operate'], limit: 204_000 },
  editor: { begins: ['full-app', 'editor'], limit: 262_000 },
  // Where the window has room for both; with the doors to a call rehearsal, which comes for call-in games alone.
  'editor with preview': { begins: ['full-app', 'editor', 'preview-pane'], limit: 343_000 },
};

const built = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
const IMPORT = /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g;

/** The built file of a chunk: its name is followed by eight signs of its content. Words may have the same name, and need little else. */
function fileOf(chunk: string): string {
  const found = built.filter((name) => name.startsWith(`${chunk}-`) && name.length === chunk.length + 12);
  const [screen] = found.toSorted((one, other) => reachedFrom([other]).size - reachedFrom([one]).size);
  if (screen === undefined) throw new Error(`The build gave no ${chunk}`);
  return screen;
}

function reachedFrom(begins: readonly string[]): Set<string> {
  const reached = new Set(begins);
  for (const name of reached)
    for (const [, next = ''] of readFileSync(join(ASSETS, name), 'utf8').matchAll(IMPORT)) reached.add(next);
  return reached;
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
for (const [screen, { begins, limit }] of Object.entries(SCREENS)) {
  let bytes = 0;
  for (const name of reachedFrom(['first', ...begins].map(fileOf)))
    bytes += brotliCompressSync(readFileSync(join(ASSETS, name))).length;
  console.log(`Script of ${screen}: ${kB(bytes)} brotli (limit ${kB(limit)})`);
  if (bytes > limit) {
    console.error(`The script of ${screen} is over its limit of ${kB(limit)}`);
    process.exitCode = 1;
  }
}
