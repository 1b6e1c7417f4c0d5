import type { Room } from '@qc/contract';
import { quantile } from '../../bench/process-figures.ts';
import type { Bot } from '../../bots/bot.ts';
import type { Account } from '../../crash/account.ts';
import { verifyLedger } from '../credits/verify-ledger.ts';
import { countUp } from '../live/count-up.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';
import { judgeJournal } from './judge-journal.ts';
import { keptJournal } from './kept-journal.ts';
import type { OwnerFault } from './owner-fault.ts';

/** A game that is over but for its end, and what was measured while it was played. */
export interface PlayedGame {
  owner: Account;
  game: string;
  room: Room;
  bots: readonly Bot[];
  /** Faults that there were. */
  turns: number;
  /** Times from each fault after which the room was another's until it was, and until that confirmed something, ms. */
  taken: readonly number[];
  confirmed: readonly number[];
}

/** Judges it by the database's own record of the journal, by what was confirmed to pages, and by its report. */
export async function judgeGame(trial: Trial, stage: Stage, fault: OwnerFault, played: PlayedGame): Promise<void> {
  const { bots, room, turns } = played;
  if (!fault.isControl) judgeTimes(trial, fault, played);
  const acked = bots.flatMap((bot) => bot.acked);
  const waits = acked.map(({ waitedMs }) => waitedMs);
  trial.note(`an answer waited ${median(waits)} ms for its confirmation, the longest ${quantile(waits, 1)} ms`);
  const refused = bots.flatMap(({ refusals }) => refusals);
  if (refused.length > 0) trial.note(`${refused.length} messages refused: ${[...new Set(refused)].join(', ')}`);
  if (fault.unnoticedMs !== undefined) {
    const losses = bots.reduce((sum, { client }) => sum + client.losses, 0);
    trial.exactly('wires lost without a second one open', losses, 0);
    trial.atMost('longest wait for a confirmation', quantile(waits, 1), fault.unnoticedMs, 'ms');
    trial.demand(8, 'wires lost without a second one', { value: losses, limit: 0, times: turns });
    const longest = { value: quantile(waits, 1), limit: fault.unnoticedMs, unit: 'ms', times: turns };
    trial.demand(8, 'longest wait for a confirmation', longest);
  }
  const faults = judgeJournal(
    await keptJournal(stage, room._id),
    acked.map(({ id }) => id),
  );
  const { missing, twice, numbers, fallen } = faults;
  if (fault.isControl) {
    trial.note(`missing ${missing}, twice ${twice}, numbers ${numbers}, of an earlier epoch ${fallen}`);
    trial.atLeast('faults that are found without the fence', missing + twice + numbers + fallen, 1);
    return;
  }
  trial.exactly('confirmed answers missing in the journal', missing, 0);
  trial.exactly('answers that are in the journal twice', twice, 0);
  trial.exactly('numbers of the journal twice or not at all', numbers, 0);
  trial.exactly('rows written under an earlier epoch', fallen, 0);
  trial.demand(9, 'confirmed answers missing', { value: missing, limit: 0, times: turns });
  trial.demand(9, 'answers counted twice', { value: twice, limit: 0, times: turns });
  // Where pages have two wires for a moment, what one tells crosses what the other has told.
  const isCrossing = fault.unnoticedMs !== undefined;
  const earlier = bots.reduce((sum, { toldEarlier, stayedEarlier, staysEarlier }) => {
    return sum + (isCrossing ? stayedEarlier + Number(staysEarlier) : toldEarlier);
  }, 0);
  trial.exactly('views of an earlier room after a later one', earlier, 0);
  const sentAway = bots.filter(({ client }) => client.sentAway !== null).length;
  trial.exactly('pages sent away for good', sentAway, 0);
  if (fault.isWoken) {
    trial.demand(7, 'rows of who was woken', { value: fallen + numbers, limit: 0, times: turns });
    trial.demand(7, 'views of an earlier room', { value: earlier, limit: 0, times: turns });
  }
  const differing = await countUp(trial, stage, bots, played);
  if (isCrossing) trial.demand(8, 'wrong scores', { value: differing, limit: 0, times: turns });
  const { lines } = await verifyLedger(stage);
  trial.exactly('books of credits that do not add up', lines.at(-1) === 'The ledger is right.' ? 0 : 1, 0);
}

function judgeTimes(trial: Trial, { withinMs }: OwnerFault, { taken, confirmed }: PlayedGame): void {
  // Nobody lost the room: there is nothing to be timed.
  if (withinMs === null || confirmed.length === 0) return;
  const { figure, demanded, median: middle, worst } = withinMs;
  const [first, last] = [median(confirmed), quantile(confirmed, 1)];
  trial.atMost('room taken by another, median', median(taken), middle, 'ms');
  trial.atMost('first answer confirmed there, median', first, middle, 'ms');
  trial.atMost('first answer confirmed there, worst', last, worst, 'ms');
  const times = confirmed.length;
  trial.demand(figure, 'next confirmation, median', { value: first, limit: middle, unit: 'ms', times });
  trial.demand(figure, 'next confirmation, worst', { value: last, limit: demanded, unit: 'ms', times });
}
