import { GAME_TYPES, type GameType } from '@qc/contract';
import { DAY_MS } from '../testing/ledger-scene.ts';
import type { Rng } from './rng.ts';

/** What may happen to the credits of a history's people. Numbers stand for its users, institutions, runs, orders. */
export type Command =
  | {
      do: 'give';
      to: Place;
      uses: number;
      kind: 'times' | 'yearly';
      days: number | null;
      key: string | null;
      actor: number;
    }
  | { do: 'pay'; order: number; to: Place; uses: number }
  | { do: 'refund'; order: number; credits: number; close: boolean; ref: number }
  | { do: 'dispute'; order: number; ref: number }
  | { do: 'won'; order: number; ref: number; credits: number; reopen: boolean }
  | { do: 'hold'; user: number; run: number; gameType: GameType }
  | { do: 'post'; run: number }
  | { do: 'void'; run: number; evenPosted: boolean }
  | { do: 'expire' }
  | { do: 'clock'; byMs: number }
  | { do: 'adminExpire'; at: number; on: boolean }
  | { do: 'adminUses'; at: number; left: number }
  | { do: 'adminEnd'; at: number; days: number | null }
  | { do: 'join'; user: number; institution: number }
  | { do: 'leave'; user: number }
  | { do: 'remotes'; place: Place; off: boolean }
  | { do: 'free'; on: boolean }
  | { do: 'forget'; user: number };
/** A pot's owner. */
export interface Place {
  kind: 'user' | 'institution';
  at: number;
}
/** A command, how often it is sent, and after how many statements the process is killed in the first try. */
export interface Turn {
  command: Command;
  times: number;
  crashAfter: number | null;
}

export const USERS = 2;
export const INSTITUTIONS = 2;
const RUNS = 2;
const COMMANDS_MIN = 3;
const COMMANDS_SPREAD = 7;
/** More than the longest command takes: some crashes come too late to hit. */
const STATEMENTS = 24;
/** Prices and gifts of like size, so that pots run dry. */
const USES = [1, 3, 5, 8];
const LIMIT = { hour: 60 * 60 * 1000, day: DAY_MS };

/** A history of a seed. */
export function makeHistory(rng: Rng): Turn[] {
  const length = COMMANDS_MIN + rng.below(COMMANDS_SPREAD);
  const gift = (to: Place): Command => {
    const uses = rng.pick(USES);
    return { do: 'give', to, uses, kind: 'times', days: rng.oneIn(3) ? 1 + rng.below(3) : null, key: null, actor: 0 };
  };
  const opening: Command[] = [
    gift({ kind: 'user', at: 0 }),
    ...(rng.oneIn(2)
      ? [gift({ kind: 'institution', at: 0 }), { do: 'join', user: 0, institution: 0 } as const]
      : [{ do: 'pay', order: 0, to: { kind: 'user', at: 0 }, uses: 5 } as const]),
  ];
  const rest = Array.from({ length }, () => makeCommand(rng));
  return [...opening, ...rest].map((command) => ({
    command,
    times: rng.oneIn(4) ? 2 : 1,
    crashAfter: rng.oneIn(6) ? rng.below(STATEMENTS) : null,
  }));
}

function somebody(rng: Rng): Place {
  return rng.oneIn(2) ? { kind: 'user', at: rng.below(USERS) } : { kind: 'institution', at: 0 };
}

function makeCommand(rng: Rng): Command {
  const make = rng.pick(KINDS);
  return make(rng);
}

/** The first one mostly, so that what happens to it adds up. */
const someUser = (rng: Rng) => (rng.oneIn(4) ? 1 : 0);
const someOrder = (rng: Rng) => (rng.oneIn(4) ? 1 : 0);
const hold = (rng: Rng): Command => ({
  do: 'hold',
  user: someUser(rng),
  run: rng.below(RUNS),
  gameType: rng.oneIn(2) ? 'firebase' : rng.pick(GAME_TYPES),
});
const post = (rng: Rng): Command => ({ do: 'post', run: rng.below(RUNS) });
const giveBack = (rng: Rng): Command => ({ do: 'void', run: rng.below(RUNS), evenPosted: rng.oneIn(3) });
const give = (rng: Rng): Command => ({
  do: 'give',
  to: somebody(rng),
  uses: rng.pick(USES),
  kind: rng.oneIn(6) ? 'yearly' : 'times',
  days: rng.oneIn(3) ? null : 1 + rng.below(4),
  key: rng.oneIn(2) ? `key-${rng.below(2)}` : null,
  actor: rng.below(2),
});
const pay = (rng: Rng): Command => {
  const order = someOrder(rng);
  // One order is one person's; now and then somebody tells of it for another.
  return { do: 'pay', order, to: { kind: 'user', at: rng.oneIn(8) ? 1 - order : order }, uses: 5 };
};
const refund = (rng: Rng): Command => ({
  do: 'refund',
  order: someOrder(rng),
  credits: rng.below(6),
  close: rng.oneIn(4),
  ref: rng.below(2),
});
const clock = (rng: Rng): Command => ({
  do: 'clock',
  byMs: rng.pick([-LIMIT.hour, LIMIT.day - 1, LIMIT.day, LIMIT.day, 2 * LIMIT.day]),
});

/** What comes often stands here more than once. */
const KINDS: readonly ((rng: Rng) => Command)[] = [
  ...[hold, hold, hold, hold, hold, post, post, giveBack, giveBack, give, give, pay, pay, refund, clock, clock],
  (rng) => ({ do: 'dispute', order: someOrder(rng), ref: rng.below(2) }),
  (rng) => ({ do: 'won', order: someOrder(rng), ref: rng.below(2), credits: rng.below(6), reopen: rng.oneIn(2) }),
  () => ({ do: 'expire' }),
  (rng) => ({ do: 'adminExpire', at: rng.below(4), on: rng.oneIn(2) }),
  (rng) => ({ do: 'adminUses', at: rng.below(4), left: rng.below(8) }),
  (rng) => ({ do: 'adminEnd', at: rng.below(4), days: rng.oneIn(3) ? null : rng.below(4) - 1 }),
  (rng) => ({ do: 'join', user: someUser(rng), institution: rng.below(INSTITUTIONS) }),
  (rng) => ({ do: 'leave', user: someUser(rng) }),
  (rng) => ({ do: 'remotes', place: somebody(rng), off: rng.oneIn(2) }),
  (rng) => ({ do: 'free', on: rng.oneIn(3) }),
  (rng) => (rng.oneIn(3) ? { do: 'forget', user: rng.below(USERS) } : { do: 'leave', user: someUser(rng) }),
];
