/** npm run bench hostile: reads every hostile workbook and game file as the server does, and prints what refusing costs. */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { hostileGameFiles } from './hostile-game-files.ts';
import { hostileWorkbooks } from './hostile-workbooks.ts';
import type { ReadingCost } from './measure-reading.ts';
import { measureRefusals } from './refuse-cheaply.ts';

const folder = mkdtempSync(join(tmpdir(), 'qc-bench-'));
try {
  const workbooks = Object.entries(await hostileWorkbooks()).map(([name, bytes]) => put(`${name}.xlsx`, [bytes]));
  report('Excel (limits: 1000 ms, +100 MB, stop 50 ms)', measureRefusals('excel', workbooks));
  const games = Object.entries(hostileGameFiles()).map(([name, pieces]) => put(`${name}.json`, pieces));
  report('Game files (limits: 2000 ms, +100 MB)', measureRefusals('game', games));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function put(name: string, pieces: Iterable<string | Uint8Array>): string {
  const file = join(folder, name);
  const descriptor = openSync(file, 'w');
  for (const piece of pieces) writeFileSync(descriptor, piece);
  closeSync(descriptor);
  return file;
}

function report(title: string, costs: readonly ReadingCost[]): void {
  console.log(`\n${title}`);
  for (const { file, refused, ms, rssMb, stallMs } of costs) {
    const figures = `${ms} ms`.padStart(9) + `+${rssMb} MB`.padStart(9) + `stop ${stallMs} ms`.padStart(14);
    console.log(`${figures}  ${refused ? 'refused' : 'TAKEN  '}  ${basename(file)}`);
  }
  const most = (of: (cost: ReadingCost) => number) => Math.max(...costs.map(of));
  console.log(`worst: ${most((c) => c.ms)} ms, +${most((c) => c.rssMb)} MB, stop ${most((c) => c.stallMs)} ms`);
}
