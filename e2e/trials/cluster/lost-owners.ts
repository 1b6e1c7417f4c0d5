import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '../../bots/bot.ts';
import { quantile } from '../../bench/process-figures.ts';
import type { OneOfMany } from '../../cluster/many-servers.ts';
import { Account } from '../../crash/account.ts';
import { readRows } from '../../crash/stored-rows.ts';
import { verifyLedger } from '../credits/verify-ledger.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { countUp } from '../live/count-up.ts';
import { triviaSlides } from '../slides.ts';
import { press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { median } from '../trial.ts';
import type { Trial } from '../trial.ts';
import { judgeJournal } from './judge-journal.ts';
import { keepJournals, keptJournal } from './kept-journal.ts';

/** Players answer within this time of the question, and the fault comes within it, ms. */
const ANSWERING_MS = 4000;

/** What befalls a server while a question is answered, and how it is put right afterwards. */
export interface OwnerFault {
  turns: { quick: number; full: number };
  /** Seconds that each question takes answers. */
  limitS: number;
  /** Whom it befalls; without it: the server that has the room. */
  whom?(stage: Stage, turn: number): OneOfMany | undefined;
  strike(server: OneOfMany, stage: Stage): Promise<void>;
  /** When the question is over. */
  mend(server: OneOfMany, stage: Stage): Promise<void>;
  /** Longest time until another confirms, ms: median and worst; null: the room need not go to another. */
  withinMs: { median: number; worst: number } | null;
  /** What protects the journal is taken out: the trial has to find that. */
  isControl?: boolean;
  /** Nobody may lose a wire without having another one, nor wait longer than this for a confirmation, ms. */
  unnoticedMs?: number;
}

/** A game during each question of which a server is struck: nothing confirmed is lost, and nothing counts twice. */
export async function loseOwners(trial: Trial, stage: Stage, fault: OwnerFault): Promise<void> {
  const count = trial.players(200, 60);
  const turns = trial.quick ? fault.turns.quick : fault.turns.full;
  await keepJournals(stage);
  const owner = await accountWithCredits(stage);
  const game = await owner.makeGame(triviaSlides(turns, { time: fault.limitS }));
  const room = await owner.openRoomOf(game);
  const bots = await stage.bots(room.code, count, { thinkMs: [20, ANSWERING_MS] });
  trial.note(`${count} players, ${turns} faults`);
  const taken: number[] = [];
  const confirmed: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    let operator = await stage.staff(owner, room, 'operator');
    for (let presses = 0; presses < 4 && operator.phase !== 'question'; presses += 1)
      await press(operator, { do: 'next' });
    await operator.reach('question');
    await waitFor(() => bots.every((bot) => bot.slide === turn), 15_000, 'question everywhere');
    await sleep(trial.random() * ANSWERING_MS * 0.7);
    const writer = await writerOf(stage, room._id);
    const server = fault.whom?.(stage, turn) ?? serverOf(stage, writer);
    const struckAtMs = Date.now();
    await fault.strike(server, stage);
    const isMoved = server.id === writer && fault.withinMs !== null;
    const takenAtMs = isMoved ? await newWriterAtMs(stage, room._id, writer) : Date.now();
    await waitFor(() => firstAckAtMs(bots, takenAtMs) !== null, 30_000, 'an answer confirmed after it');
    const confirmedAtMs = firstAckAtMs(bots, takenAtMs) ?? NaN;
    if (isMoved) {
      taken.push(takenAtMs - struckAtMs);
      confirmed.push(confirmedAtMs - struckAtMs);
    }
    // Whoever opens a page while its server goes has to move it as well, which these consoles do not.
    if (fault.unnoticedMs !== undefined) await server.stop();
    const told = isMoved ? `taken after ${takenAtMs - struckAtMs} ms` : 'the room stays where it is';
    trial.note(`fault ${turn + 1}: ${told}, confirmed after ${confirmedAtMs - struckAtMs} ms`);
    operator = await stage.staff(owner, room, 'operator');
    await operator.reach('reveal', fault.limitS * 1000 + 40_000);
    await waitFor(() => bots.every((bot) => !bot.waiting), 40_000, 'word on every answer');
    await fault.mend(server, stage);
    await press(operator, { do: 'next' });
    operator.close();
  }
  if (fault.withinMs !== null && !fault.isControl) {
    const { withinMs } = fault;
    trial.atMost('room taken by another, median', median(taken), withinMs.median, 'ms');
    trial.atMost('first answer confirmed there, median', median(confirmed), withinMs.median, 'ms');
    trial.atMost('first answer confirmed there, worst', quantile(confirmed, 1), withinMs.worst, 'ms');
  }
  const acked = bots.flatMap((bot) => bot.acked);
  const waits = acked.map(({ waitedMs }) => waitedMs);
  trial.note(`an answer waited ${median(waits)} ms for its confirmation, the longest ${quantile(waits, 1)} ms`);
  if (fault.unnoticedMs !== undefined) {
    const losses = bots.reduce((sum, { client }) => sum + client.losses, 0);
    trial.exactly('wires lost without a second one open', losses, 0);
    trial.atMost('longest wait for a confirmation', quantile(waits, 1), fault.unnoticedMs, 'ms');
  }
  const ids = acked.map(({ id }) => id);
  const faults = judgeJournal(await keptJournal(stage, room._id), ids);
  if (fault.isControl) {
    const { missing, twice, numbers, fallen } = faults;
    trial.note(`missing ${missing}, twice ${twice}, numbers ${numbers}, of an earlier epoch ${fallen}`);
    trial.atLeast('faults that are found without the fence', missing + twice + numbers + fallen, 1);
    return;
  }
  trial.exactly('confirmed answers missing in the journal', faults.missing, 0);
  trial.exactly('answers that are in the journal twice', faults.twice, 0);
  trial.exactly('numbers of the journal twice or not at all', faults.numbers, 0);
  trial.exactly('rows written under an earlier epoch', faults.fallen, 0);
  // Where pages have two wires for a moment, what one tells crosses what the other has told.
  const isCrossing = fault.unnoticedMs !== undefined;
  const earlier = bots.reduce((sum, { toldEarlier, stayedEarlier, staysEarlier }) => {
    return sum + (isCrossing ? stayedEarlier + Number(staysEarlier) : toldEarlier);
  }, 0);
  trial.exactly('views of an earlier room after a later one', earlier, 0);
  await countUp(trial, stage, bots, { owner, game, room });
  const { lines } = await verifyLedger(stage);
  trial.exactly('books of credits that do not add up', lines.at(-1) === 'The ledger is right.' ? 0 : 1, 0);
}

