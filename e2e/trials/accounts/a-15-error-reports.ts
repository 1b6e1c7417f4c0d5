import { randomBytes } from 'node:crypto';
import { Account } from '../../crash/account.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { openBrowser } from '../players/phone-browser.ts';
import { inParts } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

const AT_ONCE = 40;
const PER_DEVICE_AND_MINUTE = 10;
/** Reports of all devices together in an hour, and what the time of the trial gives back. */
const TOGETHER = 2200;
const LIST_WITHIN_MS = 500;
const LISTS = 20;
const SCRIPTS = [
  '<img src=x onerror="window.qcRan=true">',
  '<script>window.qcRan=true</script>',
  '"><svg onload="window.qcRan=true">',
  'javascript:window.qcRan=true',
  '{{constructor.constructor("window.qcRan=true")()}}',
];

/** ten thousand reports of errors with scripts and secrets in them, and the admin who opens the list. */
export async function errorReports(trial: Trial, stage: Stage): Promise<void> {
  const reports = trial.quick ? 2000 : 10_000;
  const tokens = Array.from({ length: reports }, () => randomBytes(16).toString('base64url'));
  const one = await Promise.all(numbers(200).map(() => report(stage, { n: 0, device: 'one phone', from: '10.1.0.1' })));
  trial.atMost('reports of one device that were taken at once', taken(one), PER_DEVICE_AND_MINUTE);

  const huge = { err: { message: 'x', stack: 'at a.js:1\n'.repeat(100_000) }, url: '/he' };
  const refused = await post(stage, huge, { device: 'huge', from: '10.1.0.2' });
  trial.exactly('a stack of a megabyte is answered with', refused, 413);

  trial.note(`${reports} reports of strangers, each a device of its own`);
  const startedAtMs = performance.now();
  const all = await inParts(numbers(reports), AT_ONCE, (n) =>
    report(stage, { n, device: `phone ${n}`, from: `10.2.${n % 50}.1`, token: tokens[n] ?? '' }),
  );
  trial.note(`taken ${taken(all)}, in ${(performance.now() - startedAtMs).toFixed(0)} ms`);
  trial.atMost('reports that were taken altogether', taken(all), TOGETHER);
  trial.atLeast('and were not all refused', taken(all), 1000);

  const admin = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  const times: number[] = [];
  let told = '';
  for (let n = 0; n < LISTS; n += 1) {
    const began = performance.now();
    told = JSON.stringify(await admin.call('GET', '/admin/error?perPage=100'));
    times.push(performance.now() - began);
  }
  trial.note(`the list: median ${median(times).toFixed(0)} ms`);
  trial.atMost('the list of errors, slowest of twenty', Math.max(...times), LIST_WITHIN_MS, 'ms');
  trial.exactly('secrets in the list', tokens.filter((token) => told.includes(token)).length, 0);
  const { count } = JSON.parse(told) as { count: number };
  trial.atMost('groups that these reports make', count, SCRIPTS.length + 1);

  await openList(trial, stage);
  await stage.server.stop();
  trial.exactly('secrets in the log', tokens.filter((token) => stage.server.lines.join().includes(token)).length, 0);
  await stage.startAgain();
}

/** The admin's screen, in a real browser. */
async function openList(trial: Trial, stage: Stage): Promise<void> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: stage.url });
    await page.request.post('/auth/login', { data: OWNER_OF_ALL });
    await page.goto('/en/admin/errors');
    await page.getByText('onerror').first().waitFor();
    trial.exactly('scripts that ran in the admin’s page', String(await page.evaluate('window.qcRan')), 'undefined');
  } finally {
    await browser.close();
  }
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}
function taken(statuses: readonly number[]): number {
  return statuses.filter((status) => status === 200).length;
}

interface Reporter {
  n: number;
  device: string;
  from: string;
  token?: string;
}
function report(stage: Stage, { n, device, from, token = 'none' }: Reporter): Promise<number> {
  const err = { message: `${SCRIPTS[n % SCRIPTS.length]} of ${token}`, stack: `Error\n    at save (a.js:${n}:1)` };
  return post(stage, { err, url: `${stage.url}/he/login?token=${token}` }, { device, from });
}

async function post(stage: Stage, body: object, { device, from }: { device: string; from: string }): Promise<number> {
  const headers = { 'content-type': 'application/json', 'user-agent': device, 'x-forwarded-for': from };
  const reply = await fetch(`${stage.url}/user/err`, { method: 'POST', headers, body: JSON.stringify(body) });
  await reply.arrayBuffer();
  return reply.status;
}
