import { setTimeout as sleep } from 'node:timers/promises';
import type { TrialRow } from '../trial-row.ts';
import { loseOwners } from './lost-owners.ts';

/** How long a server stands still. */
const PAUSE_MS = 15_000;
/** So long it may spoil things on waking. */
const AWAKE_MS = 2000;

/** Trials of several servers that are one house. */
export const clusterTrials: Readonly<Record<string, TrialRow>> = {
  'CLUSTER-KILL': {
    about: 'three servers: kill -9 of the one that has the room, in each question',
    servers: 3,
    run: (trial, stage) =>
      loseOwners(trial, stage, {
        ...{ turns: { quick: 3, full: 20 }, limitS: 20, withinMs: { median: 1000, worst: 2000 } },
        strike: (server) => server.killNine(),
        mend: async (server) => void (await stage.many?.startAgain(server)),
      }),
  },
  'CLUSTER-PAUSE': {
    about: 'three servers: the one that has the room stands still for 15 s in each question, and wakes',
    servers: 3,
    run: (trial, stage) => {
      let woken = Promise.resolve();
      return loseOwners(trial, stage, {
        ...{ turns: { quick: 2, full: 10 }, limitS: 30, withinMs: { median: 6000, worst: 6000 } },
        strike: async ({ pid }) => {
          process.kill(pid, 'SIGSTOP');
          woken = sleep(PAUSE_MS).then(() => void process.kill(pid, 'SIGCONT'));
        },
        mend: async () => {
          await woken;
          await sleep(AWAKE_MS);
        },
      });
    },
  },
  'CLUSTER-ROLL': {
    about: 'three servers: each in turn is told to end in a question, hands its rooms over and comes back',
    servers: 3,
    run: (trial, stage) =>
      loseOwners(trial, stage, {
        ...{ turns: { quick: 3, full: 12 }, limitS: 20, withinMs: { median: 500, worst: 2000 } },
        whom: ({ many }, turn) => many?.servers[turn % 3],
        strike: async (server) => void server.stop(),
        mend: async (server) => {
          await server.stop();
          await stage.many?.startAgain(server);
        },
      }),
  },
};
