import { setTimeout as sleep } from 'node:timers/promises';
import type { ManyMachines, Service } from '../../cluster/many-machines.ts';
import type { ManyServers, OneOfMany } from '../../cluster/many-servers.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { loseOwners } from './lost-owners.ts';

/** How long each is cut off, ms. */
const QUICK_MS = 12_000;
const FULL_MS = 30_000;
/** So long it may spoil things when it is back, ms. */
const BACK_MS = 2000;

/** What `tc netem` would do with `delay 80ms 40ms loss 5%`, in both directions. */
const BAD = { lateMs: 80, spreadMs: 40, lostPercent: 5 };

interface Partition {
  what: string;
  /** Whom it befalls; the room stays where it is unless that is the one that has it. */
  who: 'owner' | 'gateway';
  /** `owner` has the room, `gateway` is the next of the others. */
  strike(machines: ManyMachines, of: { owner: number; gateway: number }): void;
}

const PARTITIONS: readonly Partition[] = [
  off('owner', 'from the database', ['database']),
  off('owner', 'from what the database says', ['database'], 'arriving'),
  off('owner', 'from the bus', ['bus']),
  off('owner', 'so that the database does not hear it', ['database'], 'leaving'),
  off('owner', 'from both', ['database', 'bus']),
  off('owner', 'from what the bus says', ['bus'], 'arriving'),
  bad('bus'),
  off('owner', 'so that the bus does not hear it', ['bus'], 'leaving'),
  bad('database'),
  off('gateway', 'from the bus', ['bus']),
  off('gateway', 'from the database', ['database']),
  // The last: what waits in it arrives up to half a minute after it is whole again.
  {
    what: 'the wire between the owner and one gateway',
    who: 'gateway',
    strike: (machines, { owner, gateway }) => machines.cutBetween(owner, gateway),
  },
];

/** Those of the quick trial. */
const QUICK = [0, 2, 4, 6, 8, PARTITIONS.length - 1];

function off(
  who: Partition['who'],
  what: string,
  services: readonly Service[],
  only?: 'arriving' | 'leaving',
): Partition {
  return {
    what: `the ${who} ${what}`,
    who,
    strike: (machines, of) => machines.cut(of[who], services, only && { only }),
  };
}

function bad(service: Service): Partition {
  return {
    what: `nobody, but the ${service} is far and loses packets`,
    who: 'gateway',
    strike: (machines) => machines.worsen(service, BAD),
  };
}

/** Machines are cut off in each question, in one way after another. */
export function cutOff(trial: Trial, stage: Stage): Promise<void> {
  let healed = Promise.resolve();
  const isOn = PARTITIONS.filter(({ what }, at) =>
    trial.only === null ? !trial.quick || QUICK.includes(at) : what.includes(trial.only),
  );
  const at = (turn: number): Partition => {
    const partition = isOn[turn % isOn.length];
    if (!partition) throw new Error(`no such partition; there are:\n${PARTITIONS.map(({ what }) => what).join('\n')}`);
    return partition;
  };
  return loseOwners(trial, stage, {
    ...{ turns: { quick: isOn.length, full: isOn.length }, limitS: 60 },
    withinMs: { figure: 6, demanded: 6000, median: 6000, worst: 6000 },
    whom: ({ many }, turn, owner) => (at(turn).who === 'owner' ? owner : nextOf(many, owner)),
    strike: async (server, { many }, turn) => {
      const { machines, servers } = many ?? {};
      if (!machines || !servers) throw new Error('this trial needs machines');
      const partition = at(turn);
      const struck = servers.indexOf(server);
      const isOwner = partition.who === 'owner';
      trial.note(`cut off: ${partition.what}`);
      const owner = isOwner ? struck : (struck + servers.length - 1) % servers.length;
      partition.strike(machines, { owner, gateway: (owner + 1) % servers.length });
      healed = sleep(trial.quick ? QUICK_MS : FULL_MS).then(() => machines.heal());
    },
    mend: async () => {
      await healed;
      await sleep(BACK_MS);
    },
  });
}

function nextOf(many: ManyServers | null, { id }: OneOfMany): OneOfMany | undefined {
  const servers = many?.servers ?? [];
  return servers[(servers.findIndex((one) => one.id === id) + 1) % servers.length];
}
