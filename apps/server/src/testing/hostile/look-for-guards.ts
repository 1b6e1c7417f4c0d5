/**
 * Sends what the guards of all calls are there for, and says as JSON which rules did not hold. `--fault` takes one guard
 * out first, and only the rule that has to miss it is looked at.
 */
import { parseArgs } from 'node:util';
import { plantFault } from '../plant-fault.ts';
import { MISSING_GUARDS } from './planted-faults.ts';

const { values } = parseArgs({ options: { fault: { type: 'string' } } });
const missing = MISSING_GUARDS.find(({ name }) => name === values.fault);
if (values.fault !== undefined) plantFault(MISSING_GUARDS, values.fault);
const { buildTestApp } = await import('../test-app.ts');
const test = await buildTestApp({ config: { publicUrl: 'https://quiz.example.org' } });

let addresses = 0;
const address = () => `10.1.0.${++addresses}`;
async function post(url: string, payload: string, from: string) {
  const headers = { 'content-type': 'application/json', host: '127.0.0.1' };
  return test.inject({ method: 'POST', url, headers, payload, remoteAddress: from });
}
const keys = (count: number, name: string) =>
  `{${Array.from({ length: count }, (_, n) => `"${name}${n}":1`).join(',')}}`;
const large = `{"a":"${'x'.repeat(63 * 1024)}"}`;

const rules: Record<string, () => Promise<boolean>> = {
  'values are counted before they are parsed': async () => {
    const reply = await post('/auth/login', keys(400, 'k'), address());
    return reply.statusCode === 400 && reply.json().fields === undefined;
  },
  'replies to bad input are short': async () => {
    const reply = await post('/auth/login', keys(190, 'k'.repeat(60)), address());
    return reply.statusCode === 400 && Buffer.byteLength(reply.body) <= 16_000;
  },
  'strangers send small bodies': async () =>
    (await post('/auth/login', `{"email":"${'x'.repeat(20_000)}"}`, address())).statusCode === 413,
  'one address sends so much a minute': async () => {
    const from = address();
    for (let sent = 0; sent < 400; sent += 1) {
      if ((await post('/no/such/call', large, from)).statusCode === 429) return true;
    }
    return false;
  },
  'one address keeps little in memory': async () => {
    const from = address();
    const replies = await Promise.all(Array.from({ length: 100 }, () => post('/no/such/call', large, from)));
    return replies.some(({ statusCode }) => statusCode === 429);
  },
  'floods are answered slowly': async () => {
    const from = address();
    for (let sent = 0; sent < 60; sent += 1) await post('/auth/login', '{', from);
    const asked = performance.now();
    await post('/auth/login', '{', from);
    return performance.now() - asked > 900;
  },
  'strangers come one by one': async () => {
    let turn = 0;
    const clock = { next: setImmediate(() => undefined) };
    const tick = (): void => {
      turn += 1;
      clock.next = setImmediate(tick);
    };
    tick();
    const turns = await Promise.all(
      Array.from({ length: 40 }, async () => {
        await post('/auth/login', '{', address());
        return turn;
      }),
    );
    clearImmediate(clock.next);
    return new Set(turns).size > 30;
  },
  'other names are refused': async () =>
    (await test.inject({ url: '/setting', headers: { host: 'evil.example' } })).statusCode === 421,
};

const broken: string[] = [];
for (const [rule, holds] of Object.entries(rules)) {
  if (rule === (missing?.rule ?? rule) && !(await holds())) broken.push(rule);
}
await test.close();
console.log(JSON.stringify(broken));