function firstAckAtMs(bots: readonly Bot[], sinceMs: number): number | null {
  const times = bots.flatMap(({ acked }) => acked.map(({ atMs }) => atMs)).filter((atMs) => atMs >= sinceMs);
  return times.length === 0 ? null : Math.min(...times);
}

/** With a mail server nobody begins with credits before an address is proved: the owner of the house gives some. */
async function accountWithCredits(stage: Stage): Promise<Account> {
  const account = await stage.account();
  const [row] = await readRows(stage, 'select id from app_user where email = ?', account.email);
  const giver = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  await giver.call('POST', '/subscription', { user: row?.['id'], type: 'times', originalAmount: 100 });
  return account;
}

function serverOf(stage: Stage, writer: string): OneOfMany {
  if (!stage.many) throw new Error('this trial needs several servers');
  return stage.many.byId(writer);
}

async function writerOf(stage: Stage, room: string): Promise<string> {
  const [row] = await readRows(stage, 'select writer from room_epoch where run_id = ?', room);
  return String(row?.['writer']);
}

async function newWriterAtMs(stage: Stage, room: string, before: string): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(10)) {
    const writer = await writerOf(stage, room);
    if (writer !== before && writer !== '') return Date.now();
  }
  throw new Error('nobody took the room within 30 s');
}
