/**
 * `npm run bench telephone`: what callers cost who wait in a lobby, by a line of Twilio's. First they ask as often as
 * lines do, each every two and a half seconds; then as fast as they are answered, beside the cheapest request that the
 * same server knows (`/health`).
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Account } from '../crash/account.ts';
import { startServerProcess } from '../crash/server-process.ts';
import { houseLine } from '../product/stand-ins/house-line.ts';
import { processorMs, quantile } from './process-figures.ts';
import { ask, closeWires, SECRET, WaitingCall } from './telephone/waiting-call.ts';

const { values } = parseArgs({
  options: {
    callers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '15' },
    port: { type: 'string', default: '4480' },
  },
});
const callers = Number(values.callers);
const forMs = Number(values.seconds) * 1000;
const POLL_EVERY_MS = 2500;
const AT_ONCE = 16;

const dataDir = await mkdtemp(join(tmpdir(), 'qc-bench-'));
const server = await startServerProcess({ port: Number(values.port), dataDir });
const lineUrl = `${server.url}/telephone/line/house`;
try {
  const owner = await Account.signIn(server.url, 'owner@school.org', 'owner-secret-of-tests');
  await setUpLine(owner, '');
  const author = await Account.register(server.url, `bench${Date.now()}`);
  const answers = ['Red', 'Dead'].map((text, at) => ({ text, media: null, correct: at === 1 }));
  const slides = [{ type: 'trivia' as const, question: 'Which sea?', answers }];
  const { code } = await author.openRoom(slides, { setting: { gameType: 'dialer' } });
  await setUpLine(owner, code);
  const calls = Array.from({ length: callers }, (_, at) => new WaitingCall(lineUrl, at));
  const joining = await measure((next) => inTurns(calls, next, (call) => call.start()));
  report('joining', joining);
  const waiting = await measure((next) => Promise.all(calls.map((call, at) => pollOn(call, at, next))));
  report(`waiting, each every ${POLL_EVERY_MS / 1000} s`, waiting);
  const hurried = await measure((next) => untilOver(next, (turn) => calls[turn % callers]?.poll()));
  report(`waiting, ${AT_ONCE} at once as fast as they go`, hurried);
  const health = await measure((next) => untilOver(next, () => ask('GET', `${server.url}/health`, {}, '')));
  report('/health, the same way', health);
  const ratio = hurried.processorMs / hurried.times.length / (health.processorMs / health.times.length);
  console.log(`a reply to who waits takes x${ratio.toFixed(2)} of the processor that /health takes`);
} finally {
  closeWires();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** What some requests took. */
interface Measured {
  times: number[];
  lastedMs: number;
  /** Of all threads of the server, ms. */
  processorMs: number;
}

type Timed = <T>(asking: () => Promise<T> | undefined) => Promise<T | undefined>;

async function measure(work: (timed: Timed) => Promise<unknown>): Promise<Measured> {
  const times: number[] = [];
  const timed: Timed = async (asking) => {
    const from = performance.now();
    const came = await asking();
    times.push(performance.now() - from);
    return came;
  };
  const [from, before] = [performance.now(), await processorMs(server.pid)];
  await work(timed);
  return { times, lastedMs: performance.now() - from, processorMs: (await processorMs(server.pid)) - before };
}

function report(what: string, { times, lastedMs, processorMs: used }: Measured): void {
  const perSecond = (times.length / lastedMs) * 1000;
  const [middle, high] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.log(
    `${what}: ${times.length} replies, ${perSecond.toFixed(0)} a second; median ${middle.toFixed(1)} ms, p99 ${high.toFixed(1)} ms; processor ${(used / times.length).toFixed(3)} ms a reply`,
  );
}

async function pollOn(call: WaitingCall, at: number, timed: Timed): Promise<void> {
  const end = performance.now() + forMs;
  await sleep((POLL_EVERY_MS * at) / callers);
  while (performance.now() < end) {
    const from = performance.now();
    await timed(() => call.poll());
    await sleep(Math.max(0, POLL_EVERY_MS - (performance.now() - from)));
  }
}

async function untilOver(timed: Timed, asking: (turn: number) => Promise<unknown> | undefined): Promise<void> {
  const end = performance.now() + forMs;
  let turn = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < end) await timed(() => asking((turn += 1) - 1));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function inTurns<T>(items: readonly T[], timed: Timed, work: (item: T) => Promise<unknown>): Promise<void> {
  const left = [...items];
  const one = async (): Promise<void> => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) {
      const now = item;
      await timed(() => work(now));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

async function setUpLine(owner: Account, defaultCode: string): Promise<void> {
  const line = houseLine({
    ...{ provider: 'twilio', secret: SECRET, languages: ['en'], defaultCode },
    ...{ callsMax: 5000, callsPerRoom: 5000, callsPerNumber: 10 },
  });
  await owner.call('PUT', '/admin/setting', { baseUrl: server.url });
  await owner.call('PUT', '/admin/telephone', line);
}
