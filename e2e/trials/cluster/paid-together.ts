import { setTimeout as sleep } from 'node:timers/promises';
import { CreditState, Institution, Room } from '@qc/contract';
import { Account } from '../../crash/account.ts';
import { heldCharges, paidRuns } from '../../crash/paid-books.ts';
import { changeRows, readRows } from '../../crash/stored-rows.ts';
import { verifyLedger } from '../credits/verify-ledger.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { inParts, press, type Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const CREDITS = 10;
const ROOMS = { full: 200, quick: 60 };
/** Nobody may open more than sixty at one time: four people of a school do, and its account pays for all. */
const PEOPLE = 4;
/** Games and rooms that are made at one time, of each person. */
const AT_ONCE = 3;
/** Nobody plays: no slide closes by itself. */
const LIMIT_S = 600;
const SETTLED_WITHIN_MS = 15_000;

interface Opened {
  owner: Account;
  room: Room;
  /** Its console, mostly at another server than the one that has the room. */
  console: Page;
}

/** An account with ten credits, and two hundred rooms of it at three servers whose consoles all press at one instant. */
export async function payTogether(trial: Trial, stage: Stage): Promise<void> {
  const count = trial.quick ? ROOMS.quick : ROOMS.full;
  const people = await schoolWith(stage, CREDITS);
  const rooms = (await Promise.all(people.map((person) => openRooms(stage, person, count / PEOPLE)))).flat();
  const owners = await readRows(stage, 'select writer, count(*) as rooms from room_epoch group by writer');
  trial.note(`${count} rooms at ${owners.map(({ rooms: own }) => String(own)).join(', ')} of each server`);
  trial.exactly('servers that have some of the rooms', owners.length, 3);

  const startedAtMs = performance.now();
  const replies = await Promise.all(rooms.map(({ console }) => press(console, { do: 'next' }, 0)));
  trial.note(`all were answered within ${(performance.now() - startedAtMs).toFixed(0)} ms`);
  const told = replies.map((reply) => (reply?.t === 'refused' ? reply.code : (reply?.t ?? 'nothing')));
  const times = (what: string): number => told.filter((one) => one === what).length;
  trial.exactly('starts that were confirmed', times('ack'), CREDITS);
  trial.exactly('starts that were told that no credits are left', times('outOfCredits'), count - CREDITS);

  for (const end = Date.now() + SETTLED_WITHIN_MS; (await heldCharges(stage)) > 0 && Date.now() < end;) await sleep(50);
  trial.exactly('prices that stay set aside', await heldCharges(stage), 0);
  const started = new Set<string>();
  for (const { room, started: has } of await inParts(rooms, AT_ONCE, isStarted)) if (has) started.add(room);
  trial.exactly('rooms that have started', started.size, CREDITS);
  const runs = await paidRuns(stage, 'room');
  const unpaid = [...started].filter((id) => runs.find((run) => run.id === id)?.posted !== 1);
  trial.exactly('rooms that have started and were not paid once', unpaid.length, 0);
  const inVain = runs.filter(({ id, posted, held }) => posted + held > 0 && !started.has(id));
  trial.exactly('rooms that were paid and have not started', inVain.length, 0);
  const confirmed = rooms.filter((_, at) => told[at] === 'ack');
  trial.exactly(
    'confirmed starts whose room has not started',
    confirmed.filter(({ room }) => !started.has(room._id)).length,
    0,
  );
  const [person] = people;
  trial.exactly('credits left', CreditState.parse(await person?.call('GET', '/credit')).balance, 0);
  const { lines } = await verifyLedger(stage);
  trial.exactly('the books, proved by the command', lines.join('; '), 'The ledger is right.');
}

/** People of one school, whose account has so many credits. */
async function schoolWith(stage: Stage, credits: number): Promise<Account[]> {
  const giver = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  const { _id: school } = Institution.parse(await giver.call('POST', '/institution', { name: 'School of the trial' }));
  await giver.call('POST', '/subscription', { institution: school, type: 'times', originalAmount: credits });
  return inParts([...Array(PEOPLE).keys()], 1, async () => {
    const person = await stage.account();
    await changeRows(stage, 'update app_user set institution_id = ? where email = ?', school, person.email);
    return person;
  });
}

/** Opens rooms at all servers in turn, each with a console that has come to one of them, wherever the room is. */
async function openRooms(stage: Stage, person: Account, count: number): Promise<Opened[]> {
  const servers = stage.many?.servers ?? [];
  const there = await inParts(servers, 1, ({ url }) => Account.signIn(url, person.email, person.password));
  return inParts([...Array(count).keys()], AT_ONCE, async (n) => {
    const at = there[n % there.length];
    const beside = there[Math.floor(n / there.length) % there.length];
    if (!at || !beside) throw new Error('this trial needs several servers');
    const room = await at.openRoom(triviaSlides(1, { time: LIMIT_S }));
    return { owner: at, room, console: await stage.staff(beside, room, 'operator', beside.url) };
  });
}

async function isStarted({ owner, room }: Opened): Promise<{ room: string; started: boolean }> {
  const { startedAt } = Room.parse(await owner.call('GET', `/room/${room._id}`));
  return { room: room._id, started: startedAt !== null };
}
