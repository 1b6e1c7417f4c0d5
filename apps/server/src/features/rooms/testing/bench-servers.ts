import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as rest } from 'node:timers/promises';
import { middle } from '@qc/engine/testing/bench-figures';
import type { BenchPlace } from './bench-ground.ts';

/** Asks a server of a bench what it has used so far; with `change`, after a change of that one of its rooms. */
export interface BenchOrder {
  change?: number;
  /** Of what is written where there is no room. */
  letters?: number;
}

/** What a server of a bench has used since it began. */
export interface BenchReply {
  /** When the order came, ms since 1970. */
  atMs: number;
  cpuMs: number;
  /** Messages of the bus to servers of pages. */
  messages: number;
}

/** Where a server of a bench is found. */
export interface BenchServerPlace {
  places: BenchPlace[];
  port: number;
}

/** Each change is over long before, ms. */
const CHANGE_EVERY_MS = 400;

/** A process of a bench, asked over its channel; one question at a time. */
export class Asked<Order extends object, Reply> {
  readonly #child: ChildProcess;

  constructor(program: string, env: Record<string, string>) {
    const path = new URL(program, import.meta.url);
    this.#child = fork(path, { env: { ...process.env, ...env }, execArgv: process.execArgv });
    this.#child.once('exit', (code) => {
      if (code !== null && code !== 0) throw new Error(`${program} ended with ${code}`);
    });
  }

  /** What it says next. */
  async next<Said = Reply>(): Promise<Said> {
    const [said]: Said[] = await once(this.#child, 'message');
    if (said === undefined) throw new Error('nothing was said');
    return said;
  }

  ask(order: Order): Promise<Reply> {
    const said = this.next();
    this.#child.send(order);
    return said;
  }

  end(): void {
    this.#child.removeAllListeners('exit').kill();
  }
}

/** In a process of a bench: whoever started it is gone, so it goes too. */
export function endWithStarter(): void {
  process.once('disconnect', () => process.exit());
}

/** A server of a bench; see `bench-server.ts` for what it can be. */
export class BenchServer extends Asked<BenchOrder, BenchReply> {
  place: BenchServerPlace = { places: [], port: 0 };

  static async start(env: Record<string, string>): Promise<BenchServer> {
    const server = new BenchServer('./bench-server.ts', env);
    server.place = await server.next<BenchServerPlace>();
    return server;
  }
}

/** For one change, the middle of several: processor of each server, ms, and messages of the bus. */
export interface ChangeCost {
  cpuMs: number[];
  messages: number;
}

/**
 * What a change costs `servers` beyond what they use anyway. The first is asked for the changes; `during` is awaited
 * with each, told when it was asked for.
 */
export async function costOfChanges(
  servers: readonly BenchServer[],
  order: Required<Pick<BenchOrder, 'change'>> & BenchOrder,
  changes: number,
  during: (atMs: number) => Promise<unknown> = async () => undefined,
): Promise<ChangeCost> {
  const [first] = servers;
  if (!first) throw new Error('there is a server');
  const used = async () => Promise.all(servers.map((server) => server.ask({})));
  const once = async (isChange: boolean): Promise<ChangeCost> => {
    const before = await used();
    const { atMs } = isChange ? await first.ask(order) : { atMs: 0 };
    if (isChange) await during(atMs);
    await rest(CHANGE_EVERY_MS);
    const after = await used();
    const messages = (after[0]?.messages ?? 0) - (before[0]?.messages ?? 0);
    return { cpuMs: after.map(({ cpuMs }, at) => cpuMs - (before[at]?.cpuMs ?? 0)), messages };
  };
  const idle: ChangeCost[] = [];
  const busy: ChangeCost[] = [];
  for (let n = 0; n < changes; n += 1) {
    idle.push(await once(false));
    busy.push(await once(true));
  }
  const middleOf = (costs: readonly ChangeCost[], at: number) => middle(costs.map(({ cpuMs }) => cpuMs[at] ?? 0));
  return {
    cpuMs: servers.map((_, at) => middleOf(busy, at) - middleOf(idle, at)),
    messages: middle(busy.map(({ messages }) => messages)),
  };
}
