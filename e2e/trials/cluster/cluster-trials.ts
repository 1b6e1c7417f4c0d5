import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import type { TrialRow } from '../trial-row.ts';
import { cutOff } from './cut-off.ts';
import { loseOwners } from './lost-owners.ts';
import { payTogether } from './paid-together.ts';
import { versions } from './versions.ts';

const PLANTED = pathToFileURL(
  resolve(import.meta.dirname, '../../../apps/server/src/testing/plant-in-cluster.ts'),
).href;

/** How long a server stands still. */
const PAUSE_MS = 15_000;
/** So long it may spoil things on waking. */
const AWAKE_MS = 2000;
/** What is judged waits at least twice as long until it is on disk: mostly something is on its way, and more behind it. */
const LATE_MS = 100;

/** Trials of several servers that are one house. */
export const clusterTrials: Readonly<Record<string, TrialRow>> = {
  'CLUSTER-KILL': {
    about: 'three servers: kill -9 of the one that has the room, in each question',
    servers: 3,
    run: (trial, stage) =>
      loseOwners(trial, stage, {
        ...{
          turns: { quick: 3, full: 20 },
          limitS: 20,
          withinMs: { figure: 5, demanded: 2000, median: 1000, worst: 2000 },
        },
        strike: (server) => server.killNine(),
        mend: async (server) => void (await stage.many?.startAgain(server)),
      }),
  },
  'CLUSTER-PAUSE': {
    about: 'three servers: the one that has the room stands still for 15 s in each question, and wakes',
    servers: 3,
    run: (trial, stage) => standStill(trial, stage),
  },
  'CLUSTER-FENCE': {
    about: 'the same where who wakes judges at once what it finds: the fence alone is enough',
    servers: 3,
    preload: [`${PLANTED}?fence-alone`],
    run: (trial, stage) => standStill(trial, stage),
  },
  'CLUSTER-CONTROL': {
    about: 'the same without the fence as well: it has to be found',
    servers: 3,
    preload: [`${PLANTED}?neither`],
    run: (trial, stage) => standStill(trial, stage, true),
  },
  'CLUSTER-UNFENCED': {
    about: 'without the fence alone, who wakes asks first whose its rooms are: it has to be found all the same',
    servers: 3,
    preload: [`${PLANTED}?no-fence`],
    lateDatabaseMs: LATE_MS,
    run: (trial, stage) => standStill(trial, stage, true),
  },
  'CLUSTER-PARTITION': {
    about:
      'three machines: cut off from the database, the bus, both, one way; two from each other; all by a bad network',
    servers: 3,
    apart: true,
    needs: networkTools,
    run: cutOff,
  },
  'CLUSTER-STANDBY': {
    about: 'three servers: the synchronous standby of their database takes its place in the middle of a question',
    servers: 3,
    standby: true,
    run: (trial, stage) => {
      let isOver = false;
      return loseOwners(trial, stage, {
        ...{ turns: { quick: 2, full: 4 }, limitS: 30, withinMs: null },
        strike: async () => {
          // The one that is left has no standby.
          if (!isOver) await stage.postgres?.failOver?.();
          isOver = true;
        },
        mend: async () => undefined,
      });
    },
  },
  'CLUSTER-VERSIONS': versions,
  'CLUSTER-MONEY': {
    about: 'three servers: two hundred rooms start at one instant on an account with ten credits',
    servers: 3,
    settings: { WELCOME_CREDITS: '0' },
    run: payTogether,
  },
  'CLUSTER-ROLL': {
    about: 'three servers: each in turn is told to end in a question, and comes back; nobody notices',
    servers: 3,
    run: (trial, stage) =>
      loseOwners(trial, stage, {
        ...{ turns: { quick: 3, full: 12 }, players: 1000, limitS: 20, withinMs: null, unnoticedMs: 500 },
        whom: ({ many }, turn) => many?.servers[turn % 3],
        strike: async (server) => void server.stop(),
        mend: async (server) => {
          await server.stop();
          await stage.many?.startAgain(server);
        },
      }),
  },
};

/** `ip` and `nft`, by the script that gets what a machine lacks. */
async function networkTools(): Promise<void> {
  const script = pathToFileURL(resolve(import.meta.dirname, '../../../scripts/ensure-network-tools.mjs')).href;
  const call = `import { ensureNetworkTools } from '${script}'; await ensureNetworkTools();`;
  execFileSync(process.execPath, ['--input-type=module', '-e', call], { stdio: 'inherit' });
}

/** The server that has the room stands still in each question. */
function standStill(trial: Trial, stage: Stage, isControl = false): Promise<void> {
  let woken = Promise.resolve();
  return loseOwners(trial, stage, {
    ...{
      turns: { quick: 2, full: 10 },
      limitS: 30,
      withinMs: { figure: 6, demanded: 6000, median: 6000, worst: 6000 },
      isControl,
    },
    isWoken: true,
    strike: async ({ pid }) => {
      process.kill(pid, 'SIGSTOP');
      woken = sleep(PAUSE_MS).then(() => void process.kill(pid, 'SIGCONT'));
    },
    mend: async () => {
      await woken;
      await sleep(AWAKE_MS);
    },
  });
}
