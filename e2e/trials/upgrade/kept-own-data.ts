import { setTimeout as sleep } from 'node:timers/promises';
import { routes, SubscriptionType } from '@qc/contract';
import { Account } from '../../crash/account.ts';
import { OWNER_OF_ALL } from '../owner-of-all.ts';
import { triviaSlides } from '../slides.ts';
import { press, type Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import { WITHIN_MS } from './watched-page.ts';

/** One row of a section of the file. */
type Row = Record<string, unknown>;

/** What goes on by itself: when a session was seen last, and how long it lasts. */
const MOVING = new Set(['lastSeen', 'expiresAt']);
const offer = { title: 'Ten runs', type: 'times', uses: 10, prices: { EUR: 900 } };

/** A person's own data as the earlier version gave them: none of it is lost or said otherwise by this one. */
export class KeptOwnData {
  readonly #owner: Account;
  readonly #before: ReadonlyMap<string, Row[]>;

  private constructor(owner: Account, before: ReadonlyMap<string, Row[]>) {
    this.#owner = owner;
    this.#before = before;
  }

  /** Leaves rows of what the other parts of the trial do not do, and saves the file. */
  static async save(stage: Stage, owner: Account, game: string): Promise<KeptOwnData> {
    await owner.call('POST', '/category', { name: 'Seas' });
    await owner.share(game, (await stage.provedAccount()).email, 1);
    await owner.share(game, (await stage.account()).email, 2);
    await owner.call('POST', '/auth/forgot-password', { email: owner.email });
    await owner.call('POST', '/user/err', { err: { message: 'It broke' }, url: '/en/dashboard' });
    await owner.call('POST', '/creditRequest', { note: 'For my class' });
    await owner.call('GET', `/game/local-export/${game}?licence=true&key=press-of-trial`);
    const house = await Account.signIn(stage.url, OWNER_OF_ALL.email, OWNER_OF_ALL.password);
    const { _id: type } = SubscriptionType.parse(await house.call('POST', '/subscription/type', offer));
    const order = { subscriptionType: type, currency: 'EUR', provider: 'manual', key: 'press-of-trial' };
    await owner.call('POST', '/payment/order', order);
    await playOnce(stage, owner);
    return new KeptOwnData(owner, await readSections(owner));
  }

  /** Every row of every section is there, with what was said of it. */
  async isWhole(trial: Trial): Promise<void> {
    const now = await readSections(this.#owner);
    const filled = [...this.#before].filter(([, rows]) => rows.length > 0);
    const empty = [...this.#before].flatMap(([name, rows]) => (rows.length === 0 ? name : []));
    trial.note(`own data: nothing in ${empty.join(', ')}`);
    trial.atLeast('own data: sections with rows', filled.length, 19);
    for (const [name, rows] of filled) {
      const there = now.get(name) ?? [];
      const kept = rows.filter((row) => there.some((other) => isSame(row, other)));
      trial.exactly(`own data: ${name}`, kept.length, rows.length);
    }
  }
}

/** A run from its start to its end, its result called otherwise afterwards. */
async function playOnce(stage: Stage, owner: Account): Promise<void> {
  const game = await owner.makeGame(triviaSlides(1), {}, 'Played before');
  const room = await owner.openRoomOf(game);
  await stage.player(room.code, 'Noa');
  const console = await stage.staff(owner, room, 'operator');
  await press(console, { do: 'next' });
  await press(console, { do: 'end' });
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(100)) {
    // Not read whole: an earlier version keeps answers in a form of its own.
    const { results } = routes.listGameResults.reply.parse(await owner.call('GET', `/GameResult?game=${game}`));
    if (!results[0]) continue;
    const body = new FormData();
    body.append('name', 'Called otherwise');
    const headers = { cookie: owner.cookie, 'x-auth': owner.session };
    const reply = await fetch(`${owner.url}/api/GameResult/${results[0]._id}`, { method: 'PUT', headers, body });
    if (reply.ok) return;
    throw new Error(await reply.text());
  }
  throw new Error('no result was kept');
}

async function readSections(owner: Account): Promise<Map<string, Row[]>> {
  const file = await owner.call('GET', '/user/export');
  return new Map(Object.entries(file ?? {}).filter(([, rows]) => Array.isArray(rows)));
}

/** Whether a row says what it said before. Of what a slide says its kind's own is left: the rest was nothing. */
function isSame(before: Row, now: Row): boolean {
  return Object.entries(before).every(([field, value]) => {
    if (MOVING.has(field)) return true;
    if (field !== 'content') return JSON.stringify(now[field]) === JSON.stringify(value);
    const said = Object.entries(now[field] ?? {});
    const was = new Map(Object.entries(value ?? {}));
    return said.length > 0 && said.every(([key, words]) => JSON.stringify(words) === JSON.stringify(was.get(key)));
  });
}
