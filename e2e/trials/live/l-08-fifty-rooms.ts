import type { Room } from '@qc/contract';
import type { Account } from '../../crash/account.ts';
import { changeRows } from '../../crash/stored-rows.ts';
import { playerHello } from '../players/page.ts';
import type { Page } from '../players/page.ts';
import { RIGHT } from '../slides.ts';
import { inParts, press, waitFor } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const ROOMS = 50;
const QUESTIONS = 2;

interface Filled {
  room: Room;
  account: Account;
  game: string;
  canary: string;
  operator: Page;
  presenter: Page;
  players: Page[];
}

/** L-08: fifty rooms with players of the same names, each full of words of its own that no other may ever hear. */
export async function fiftyRooms(trial: Trial, stage: Stage): Promise<void> {
  const each = Math.max(2, Math.round(trial.players(1000, 400) / ROOMS));
  const accounts = await inParts([...Array(10).keys()], 5, () => stage.account());
  const rooms = await inParts([...Array(ROOMS).keys()], 10, async (index) => {
    const account = accounts[index % accounts.length];
    if (!account) throw new Error('no account');
    return fill(trial, stage, account, index, each);
  });
  trial.note(`${ROOMS} rooms of ${each} players`);
  await Promise.all(rooms.map((room) => play(room)));
  const foreign = rooms.map((one) => heardForeign(one, rooms));
  trial.exactly(
    'words of another room in any frame',
    foreign.reduce((sum, count) => sum + count, 0),
    0,
  );
  const heard = rooms.filter((one) => pagesOf(one).every((page) => page.frames.some((f) => f.includes(one.canary))));
  trial.exactly('rooms whose pages all heard their own words', heard.length, ROOMS);
  const wrong = rooms.filter(({ presenter, players }) => {
    const counts = presenter.of('counts');
    const most = Math.max(...counts.map((one) => Math.max(one.answered, one.present, one.players)));
    return most !== players.length || counts.at(-1)?.players !== players.length;
  });
  trial.exactly('rooms with a wrong count on the screen', wrong.length, 0);
  let off = 0;
  for (const { account, game, canary } of rooms) {
    const result = await stage.result(account, game);
    const text = JSON.stringify(result);
    if (rooms.some((other) => other.canary !== canary && text.includes(other.canary))) off += 1;
    if (result.playersCount !== each || result.questions.some((one) => one.answeredCount !== each)) off += 1;
  }
  trial.exactly('reports with a wrong count or a foreign word', off, 0);
  await reuseCode(trial, stage, rooms);
}

async function fill(trial: Trial, stage: Stage, account: Account, index: number, players: number): Promise<Filled> {
  const canary = `canary${trial.seed}q${String(index).padStart(3, '0')}q`;
  const slides = Array.from({ length: QUESTIONS }, (_, i) => ({
    type: 'trivia' as const,
    question: `${canary} question ${i}`,
    queMessage: canary,
    notes: `${canary} notes`,
    answers: [0, 1, 2, 3].map((at) => ({ text: `${canary} ${at}`, media: null, correct: at === RIGHT })),
    time: 120,
  }));
  const game = await account.makeGame(slides, { waitingText: canary }, canary);
  const room = await account.openRoomOf(game);
  const operator = await stage.staff(account, room, 'operator');
  const presenter = await stage.staff(account, room, 'presenter');
  // The same names in every room.
  const names = Array.from({ length: players }, (_, i) => `Noa ${i + 1}`);
  const pages = await inParts(names, 20, (name) => stage.player(room.code, name));
  return { room, account, game, canary, operator, presenter, players: pages };
}

const pagesOf = ({ operator, presenter, players }: Filled): Page[] => [operator, presenter, ...players];

async function play({ operator, players }: Filled): Promise<void> {
  for (let question = 0; question < QUESTIONS; question += 1) {
    await press(operator, { do: 'next' });
    await Promise.all(players.map((page) => page.reach('question')));
    await Promise.all(
      players.map((page, index) => {
        const phase = page.view?.phase;
        const { slide, visit } = phase?.phase === 'question' ? phase : { slide: 0, visit: 0 };
        const id = `answer-${page.device}-${question}`;
        return page.ask({ t: 'answer', id, slide, visit, response: { type: 'trivia', picks: [index % 4] } });
      }),
    );
    await operator.reach('reveal');
    await press(operator, { do: 'next' });
    await operator.reach('standings');
  }
  await press(operator, { do: 'end' });
}

function heardForeign(own: Filled, rooms: readonly Filled[]): number {
  const prefix = own.canary.split('q')[0] ?? '';
  const others = new Set(rooms.filter((room) => room !== own).map((room) => room.canary));
  let count = 0;
  for (const page of pagesOf(own))
    for (const frame of page.frames)
      for (const [word] of frame.matchAll(new RegExp(`${prefix}q\\d{3}q`, 'g'))) if (others.has(word)) count += 1;
  return count;
}

/** A closed room's code is given to another room: who still has the old token is a stranger there. */
async function reuseCode(trial: Trial, stage: Stage, rooms: readonly Filled[]): Promise<void> {
  const [old] = rooms;
  if (!old) return;
  const token = old.players[0]?.token ?? '';
  const owner = await stage.account();
  const next = await owner.openRoom([
    {
      type: 'trivia',
      question: 'New',
      answers: [0, 1].map((at) => ({ text: `${at}`, media: null, correct: at === 0 })),
    },
  ]);
  for (const { operator } of rooms) operator.close();
  await stage.server.stop();
  // Codes are random: waiting for the same one would take a million rooms.
  const given = await changeRows(stage, 'update room set code = ? where id = ?', old.room.code, next._id);
  if (given !== 1) throw new Error('the code could not be given to another room');
  await stage.startAgain();
  const page = await stage.page();
  page.say(playerHello(old.room.code, page.device, { token, lastVersion: 3 }));
  await page.until(() => page.messages.length > 0 || page.closed);
  await waitFor(
    () => page.of('welcomePlayer').length > 0 || page.of('resumed').length > 0 || page.closed,
    5000,
    'word',
  );
  const seat = [...page.of('welcomePlayer'), ...page.of('resumed')].some((one) => one.own !== null);
  trial.exactly('seats given for a token of the room that had the code before', seat ? 1 : 0, 0);
  trial.exactly(
    'words of the room that had the code before',
    page.frames.filter((f) => f.includes(old.canary)).length,
    0,
  );
}
