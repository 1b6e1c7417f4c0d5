import { routeTable, type RouteName } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { described, type Described } from './described.ts';
import type { FuzzGround } from './fuzz-ground.ts';
import { judgeAnswer } from './judge-answer.ts';
import { makeOwnedRecords, type OwnedRecords } from './owned-records.ts';
import { type SampleCall, sampleCalls } from './sample-calls.ts';
import { sendSample } from './send-sample.ts';
import type { TestApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';

/** How often each status came, and every answer that the description does not have. */
export interface FuzzFigures {
  good: Map<number, number>;
  bad: Map<number, number>;
  faults: string[];
}

/** Neither the page to export into nor a payment provider is there: these calls say so. */
const NOT_HERE: Partial<Record<RouteName, number>> = {
  exportGameWeb: 503,
  exportGameRunner: 503,
  createOrder: 503,
};
/** A limit of how often somebody may call opens again after so many waits. */
const WAITS = 3;

/** How one operation is called. */
export interface FuzzCount {
  /** Good calls, and as many bad ones. */
  each: number;
  /** So often at most somebody new arrives, as calls use records up; without end unless said. */
  arrivalsMax?: number;
}

/**
 * Sends good and bad calls of one operation of the contract, in turns, as an owner of the house: as the one who called
 * the operation before, as long as their records serve.
 */
export async function fuzzOperation(
  ground: FuzzGround,
  name: RouteName,
  { each, arrivalsMax = Infinity }: FuzzCount,
): Promise<FuzzFigures> {
  const operation = described.get(name);
  if (!operation) throw new Error(`${name} is not described`);
  const figures: FuzzFigures = { good: new Map(), bad: new Map(), faults: [] };
  const { calls } = ground;
  let arrived = 0;
  const arrive = async () => {
    arrived += 1;
    const own = await welcome(ground, name);
    lastOf.set(ground.test, own);
    return own;
  };
  // Settings may be such that nobody can make records any more: who sets them begins with a server of their own.
  let own = (name !== 'updateInstallationSettings' && lastOf.get(ground.test)) || (await arrive());
  for (let n = 0; n < each; n += 1) {
    for (const kind of ['good', 'bad'] as const) {
      const call = () => calls[kind](operation, sampleCalls[name](own.records));
      let reply = await send(ground, operation, { name, own, call: call(), figures });
      if (!own.fresh && isUsedUp(kind, reply) && arrived < arrivalsMax) {
        own = await arrive();
        reply = await send(ground, operation, { name, own, call: call(), figures });
      }
      own.fresh = false;
      figures[kind].set(reply.statusCode, (figures[kind].get(reply.statusCode) ?? 0) + 1);
    }
  }
  return figures;
}

/** All come from one address, which may sign in so many in a quarter of an hour. */
const ARRIVE_EVERY_MS = 60_000;

/** Somebody new with records that nobody has used; they cannot be made under whatever settings a call has left. */
interface Own {
  caller: TestClient;
  records: OwnedRecords;
  fresh: boolean;
}
let arrivals = 0;
/** Who has called last at a server. */
const lastOf = new WeakMap<TestApp, Own>();
async function welcome(ground: FuzzGround, name: RouteName): Promise<Own> {
  if (name === 'updateInstallationSettings') await ground.startOver();
  ground.wait(ARRIVE_EVERY_MS);
  const { test } = ground;
  const caller = await test.signUpAs(`caller-${++arrivals}`, 0);
  return { caller, records: await makeOwnedRecords(test, caller), fresh: true };
}

async function send(
  ground: FuzzGround,
  operation: Described,
  { name, own, call, figures }: { name: RouteName; own: Own; call: SampleCall; figures: FuzzFigures },
): Promise<LightMyRequestResponse> {
  let reply = await sendSample(ground.test, name, own.caller, call);
  for (let waits = 0; reply.statusCode === 429 && waits < WAITS; waits += 1) {
    ground.wait(1000 * Number(reply.headers['retry-after'] ?? 1));
    reply = await sendSample(ground.test, name, own.caller, call);
  }
  const faults = [...judgeAnswer(operation, reply, NOT_HERE[name]), ...judgeByContract(name, reply)];
  for (const fault of faults) figures.faults.push(`${name} ${JSON.stringify(call).slice(0, 1500)}: ${fault}`);
  return reply;
}

/** The contract says more of an answer than its description can. */
function judgeByContract(name: RouteName, reply: LightMyRequestResponse): string[] {
  const { download, reply: shape } = routeTable[name] ?? {};
  if (reply.statusCode !== 200 || download !== undefined) return [];
  return shape?.safeParse(reply.json()).success ? [] : ['not as the contract has it'];
}

/** The records that the call needs, or the session of any call, are gone with those before. */
function isUsedUp(kind: 'good' | 'bad', { statusCode, body }: LightMyRequestResponse): boolean {
  return kind === 'good' ? [401, 403, 404, 409, 410, 412].includes(statusCode) : body.includes('"notSignedIn"');
}
