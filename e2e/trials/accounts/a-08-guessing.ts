import { Account } from '../../crash/account.ts';
import { inParts } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';

/** As documented: tries on one account that are judged in a quarter of an hour. */
const JUDGED_PER_ACCOUNT = 10;
/** Wrong tries of one address in a quarter of an hour, with what the time of the trial gives back. */
const JUDGED_PER_ADDRESS = 450;
const ADDRESSES = 100;
const AT_ONCE = 20;
const CLASS_WITHIN_MS = 60_000;

interface Sent {
  status: number;
  ms: number;
  cookies: string;
}

/** guessing at one account and at many, while its person and a whole class sign in. */
export async function guessingPasswords(trial: Trial, stage: Stage): Promise<void> {
  const guesses = trial.quick ? 300 : 1000;
  const pupils = trial.players(300, 60);
  const victim = await stage.account();
  const home = await login(stage, { email: victim.email, password: victim.password, from: '10.9.0.1' });
  trial.exactly('the person signs in before', home.status, 200);

  trial.note(`${guesses} passwords on one account from ${ADDRESSES} addresses`);
  const [tries, visits] = await Promise.all([
    inParts(numbers(guesses), AT_ONCE, (n) =>
      login(stage, { email: victim.email, password: `guess-${n}`, from: `10.1.0.${1 + (n % ADDRESSES)}` }),
    ),
    inParts(numbers(10), 1, () =>
      login(stage, { ...victim, password: victim.password, from: '10.9.0.1', cookie: home.cookies }),
    ),
  ]);
  trial.atMost('guesses at one account that were judged', count(tries, 401), JUDGED_PER_ACCOUNT);
  trial.exactly('guesses that were refused unjudged', count(tries, 429), guesses - count(tries, 401));
  trial.exactly('visits of its person meanwhile that went well', count(visits, 200), visits.length);
  trial.note(`a visit took ${median(visits.map(({ ms }) => ms)).toFixed(0)} ms (median)`);

  trial.note(`one password on ${guesses} accounts from one address`);
  const spray = await inParts(numbers(guesses), AT_ONCE, (n) =>
    login(stage, { email: `teacher-${n}@school.org`, password: 'Summer2026', from: '10.2.0.1' }),
  );
  trial.atMost('of these judged', count(spray, 401), JUDGED_PER_ADDRESS);

  trial.note(`${pupils} accounts are opened`);
  const classOf = await inParts(numbers(pupils), AT_ONCE, async (n) => {
    const email = `pupil-${n}@school.org`;
    const fields = { name: `Pupil ${n}`, email, contactEmail: email, password: `secret-of-pupil-${n}` };
    const opened = await send(stage, '/auth/register', fields, { from: `10.3.${Math.floor(n / 50)}.1` });
    if (opened.status !== 200) throw new Error(`no account: ${opened.status}`);
    return fields;
  });
  const startedAtMs = performance.now();
  const first = await Promise.all(
    classOf.map(({ email, password }) => login(stage, { email, password, from: '10.4.0.1' })),
  );
  trial.exactly('of a class behind one address signed in at once', count(first, 200), pupils);
  trial.atMost('the last of them after', performance.now() - startedAtMs, CLASS_WITHIN_MS, 'ms');
  const owner = await Account.signIn(stage.url, victim.email, victim.password).catch(() => null);
  trial.exactly('a strange browser is let in while guessing goes on', owner === null ? 'no' : 'yes', 'no');
}

function numbers(count: number): number[] {
  return [...Array(count).keys()];
}

function count(sent: readonly Sent[], status: number): number {
  return sent.filter((one) => one.status === status).length;
}

interface Try {
  email: string;
  password: string;
  from: string;
  cookie?: string;
}
function login(stage: Stage, { email, password, from, cookie }: Try): Promise<Sent> {
  return send(stage, '/auth/login', { email, password }, { from, ...(cookie !== undefined && { cookie }) });
}

async function send(stage: Stage, path: string, body: object, about: { from: string; cookie?: string }): Promise<Sent> {
  const { from, cookie } = about;
  const startedAtMs = performance.now();
  const reply = await fetch(new URL(path, stage.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie !== undefined && { cookie }) },
    body: JSON.stringify(body),
  });
  await reply.arrayBuffer();
  const cookies = reply.headers.getSetCookie().map((one) => one.split(';')[0]);
  return { status: reply.status, ms: performance.now() - startedAtMs, cookies: cookies.join('; ') };
}
