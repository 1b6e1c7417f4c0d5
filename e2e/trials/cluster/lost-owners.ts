import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@qc/contract';
import type { Bot } from '../../bots/bot.ts';
import { quantile } from '../../bench/process-figures.ts';
import type { OneOfMany } from '../../cluster/many-servers.ts';
import { Account } from '../../crash/account.ts';
import { readRows } from '../../crash/stored-rows.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { triviaSlides } from '../slides.ts';
import type { Page } from '../players/page.ts';
import { press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { keepJournals, keptJournal } from './kept-journal.ts';
import type { OwnerFault } from './owner-fault.ts';
import { judgeGame } from './owner-verdict.ts';

/** Players answer within this time of the question, and the fault comes within it, ms. */
const ANSWERING_MS = 4000;

/** A console that was sent away comes again after this time, ms. */
const AGAIN_MS = 200;

/** A game during each question of which a server is struck: nothing confirmed is lost, and nothing counts twice. */
export async function loseOwners(trial: Trial, stage: Stage, fault: OwnerFault): Promise<void> {
  const count = trial.players(fault.players ?? 200, 60);
  const turns = trial.turns(fault.turns);
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
    const openedAtMs = Date.now();
    for (let presses = 0; presses < 4 && operator.phase !== 'question'; presses += 1)
      await press(operator, { do: 'next' });
    await operator.reach('question');
    await waitFor(() => bots.every((bot) => bot.slide === turn), 15_000, 'question everywhere');
    // By the time of its opening: where it takes long until all have it, somebody still has to answer after the fault.
    await sleep(Math.max(0, openedAtMs + trial.random() * ANSWERING_MS * 0.7 - Date.now()));
    const { writer, epoch } = await ownerOf(stage, room._id);
    const owned = serverOf(stage, writer);
    const server = fault.whom?.(stage, turn, owned) ?? owned;
    const struckAtMs = Date.now();
    await fault.strike(server, stage, turn);
    const isMoved = server.id === writer && fault.withinMs !== null;
    const takenAtMs = isMoved ? await newWriterAtMs(stage, room._id, writer) : Date.now();
    const written = isMoved ? () => answersSince(stage, room._id, epoch) : null;
    const confirmedAtMs = await firstAckAtMs(bots, takenAtMs, written);
    if (isMoved) {
      taken.push(takenAtMs - struckAtMs);
      confirmed.push(confirmedAtMs - struckAtMs);
    }
    // Whoever opens a page while its server goes has to move it as well, which these consoles do not.
    if (fault.unnoticedMs !== undefined) await server.stop();
    const told = isMoved ? `taken after ${takenAtMs - struckAtMs} ms` : 'the room stays where it is';
    trial.note(`fault ${turn + 1}: ${told}, confirmed after ${confirmedAtMs - struckAtMs} ms`);
    operator = await reveal(stage, { owner, room, withinMs: fault.limitS * 1000 + 40_000 });
    await waitFor(() => bots.every((bot) => !bot.waiting), 40_000, 'word on every answer');
    const longest = quantile(
      bots.flatMap((bot) => bot.acked.flatMap(({ slide, waitedMs }) => (slide === turn ? waitedMs : []))),
      1,
    );
    trial.note(`fault ${turn + 1}: over, an answer waited ${longest} ms at most`);
    await fault.mend(server, stage);
    await press(operator, { do: 'next' });
    operator.close();
  }
  await judgeGame(trial, stage, fault, { owner, game, room, bots, turns, taken, confirmed });
}

/** The console of a room whose question is over; one that is sent away comes again, as a person's page does. */
async function reveal(
  stage: Stage,
  { owner, room, withinMs }: { owner: Account; room: Room; withinMs: number },
): Promise<Page> {
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(AGAIN_MS)) {
    // The balancer leads to a server that stands still as well, until it has noticed.
    const operator = await stage.staff(owner, room, 'operator').catch(() => null);
    await operator?.until(() => operator.closed || operator.phase === 'reveal', end - Date.now());
    if (operator?.phase === 'reveal') return operator;
    operator?.close();
  }
  throw new Error(`no reveal within ${withinMs} ms`);
}

/**
 * When the first answer was confirmed after a fault: of those that another has written, where one has taken the room
 * (all that waited are confirmed at once then, before a look at the database says who has it), otherwise by the time.
 */
async function firstAckAtMs(
  bots: readonly Bot[],
  sinceMs: number,
  written: (() => Promise<ReadonlySet<string>>) | null,
): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(20)) {
    const ids = await written?.();
    const acked = bots.flatMap((bot) => bot.acked);
    const after = acked.filter(({ id, atMs }) => (ids ? ids.has(id) : atMs >= sinceMs));
    if (after.length > 0) return Math.min(...after.map(({ atMs }) => atMs));
  }
  throw new Error('no answer confirmed after the fault within 30 s');
}

/** Ids of the answers in a room's journal that were written under a later epoch. */
async function answersSince(stage: Stage, room: string, epoch: number): Promise<ReadonlySet<string>> {
  const rows = await keptJournal(stage, room, epoch);
  return new Set(rows.flatMap(({ entries }) => entries.flatMap(([, { messageId }]) => messageId ?? [])));
}

/** With a mail server nobody begins with credits before an address is proved: the owner of the house gives some. */
export async function accountWithCredits(stage: Stage): Promise<Account> {
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

async function ownerOf(stage: Stage, room: string): Promise<{ writer: string; epoch: number }> {
  const [row] = await readRows(stage, 'select writer, epoch from room_epoch where run_id = ?', room);
  return { writer: String(row?.['writer']), epoch: Number(row?.['epoch']) };
}

async function newWriterAtMs(stage: Stage, room: string, before: string): Promise<number> {
  for (const end = Date.now() + 30_000; Date.now() < end; await sleep(10)) {
    const { writer } = await ownerOf(stage, room);
    if (writer !== before && writer !== '') return Date.now();
  }
  throw new Error('nobody took the room within 30 s');
}
