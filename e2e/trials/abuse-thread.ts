/** Entry of a thread that abuses one room until it is ended: the process that times the others has nothing to do with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { abuses, tryAbuse } from './abuses.ts';
import type { AbuseSize } from './abuses.ts';

/** Where to, and how much. */
export interface AbuseOrder extends AbuseSize {
  port: number;
  code: string;
}

const order: AbuseOrder = workerData;
const flood = '1,000 messages a second';

/** One wire after the other, for ever; every end of a wire is told. */
async function goOn(names: readonly string[]): Promise<never> {
  for (let turn = 0; ; turn += 1) {
    const abuse = abuses[names[turn % names.length] ?? flood];
    if (abuse) parentPort?.postMessage(await tryAbuse(order, abuse, order));
  }
}

await Promise.all([goOn([flood]), goOn(Object.keys(abuses).filter((name) => name !== flood))]);
