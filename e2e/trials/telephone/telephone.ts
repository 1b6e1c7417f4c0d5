import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type GameResult, LANGUAGES } from '@qc/contract';
import { Operator } from '../../bots/operator.ts';
import { Account } from '../../crash/account.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { openRoom } from './called-room.ts';
import type { CallersOrder, CallersOutcome } from './callers-thread.ts';
import { countUp, type Outage } from './count-up.ts';
import { awaitCallers, host, type HostedRoom } from './host-room.ts';
import { PROVIDERS, type Provider, setUpLine } from './lines-at.ts';
import { openPhones } from './phones.ts';
import { planCallers } from './plan-callers.ts';

/** How large it is, and how many times faster callers speak, wait and press than people do. */
const WHOLE = { callers: 200, questions: 20, phones: 1000, speed: 4, comeWithinMs: 30_000, lookMs: 1000 };
const QUICK = { callers: 6, questions: 3, phones: 50, speed: 25, comeWithinMs: 2000, lookMs: 150 };
const JOIN_WITHIN_MS = 90_000;
/** A quick one has the server killed at these alone. */
const KILLED_WHEN_QUICK: readonly string[] = ['twilio', 'yemot'];

/** One dialect's evening. */
interface Evening {
  trial: Trial;
  stage: Stage;
  owner: Account;
  provider: Provider;
  size: typeof WHOLE;
}

/**
 * TELEPHONE: hundreds call by each provider and play three games at once, in three languages, beside a room of phones;
 * requests come twice, late and again, callers hang up and call back, and the server is killed in the middle.
 */
export async function telephone(trial: Trial, stage: Stage): Promise<void> {
  const whole = trial.quick ? QUICK : WHOLE;
  const size = { ...whole, callers: trial.players(whole.callers, whole.callers) };
  const owner = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  trial.note(`${availableParallelism()} processors, shared by server, phones and providers; ${size.speed}-fold speed`);
  for (const provider of PROVIDERS)
    if (trial.only === null || trial.only === provider) await evening({ trial, stage, owner, provider, size });
}

async function evening({ trial, stage, owner, provider, size }: Evening): Promise<void> {
  await stage.server.probe();
  const keys = await setUpLine(owner, provider);
  const author = await stage.account();
  const rooms = await Promise.all(LANGUAGES.map((language) => openRoom(author, language, size.questions)));
  const phones = await openPhones(author, { players: size.phones, seed: trial.seed });
  const callers = planCallers(trial, rooms, size.callers);
  const order: CallersOrder = {
    ...{ url: `${stage.url}/telephone/line/house`, provider, keys, speed: size.speed, callers },
    ...{ seed: trial.seed, comeWithinMs: size.comeWithinMs },
  };
  const startedAtMs = Date.now();
  const thread = new Worker(new URL('./callers-thread.ts', import.meta.url), { workerData: order });
  const outcome: Promise<CallersOutcome[]> = once(thread, 'message');
  const failed = once(thread, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => undefined);
  const { session, cookie, url } = author;
  const hosted = rooms.map(({ language, room }): HostedRoom => {
    const operator = new Operator({ url, room: room._id, cookie, session });
    return { operator, callers: callers.filter(({ game }) => game === language).length, lookMs: size.lookMs };
  });
  const present = await Promise.all(hosted.map((one) => awaitCallers(one, JOIN_WITHIN_MS)));
  trial.note(`${provider}: ${present.join(' + ')} callers are in`);
  const isKilled = !trial.quick || KILLED_WHEN_QUICK.includes(provider);
  const killedAt = isKilled ? Math.ceil(size.questions / 2) : null;
  let outage: Outage | null = null;
  const play = hosted.map((one, at) =>
    host(one, async (question) => {
      if (at === 0 && question % 5 === 0) trial.note(`${provider}: question ${question}`);
      if (at === 0 && question === killedAt) outage = await killNine(stage, one);
    }),
  );
  await Promise.race([Promise.all(play), failed]);
  const [told] = await Promise.race([outcome, failed]);
  const lastedS = (Date.now() - startedAtMs) / 1000;
  for (const { operator } of hosted) {
    await operator.press({ do: 'end' });
    operator.stop();
  }
  const { loopP99Ms, loopMaxMs } = await stage.server.probe();
  const beside = await phones.end();
  const results: GameResult[] = [];
  for (const { game } of rooms) results.push(await stage.result(author, game));
  trial.note(
    `${provider}: ${lastedS.toFixed(0)} s; beside them ${size.phones} phones gave ${beside.answers} answers to ${beside.questions} questions; the server’s loop late by ${loopP99Ms.toFixed(0)} ms (p99), ${loopMaxMs.toFixed(0)} ms at most`,
  );
  if (told === undefined) throw new Error('the callers said nothing');
  countUp(trial, { provider, rooms, callers, told, results, outage, lastedS });
  trial.exactly(`${provider}: answers of phones that were never confirmed`, beside.missing, 0);
}

/** A power cut while some have answered and others are about to. */
async function killNine(stage: Stage, { operator, callers }: HostedRoom): Promise<Outage> {
  const answered = () => operator.view?.answered ?? 0;
  for (const end = Date.now() + 20_000; answered() < callers * 0.3 && Date.now() < end;) await sleep(5);
  const at = answered();
  const fromMs = Date.now();
  await stage.server.killNine();
  await stage.startAgain();
  const toMs = Date.now();
  stage.trial.note(`kill -9 after ${at} of ${callers} answers; back in ${((toMs - fromMs) / 1000).toFixed(1)} s`);
  return { fromMs, toMs };
}
