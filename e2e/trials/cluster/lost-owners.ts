import { setTimeout as sleep } from 'node:timers/promises';
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

/** Players answer within this time of the question, and the fault comes within it, ms. */
const ANSWERING_MS = 4000;

/** What befalls the server that has the room, and how it is put right afterwards. */
export interface OwnerFault {
  turns: { quick: number; full: number };
  /** Seconds that each question takes answers. */
  limitS: number;
  strike(server: OneOfMany, stage: Stage): Promise<void>;
  /** When the question is over. */
  mend(server: OneOfMany, stage: Stage): Promise<void>;
  /** Longest time until another confirms, ms: median and worst. */
  withinMs: { median: number; worst: number };
}

/** A game during each question of which the room loses its server: nothing confirmed is lost, and nothing counts twice. */
export async function loseOwners(trial: Trial, stage: Stage, fault: OwnerFault): Promise<void> {
  const count = trial.players(200, 60);
  const turns = trial.quick ? fault.turns.quick : fault.turns.full;
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
    const server = serverOf(stage, writer);
    const struckAtMs = Date.now();
    await fault.strike(server, stage);
    const takenAtMs = await newWriterAtMs(stage, room._id, writer);
    const firstAck = (): number =>
      Math.min(...bots.flatMap(({ acked }) => acked.map(({ atMs }) => atMs)).filter((atMs) => atMs >= takenAtMs));
    await waitFor(() => Number.isFinite(firstAck()), 30_000, 'an answer confirmed by the next server');
    taken.push(takenAtMs - struckAtMs);
    confirmed.push(firstAck() - struckAtMs);
    trial.note(`fault ${turn + 1}: taken after ${taken.at(-1)} ms, confirmed after ${confirmed.at(-1)} ms`);
    operator = await stage.staff(owner, room, 'operator');
    await operator.reach('reveal', fault.limitS * 1000 + 40_000);
    await waitFor(() => bots.every((bot) => !bot.waiting), 40_000, 'word on every answer');
    await fault.mend(server, stage);
    await press(operator, { do: 'next' });
    operator.close();
  }
  trial.atMost('room taken by another, median', median(taken), fault.withinMs.median, 'ms');
  trial.atMost('first answer confirmed there, median', median(confirmed), fault.withinMs.median, 'ms');
  trial.atMost('first answer confirmed there, worst', quantile(confirmed, 1), fault.withinMs.worst, 'ms');
  trial.exactly('epochs that fall, or rows of an earlier owner', await fallenEpochs(stage, room._id), 0);
  await countUp(trial, stage, bots, { owner, game, room });
  const { lines } = await verifyLedger(stage);
  trial.exactly('books of credits that do not add up', lines.at(-1) === 'The ledger is right.' ? 0 : 1, 0);
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

/** Rows of the journal whose epoch is lower than that of a row before them. */
async function fallenEpochs(stage: Stage, room: string): Promise<number> {
  const rows = await readRows(stage, 'select epoch from room_journal where room_id = ? order by seq', room);
  const epochs = rows.map(({ epoch }) => Number(epoch));
  if (epochs.length === 0) throw new Error('the room has no journal');
  return epochs.filter((epoch, index) => epoch < Math.max(...epochs.slice(0, index), 0)).length;
}
