/**
 * `npm run bench uploads`: what ten hostile uploads at a time do to a live room (limit: 3 times the quiet p99). Quiet
 * and disturbed rounds take turns, so that other work on the machine meets both.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Account } from '../crash/account.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { familyResidentBytes, quantile } from './process-figures.ts';
import { connectRoom } from './rooms/room-target.ts';

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
const RATIO_MAX = 3;
const GROWTH_MAX_MB = 150;

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
const server = await startServerProcess({ port: Number(values.port), dataDir });
const uploads = spawn(process.execPath, [join(import.meta.dirname, 'hostile/hostile-uploader.ts'), server.url], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
try {
  let answered = '';
  uploads.stdout.on('data', (text) => (answered += String(text)));
  await once(uploads.stdout, 'data');
  answered = '';
  const room = await connectRoom(server.url, players, rounds * 2 + 1);
  const confirmations = async (): Promise<number[]> => {
    await room.ask();
    const times = await room.answer(SPREAD_MS);
    await room.next();
    return times;
  };
  // The first question also warms the programme.
  await confirmations();
  const quiet: number[][] = [];
  const disturbed: number[][] = [];
  const before = await familyResidentBytes(server.pid);
  let most = before;
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await confirmations());
    // A new account each time: one alone is soon told to wait.
    const { cookie, session } = await Account.register(server.url, `uploader${round}x${Date.now()}`);
    uploads.stdin.write(`${JSON.stringify({ cookie, session })}\n`);
    disturbed.push(await confirmations());
    most = Math.max(most, await familyResidentBytes(server.pid));
    uploads.stdin.write('null\n');
    // What is under way ends.
    await new Promise((resolve) => setTimeout(resolve, 1500));
  }
  uploads.kill('SIGTERM');
  await once(uploads, 'close');
  await room.close();
  const ratioOf = (name: string, share: number): number => {
    const [one = 0, other = 0] = [quiet, disturbed].map((all) => quantile(all.flat(), share));
    const cells = [one.toFixed(1), other.toFixed(1), (other / one).toFixed(2)].map((cell) => cell.padStart(10));
    console.log(`  ${name.padEnd(24)}${cells.join('')}`);
    return other / one;
  };
  console.log(
    `${players} players, answers spread over 2 s${'quiet'.padStart(12)}${'uploads'.padStart(10)}${'ratio'.padStart(10)}`,
  );
  ratioOf('confirmed, p50 ms', 0.5);
  const ratio = ratioOf('confirmed, p99 ms', 0.99);
  const grownMb = (most - before) / 1024 / 1024;
  const verdict = (good: boolean): string => (good ? 'reached' : 'NOT reached');
  console.log(`  uploads answered meanwhile: ${answered.trim()}`);
  console.log(`  p99 within ${RATIO_MAX} of quiet: ${verdict(ratio <= RATIO_MAX)}`);
  console.log(
    `  memory of the server and its picture process at most +${GROWTH_MAX_MB} MB (+${grownMb.toFixed(0)}): ${verdict(grownMb <= GROWTH_MAX_MB)}`,
  );
} finally {
  uploads.kill();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
