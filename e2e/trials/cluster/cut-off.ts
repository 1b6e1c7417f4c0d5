import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '../../cluster/many-machines.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { loseOwners } from './lost-owners.ts';

/** How long each is cut off, ms. */
const QUICK_MS = 12_000;
const FULL_MS = 30_000;
/** So long it may spoil things when it is back, ms. */
const BACK_MS = 2000;

interface Partition {
  what: string;
  services: readonly Service[];
  oneWay?: boolean;
}

const PARTITIONS: readonly Partition[] = [
  { what: 'from the database', services: ['database'] },
  { what: 'from the bus', services: ['bus'] },
  { what: 'from both', services: ['database', 'bus'] },
  { what: 'from what the database says', services: ['database'], oneWay: true },
];

/** The machine that has the room is cut off in each question, in one way after another. */
export function cutOff(trial: Trial, stage: Stage): Promise<void> {
  const { many } = stage;
  let cuts = 0;
  let healed = Promise.resolve();
  return loseOwners(trial, stage, {
    ...{ turns: { quick: PARTITIONS.length, full: 3 * PARTITIONS.length }, limitS: 60 },
    withinMs: { median: 6000, worst: 8000 },
    strike: async (server) => {
      const partition = PARTITIONS[cuts++ % PARTITIONS.length];
      const index = many?.servers.indexOf(server) ?? -1;
      if (!many?.machines || !partition) throw new Error('this trial needs machines');
      const { machines } = many;
      trial.note(`cut off ${partition.what}`);
      machines.cut(index, partition.services, partition);
      healed = sleep(trial.quick ? QUICK_MS : FULL_MS).then(() => machines.heal(index));
    },
    mend: async () => {
      await healed;
      await sleep(BACK_MS);
    },
  });
}
