/** `npm run bench uploads`: what ten hostile uploads at a time do to a live room (limit: 3 times the quiet p99). */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Account } from '../crash/account.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { quantile, residentBytes } from './process-figures.ts';
import { connectRoom } from './room-target.ts';
import type { Target } from './target.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '6' },
    port: { type: 'string', default: '4460' },
  },
});
const players = Number(values.players);
const rounds = Number(values.rounds);
const SPREAD_MS = 2000;

async function confirmations(room: Target): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await room.ask();
    times.push(...(await room.answer(SPREAD_MS)));
    await room.next();
  }
  return times;
}

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
const server = await startServerProcess({ port: Number(values.port), dataDir });
try {
  const room = await connectRoom(server.url, players, rounds * 2);
  const uploader = await Account.register(server.url, `uploader${Date.now()}`);
  const quiet = await confirmations(room);
  const before = await residentBytes(server.pid);
  const script = join(import.meta.dirname, 'hostile-uploader.ts');
  const args = [script, server.url, uploader.cookie, uploader.session];
  const uploads = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let answered = '';
  uploads.stdout.on('data', (text) => (answered += String(text)));
  // Its pictures are made by then.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const busy = await confirmations(room);
  const grown = (await residentBytes(server.pid)) - before;
  uploads.kill('SIGTERM');
  await once(uploads, 'close');
  await room.close();
  const line = (name: string, share: number): void => {
    const [one, other] = [quantile(quiet, share), quantile(busy, share)];
    console.log(
      `  ${name.padEnd(24)}${[one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)].map((cell) => cell.padStart(10)).join('')}`,
    );
  };
  console.log(
    `${players} players, answers spread over 2 s${'quiet'.padStart(12)}${'uploads'.padStart(10)}${'ratio'.padStart(10)}`,
  );
  line('confirmed, p50 ms', 0.5);
  line('confirmed, p99 ms', 0.99);
  console.log(`  uploads answered meanwhile: ${answered.trim()}; memory +${(grown / 1024 / 1024).toFixed(0)} MB`);
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
