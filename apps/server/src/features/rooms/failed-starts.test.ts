import { Game, GameId, LIVE_PROTOCOL, Room, WITHOUT_SHOW } from '@qc/contract';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdCharge, verifyLedger, voidCharge } from '#features/credits';
import { dialectName } from '#platform/db/dialect-name';
import { chargesOf, creditsOf, giveCredits } from '../../testing/give-credits.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { type LiveApp, makeLiveApp, SocketPage } from './testing/live-app.ts';

/** C-05: a start that fails takes no credits, says why, leaves the game where it was, and may be tried again. */
const CREDITS = 1;

let app: LiveApp;
let dana: TestClient;
let admin: TestClient;
let operator: SocketPage | null = null;

beforeEach(async () => {
  app = await makeLiveApp({ config: { everythingFree: false } });
  dana = await app.signUp('dana');
  admin = await app.signUpAs('admin', 1);
  await giveCredits(app.platform, dana.user._id, CREDITS);
});
afterEach(async () => {
  expect(await verifyLedger(app.platform.db)).toBe(0);
  operator?.close();
  await app.close();
});

async function newGame(slides = 1): Promise<Game> {
  const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
  const made = Game.parse(
    (await dana.post('/game', { name: 'Sea', setting: { gameType: 'firebase' }, language: 'en' })).json(),
  );
  await dana.put(`/game/${made._id}`, WITHOUT_SHOW, made.version);
  for (let slide = 0; slide < slides; slide += 1)
    await dana.post('/question', { type: 'trueFalse', question: 'So?', answers, game: made._id });
  return made;
}
const version = async (game: Game) => Game.parse((await dana.get(`/game/${game._id}`)).json()).version;
const change = async (game: Game, changes: object) => dana.put(`/game/${game._id}`, changes, await version(game));
const open = (game: Game) => dana.post('/room', { game: game._id });
const restrict = (on: boolean) => admin.put(`/admin/user/${dana.user._id}`, { disabledFromAdmin: on });
const nothingTaken = async () => {
  expect(await creditsOf(app.platform, dana.user._id)).toBe(CREDITS);
  for (const charge of await chargesOf(app.platform)) expect(charge).toMatch(/voided/);
};
/** All credits go to another run, and come back. */
const elsewhere = { what: 'export', runId: 'another-run' } as const;
const spend = () => {
  const game = { id: GameId.parse('another-game'), name: 'Another', gameType: 'firebase' } as const;
  return holdCharge(app.platform, app.platform.db, { ...elsewhere, userId: dana.user._id, game });
};
const spare = () => voidCharge(app.platform, app.platform.db, elsewhere.what, elsewhere.runId);
/** Storage that refuses to write into one table, as a full disk does. */
const breakTable = async (table: string) => {
  const { db } = app.platform;
  if (dialectName(db) === 'sqlite') {
    const refusal = `begin select raise(abort, 'broken'); end`;
    await sql`create trigger broken before insert on ${sql.table(table)} ${sql.raw(refusal)}`.execute(db);
    return;
  }
  const refusal = `returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`;
  await sql`create function refuse_all() ${sql.raw(refusal)}`.execute(db);
  await sql`create trigger broken before insert on ${sql.table(table)} execute function refuse_all()`.execute(db);
};
const mendTable = async () => {
  const { db } = app.platform;
  if (dialectName(db) === 'sqlite') await sql`drop trigger broken`.execute(db);
  else await sql`drop function refuse_all cascade`.execute(db);
};

type Step = (game: Game) => Promise<unknown>;
const answers = ['Yes', 'No'].map((text, at) => ({ text, media: null, correct: at === 0 }));
const addSlide: Step = ({ _id }) => dana.post('/question', { type: 'trueFalse', question: 'So?', answers, game: _id });

describe('a room that cannot be opened', () => {
  it.each<[string, string, Step, Step]>([
    ['there is no credit left', 'outOfCredits', spend, spare],
    [
      'the game is disabled',
      'gameDisabled',
      (game) => change(game, { disabled: true }),
      (game) => change(game, { disabled: false }),
    ],
  ])('because %s: said so, nothing taken, opened when that is over', async (_why, code, cause, cure) => {
    const game = await newGame();
    await cause(game);
    expect((await open(game)).json().code).toBe(code);
    expect(app.host.rooms()).toEqual([]);
    await cure(game);
    expect((await open(game)).statusCode).toBe(200);
    await nothingTaken();
  });

  it('because the game has gaps: said so, nothing taken, opened once there is a slide', async () => {
    const game = await newGame(0);
    expect((await open(game)).json().code).toBe('gameHasGaps');
    await addSlide(game);
    expect((await open(game)).statusCode).toBe(200);
    await nothingTaken();
  });
});

describe('a first slide that cannot be opened', () => {
  let presses = 0;
  const press = async () => {
    presses += 1;
    const before = operator?.texts.length ?? 0;
    const id = `press-${presses}`;
    await operator?.say({ t: 'operate', id, expect: 0, action: { do: 'next' } });
    const reply = () => operator?.messages.slice(before).find((message) => 'id' in message && message.id === id);
    await expect.poll(reply, { timeout: 5000 }).toBeDefined();
    const said = reply();
    return said?.t === 'refused' ? said.code : said?.t;
  };
  const enter = async (room: Room) => {
    const page = new SocketPage(app.port, { origin: app.url, cookie: dana.cookie });
    operator = page;
    const { session } = dana.user;
    const hello = { t: 'helloStaff', protocol: LIVE_PROTOCOL, as: 'operator', session, lastVersion: null };
    await page.say({ ...hello, room: room._id });
    await expect.poll(() => page.of('welcomeOperator').length, { timeout: 5000 }).toBe(1);
  };

  it.each<[string, string, Step, Step]>([
    ['the credits have gone elsewhere', 'outOfCredits', spend, spare],
    ['the charge cannot be written', 'storageFailed', () => breakTable('charge'), mendTable],
    ['the ledger cannot be written', 'storageFailed', () => breakTable('ledger_entry'), mendTable],
    ['the slide itself cannot be written', 'storageFailed', () => breakTable('room_journal'), mendTable],
  ])('because %s: said so, nothing taken, opened and paid once that is over', async (_why, code, cause, cure) => {
    const game = await newGame();
    const room = Room.parse((await open(game)).json());
    await enter(room);
    await cause(game);
    expect(await press()).toBe(code);
    expect(app.host.room(room._id)?.state.phase.name).toBe('lobby');
    await cure(game);
    await expect.poll(() => creditsOf(app.platform, dana.user._id), { timeout: 10_000 }).toBe(CREDITS);
    await nothingTaken();
    await expect.poll(press, { timeout: 15_000, interval: 300 }).toBe('ack');
    await expect.poll(() => creditsOf(app.platform, dana.user._id)).toBe(0);
    const posted = async () => (await chargesOf(app.platform)).filter((charge) => charge === 'room posted 1').length;
    await expect.poll(posted).toBe(1);
    expect(app.host.room(room._id)?.state).toMatchObject({ phase: { name: 'question' }, visits: 1 });
  });

  it('because its operator is restricted: sent away, nothing taken, opened after that', async () => {
    const room = Room.parse((await open(await newGame())).json());
    await enter(room);
    await restrict(true);
    await expect.poll(() => operator?.of('goodbye').length).toBe(1);
    await nothingTaken();
    await restrict(false);
    dana = await app.signIn('dana');
    await enter(room);
    expect(await press()).toBe('ack');
    await expect.poll(() => chargesOf(app.platform)).toEqual(['room posted 1']);
  });
});
