import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES } from '@qc/contract';
import type { GameResult, Room } from '@qc/contract';
import readSheets from 'read-excel-file/node';
import { Account } from '../../crash/account.ts';
import { everyStoredRow } from '../../crash/stored-rows.ts';
import type { Page } from '../players/page.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { triviaSlides } from '../slides.ts';
import { press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';

const PLAYERS = 6;
const DELETED = 'Zebulon Quixote';

/** A person who asks, by the name of what they are to the game; null: not signed in. */
type Asking = readonly [who: string, account: Account | null];

/** L-20: winners' phone numbers are the owner's alone, and gone for good when somebody asks for it. */
export async function winnersPhones(trial: Trial, stage: Stage): Promise<void> {
  const owner = await stage.account();
  const people = await makePeople(stage);
  const phones = Array.from({ length: PLAYERS }, () => `05${String(10_000_000 + trial.below(89_999_999))}`);
  const settings = { collectPhone: true, winnersCount: 3, winnersList: true };
  const game = await owner.makeGame(triviaSlides(2), settings, 'Win a prize');
  await owner.share(game, people.editor.email, 1);
  await owner.share(game, people.runner.email, 2);
  await owner.share(game, people.copier.email, 3);
  const room = await owner.openRoomOf(game);
  const others: Asking[] = [...Object.entries(people), ['nobody', null]];

  const pages = await playGame(stage, { owner, room, people, phones });
  const result = await stage.result(owner, game);
  const told = (text: string) => phones.filter((phone) => text.includes(phone)).length;
  for (const [who, own] of pages) trial.exactly(`numbers in the frames of ${who}`, told(own.map(framesOf).join()), 0);

  trial.exactly('numbers that the owner reads', told(JSON.stringify(result.players)), PLAYERS);
  const rows = await Promise.all(LANGUAGES.map((language) => excelOf(owner, result._id, language)));
  trial.exactly('numbers in the owner’s Excel files', rows.map(told).join(), LANGUAGES.map(() => PLAYERS).join());
  for (const [who, account] of others) {
    const read = await readAll(stage.url, account, { result, phone: phones[0] ?? '' });
    trial.note(`${who}: ${read.granted} of ${read.asked} calls are answered`);
    trial.exactly(`numbers that ${who} reads by any call`, told(read.text), 0);
  }
  trial.exactly('numbers in the server’s log', told(stage.server.lines.join('\n')), 0);
  trial.atLeast('lines that the log has', stage.server.lines.length, 10);

  await deleteOne(trial, stage, { owner, result, phones, others });
}

/** Everybody who could have something to do with the game. */
async function makePeople(stage: Stage) {
  const [editor, runner, copier, stranger] = [
    await stage.provedAccount(),
    await stage.provedAccount(),
    await stage.provedAccount(),
    await stage.account(),
  ];
  const admin = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
  return { editor, runner, copier, stranger, admin };
}

/** A run that everybody looks at who can; the reply is whose pages heard what. */
async function playGame(
  stage: Stage,
  { owner, room, people, phones }: { owner: Account; room: Room; people: Record<string, Account>; phones: string[] },
): Promise<[string, Page[]][]> {
  const staff: [string, Page[]][] = [];
  for (const [who, account] of [['owner', owner], ...Object.entries(people)] as const)
    staff.push([
      `the console and presenter screen of ${who}`,
      [await stage.staff(account, room, 'operator'), await stage.staff(account, room, 'presenter')],
    ]);
  const guest = await stage.guest(room.code);
  const players: Page[] = [];
  for (const [at, phone] of phones.entries()) {
    const page = await stage.guest(room.code);
    const name = at === 0 ? DELETED : `Winner ${at}`;
    const reply = await page.ask({ t: 'join', id: `winner-${at}`, name, phone, consent: true });
    if (reply?.t !== 'joined') throw new Error(`${name} got no seat: ${JSON.stringify(reply)}`);
    players.push(page);
  }
  const operator = staff[0]?.[1][0];
  if (!operator) throw new Error('no console');
  await runThrough(operator, players);
  return [...staff, ['players', players], ['a page without a place', [guest]]];
}

async function runThrough(operator: Page, players: readonly Page[]): Promise<void> {
  for (let presses = 0; operator.phase !== 'ended' && presses < 30; presses += 1) {
    const step = operator.view?.step ?? 0;
    const phase = operator.view?.phase;
    if (phase?.phase === 'question') {
      const { slide, visit } = phase;
      await Promise.all(players.map((page) => page.reach('question')));
      const answers = players.map((page, at) => {
        const answer = { t: 'answer' as const, id: `answer-${slide}-${at}`, slide, visit };
        return page.ask({ ...answer, response: { type: 'trivia', picks: [at % 2] } });
      });
      await Promise.all(answers);
      await operator.until(() => operator.phase !== 'question');
    } else {
      await press(operator, { do: 'next' }, step);
      await operator.until(() => (operator.view?.step ?? 0) > step || operator.phase === 'ended');
    }
  }
}

function framesOf(page: Page): string {
  return page.frames.join('\n');
}

/** Everything that some calls give: lists, searches, the result, its Excel files; what is refused gives its refusal. */
async function readAll(
  url: string,
  account: Account | null,
  { result, phone }: { result: GameResult; phone: string },
): Promise<{ text: string; asked: number; granted: number }> {
  const headers = account ? { cookie: account.cookie, 'x-auth': account.session } : undefined;
  const lists = ['/GameResult', '/api/GameResult', '/room', '/room?all=true', '/game', '/share/log'];
  const paths = [
    ...lists,
    `/GameResult?searchText=${phone}`,
    `/api/GameResult?searchText=${phone}`,
    `/GameResult?game=${result.game}`,
    `/api/GameResult/${result._id}`,
    `/game/${result.game}`,
  ];
  const replies = await Promise.all(paths.map((path) => fetch(url + path, headers && { headers })));
  const texts = await Promise.all(replies.map((reply) => reply.text()));
  const files = account
    ? await Promise.all(LANGUAGES.map((language) => excelOf(account, result._id, language).catch(() => null)))
    : [];
  const granted = replies.filter((reply) => reply.ok).length + files.filter((file) => file !== null).length;
  return { text: [...texts, ...files].join('\n'), asked: paths.length + files.length, granted };
}

/** All cells of a result's Excel file. */
async function excelOf(account: Account, id: string, language: string): Promise<string> {
  const reply = await fetch(`${account.url}/api/GameResult/${id}/excel?language=${language}`, {
    headers: { cookie: account.cookie, 'x-auth': account.session },
  });
  if (!reply.ok) throw new Error(`no file: ${reply.status}`);
  const sheets = await readSheets(Buffer.from(await reply.arrayBuffer()));
  return JSON.stringify(sheets);
}

/** One winner asks to be deleted. */
async function deleteOne(
  trial: Trial,
  stage: Stage,
  {
    owner,
    result,
    phones,
    others,
  }: { owner: Account; result: GameResult; phones: readonly string[]; others: readonly Asking[] },
): Promise<void> {
  const [phone = '', kept = ''] = phones;
  const gone = [phone, DELETED, DELETED.toLowerCase().replace(' ', '')];
  const where = stage.databaseUrl === null ? 'the files' : 'the rows and files';
  const seat = result.players.find((player) => player.name === DELETED)?.seat ?? -1;
  const path = `/api/GameResult/${result._id}`;
  let refused = 0;
  for (const [, account] of others) {
    const headers = account ? { cookie: account.cookie, 'x-auth': account.session } : undefined;
    const reply = await fetch(`${stage.url}${path}/player/${seat}`, { method: 'DELETE', ...(headers && { headers }) });
    if (!reply.ok) refused += 1;
  }
  trial.exactly('others who may not delete a player', refused, others.length);
  if (stage.databaseUrl !== null)
    trial.note('NOT looked at: the files of PostgreSQL, which clears its pages in its time');
  trial.atLeast('traces of the person before', await traces(stage, gone), 2);
  await owner.call('DELETE', `${path}/player/${seat}`);
  trial.exactly(`traces in ${where} of the running server`, await traces(stage, gone), 0);
  trial.atLeast('traces of somebody else', await traces(stage, [kept]), 1);
  trial.exactly('players left in the result', ((await owner.newestResult())?.players ?? []).length, PLAYERS - 1);
  const excel = (await Promise.all(LANGUAGES.map((language) => excelOf(owner, result._id, language)))).join();
  trial.exactly('traces in the Excel files', countIn(excel, gone), 0);
  trial.atLeast('somebody else in the Excel files', countIn(excel, [kept]), LANGUAGES.length);
  trial.exactly('results that a search finds', await found(owner, [phone, DELETED]), 0);

  await stage.server.stop();
  trial.exactly(`traces in ${where} of the stopped server`, await traces(stage, gone), 0);
  await stage.startAgain();
  const again = await Account.signIn(stage.url, owner.email, owner.password);
  trial.exactly('traces in the result after a restart', countIn(JSON.stringify(await again.newestResult()), gone), 0);
  await again.call('DELETE', path);
  trial.exactly('traces of anybody when the result is deleted', await traces(stage, phones), 0);
}

async function found(owner: Account, texts: readonly string[]): Promise<number> {
  const replies = await Promise.all(
    texts.map((text) => owner.call('GET', `/GameResult?searchText=${encodeURIComponent(text)}`)),
  );
  return replies.filter((reply) => !JSON.stringify(reply).includes('"count":0')).length;
}

/** How often texts stand in files of the data folder: the database, its log, mails, anything; of PostgreSQL in its rows. */
async function traces({ dataDir, databaseUrl }: Stage, texts: readonly string[]): Promise<number> {
  const rows = databaseUrl === null ? [] : [...(await everyStoredRow({ dataDir, databaseUrl })).values()];
  let count = countIn(JSON.stringify(rows), texts);
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      count += countIn((await readFile(join(entry.parentPath, entry.name))).toString('latin1'), texts);
  return count;
}

function countIn(text: string, wanted: readonly string[]): number {
  return wanted.reduce((sum, one) => sum + text.split(one).length - 1, 0);
}
