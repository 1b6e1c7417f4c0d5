import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';
import type { Stage } from '../stage.ts';

/** With so many of each, chance alone keeps the classifier within this of a coin. */
const SAMPLES = 600;
const SAMPLES_QUICK = 200;
/** Each is tried a few times only: none of the limits that an account has may show. */
const ACCOUNTS = 300;
const ACCOUNTS_QUICK = 100;
const AUC_MAX = 0.55;

interface Answer {
  ms: number;
  /** Everything a stranger sees but the number of the request. */
  seen: string;
}
interface Probe {
  name: string;
  path: string;
  body(email: string, known: boolean): object;
}

/** Right passwords of people who are no admins count as well: the admins' door must not tell them. */
const PROBES: readonly Probe[] = [
  { name: 'login, wrong password', path: '/auth/login', body: (email) => ({ email, password: 'wrong-one' }) },
  { name: 'login, wrong code', path: '/auth/login', body: (email) => ({ email, password: 'no', code: '123456' }) },
  {
    name: 'admin login, right password of no admin',
    path: '/admin/login',
    body: (email, known) => ({ email, password: known ? passwordOf(email) : 'wrong-one' }),
  },
  { name: 'forgotten password', path: '/auth/forgot-password', body: (email) => ({ email }) },
];

/** neither words nor time tell whether an address has an account. */
export async function whoHasAnAccount(trial: Trial, stage: Stage): Promise<void> {
  const accounts = trial.quick ? ACCOUNTS_QUICK : ACCOUNTS;
  const known = Array.from({ length: accounts }, (_none, n) => `known-${n}@school.org`);
  trial.note(`opening ${accounts} accounts`);
  for (const [n, email] of known.entries()) await open(stage, email, n);
  const samples = trial.quick ? SAMPLES_QUICK : SAMPLES;
  for (const [place, probe] of PROBES.entries()) await compare(trial, stage, { probe, place, known, samples });
}

async function compare(
  trial: Trial,
  stage: Stage,
  { probe, place, known, samples }: { probe: Probe; place: number; known: readonly string[]; samples: number },
): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  const words = new Set<string>();
  let ask = 0;
  for (let turn = 0; turn < samples; turn += 1) {
    const pair = [
      { kind: 'known' as const, email: known[turn % known.length] ?? '' },
      { kind: 'unknown' as const, email: `nobody-${place}-${turn}@school.org` },
    ];
    // In turns and by chance: a machine that slows down slows both.
    if (trial.random() < 0.5) pair.reverse();
    for (const { kind, email } of pair) {
      const answer = await send(stage, probe.path, probe.body(email, kind === 'known'), address(place, ask++));
      times[kind].push(answer.ms);
      words.add(answer.seen);
    }
  }
  trial.exactly(`${probe.name}: different answers`, words.size, 1);
  const [a, b] = [median(times.known), median(times.unknown)];
  trial.note(`${probe.name}: known ${a.toFixed(2)} ms, unknown ${b.toFixed(2)} ms (medians of ${samples})`);
  trial.atMost(
    `${probe.name}: classifier by time, area under the curve`,
    areaUnder(times.known, times.unknown),
    AUC_MAX,
  );
}

/** How often a time of one kind is above one of the other; 0.5 is a coin, and what is below it is as telling. */
function areaUnder(a: readonly number[], b: readonly number[]): number {
  const wins = a.reduce((sum, x) => sum + b.reduce((more, y) => more + (x > y ? 1 : x === y ? 0.5 : 0), 0), 0);
  const area = wins / (a.length * b.length);
  return Math.max(area, 1 - area);
}

async function open(stage: Stage, email: string, n: number): Promise<void> {
  const fields = { name: `Known ${n}`, email, contactEmail: email, password: passwordOf(email) };
  const { seen } = await send(stage, '/auth/register', fields, address(200, n));
  if (!seen.startsWith('200')) throw new Error(`no account: ${seen}`);
}

function passwordOf(email: string): string {
  return `right-${email}`;
}

/** Twenty tries of one address: what limits there are by address stay out of it. */
function address(place: number, ask: number): string {
  const number = Math.floor(ask / 20);
  return `10.${place}.${Math.floor(number / 250)}.${1 + (number % 250)}`;
}

async function send(stage: Stage, path: string, body: object, from: string): Promise<Answer> {
  const startedAtMs = performance.now();
  const reply = await fetch(new URL(path, stage.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  const text = await reply.text();
  const ms = performance.now() - startedAtMs;
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  return { ms, seen: `${reply.status} ${text.replace(/"requestId":"[^"]*"/, '')} ${cookies.join()}` };
}
