import type { SeatRow } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { remoteHere, remoteOfNumber } from '@qc/remotes';
import type { ListedPlayer } from './read-players.ts';

/** What a list would do to the room, and what in it is in doubt. */
export interface ListPlan {
  /** Names that are not here yet, by the index of their team; null: no team is said. */
  add: Map<number | null, string[]>;
  /** Clickers that go to somebody of this name. */
  pairs: { name: string; remote: string }[];
  /** Names that stand there more than once, and not each time with another clicker. */
  namedTwice: string[];
  /** Clickers that two players are said to have: the first gets it. */
  remotesTwice: { remote: string; names: [string, string] }[];
  /** Clickers that now are somebody else's: they go over. */
  takenOver: { remote: string; from: string; to: string }[];
  /** What stands in the place of a clicker and is none. */
  noRemotes: string[];
  /** Numbers of clickers with no receiver to tell whose they are. */
  needsReceiver: boolean;
  /** Teams that the game does not have. */
  unknownTeams: string[];
  /** Longer than a name may be: they are left out. */
  tooLong: string[];
}

const NO_REMOTE = Symbol('no remote');
const NO_RECEIVER = Symbol('no receiver');

/** What a list is put into. */
export interface ListPlace {
  players: readonly SeatRow[];
  /** Names of the game's teams; none where it has none. */
  teams: readonly string[];
  /** Receivers that are connected. */
  receivers: readonly string[];
}

/** Reads a list against the room as it is now; nothing is done yet. */
export function planList(listed: readonly ListedPlayer[], { players, teams, receivers }: ListPlace): ListPlan {
  const plan: ListPlan = {
    add: new Map(),
    pairs: [],
    namedTwice: [],
    remotesTwice: [],
    takenOver: [],
    noRemotes: [],
    needsReceiver: false,
    unknownTeams: [],
    tooLong: [],
  };
  const here = new Set(players.map(({ name }) => name));
  const seen = new Map<string, Set<string>>();
  const given = new Map<string, string>();
  for (const { name, remote: said, team } of listed) {
    if (name.length > SHORT_TEXT_MAX) {
      note(plan.tooLong, name);
      continue;
    }
    const before = seen.get(name);
    if (before && (said === '' || before.has(said))) note(plan.namedTwice, name);
    seen.set(name, (before ?? new Set()).add(said));
    if (!before && !here.has(name)) {
      const at = teamAt(team, teams);
      if (team !== '' && at === null && teams.length > 0) note(plan.unknownTeams, team);
      plan.add.set(at, [...(plan.add.get(at) ?? []), name]);
    }
    const remote = said === '' ? null : remoteSaid(said, receivers);
    if (remote === NO_REMOTE) note(plan.noRemotes, said);
    else if (remote === NO_RECEIVER) plan.needsReceiver = true;
    else if (remote) {
      const other = given.get(remote);
      if (other !== undefined && other !== name) plan.remotesTwice.push({ remote, names: [other, name] });
      if (other !== undefined) continue;
      given.set(remote, name);
      const owner = players.find(({ remotes }) => remotes.includes(remote));
      if (owner?.name === name) continue;
      if (owner) plan.takenOver.push({ remote, from: owner.name, to: name });
      plan.pairs.push({ name, remote });
    }
  }
  return plan;
}

/** How many players a plan adds. */
export function addedBy({ add }: ListPlan): number {
  return [...add.values()].reduce((sum, names) => sum + names.length, 0);
}

function note(list: string[], text: string): void {
  if (!list.includes(text)) list.push(text);
}

function teamAt(team: string, teams: readonly string[]): number | null {
  const at = teams.findIndex((name) => name.trim().toLowerCase() === team.toLowerCase());
  return team === '' || at === -1 ? null : at;
}

/** A clicker as lists say it: as it is remembered, or by its number. */
function remoteSaid(said: string, receivers: readonly string[]): string | typeof NO_REMOTE | typeof NO_RECEIVER {
  if (/^[A-Za-z]{2,20}(-[1-9]\d?)?:[A-Za-z0-9]{1,16}$/.test(said)) return remoteHere(said, receivers);
  const number = said.replaceAll(/[#\s]/g, '');
  // A family name in the second column is no number.
  if (!/^[A-Za-z0-9]{1,16}$/.test(number) || !/\d/.test(number)) return NO_REMOTE;
  return remoteOfNumber(number, receivers) ?? NO_RECEIVER;
}
