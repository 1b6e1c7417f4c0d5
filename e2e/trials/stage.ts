import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH, LIVE_PROTOCOL, RoomId } from '@qc/contract';
import type { GameResult, OperatorAction, Room, ServerMessage } from '@qc/contract';
import { Bot } from '../bots/bot.ts';
import type { BotOptions } from '../bots/bot.ts';
import { Account } from '../crash/account.ts';
import { startServerProcess } from '../crash/server-process.ts';
import type { ServerProcess } from '../crash/server-process.ts';
import { changeRows, type DataPlace } from '../crash/stored-rows.ts';
import { type ManyPlace, ManyServers } from '../cluster/many-servers.ts';
import { botsNow, complaints } from './cluster/servers-words.ts';
import { TcpProxy } from '../network/tcp-proxy.ts';
import { DataPlaces } from './data-places.ts';
import { Page, playerHello } from './players/page.ts';
import type { PageOptions } from './players/page.ts';
import type { ThrowAwayPostgres } from './throw-away-postgres.ts';
import type { Trial } from './trial.ts';
import type { EarlierVersion } from './upgrade/earlier-version.ts';

/** Bots that connect at one time. */
const AT_ONCE = 250;
let accounts = 0;
let presses = 0;

interface StageParts {
  settings: Record<string, string>;
  places: DataPlaces;
  before?: EarlierVersion | null;
  many?: ManyServers | null;
  postgres?: ThrowAwayPostgres;
}

/** Everything one trial works with: a real server in a process of its own, pages, bots; all gone at the end. */
export class Stage implements DataPlace {
  readonly trial: Trial;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** The version that its first server is of; null: this one. */
  readonly before: EarlierVersion | null;
  server: ServerProcess;
  /** Where there are several servers, all of them; pages come to the balancer before them. */
  readonly many: ManyServers | null;
  /** The PostgreSQL of several servers. */
  readonly postgres: ThrowAwayPostgres | null;
  /** Number of the live protocol that pages of the running server speak. */
  protocol: number;
  readonly #settings: Record<string, string>;
  readonly #places: DataPlaces;
  readonly #pages: Page[] = [];
  readonly #bots: Bot[] = [];
  readonly #proxies: TcpProxy[] = [];

  private constructor(trial: Trial, place: DataPlace, server: ServerProcess, more: StageParts) {
    this.trial = trial;
    this.dataDir = place.dataDir;
    this.databaseUrl = place.databaseUrl;
    this.server = server;
    this.#settings = more.settings;
    this.#places = more.places;
    this.before = more.before ?? null;
    this.many = more.many ?? null;
    this.postgres = more.postgres ?? null;
    this.protocol = more.before?.protocol ?? LIVE_PROTOCOL;
  }

  /** A stage on PostgreSQL, or with null on SQLite. `before`: its first server is of that version. */
  static async open(
    trial: Trial,
    postgres: ThrowAwayPostgres | null,
    settings: Record<string, string> = {},
    before: EarlierVersion | null = null,
  ): Promise<Stage> {
    const places = new DataPlaces(postgres);
    try {
      const place = await places.make();
      const root = before?.root;
      const server = await startServerProcess({ port: trial.port, ...place, probe: true, settings, root });
      return new Stage(trial, place, server, { settings, places, before });
    } catch (error) {
      await places.removeAll();
      throw error;
    }
  }

  /** A stage with several servers behind a balancer, on a new database of this PostgreSQL. */
  static async openMany(
    trial: Trial,
    postgres: ThrowAwayPostgres,
    {
      servers: count,
      settings,
      ...more
    }: Pick<ManyPlace, 'settings' | 'apart' | 'preload' | 'lateDatabaseMs' | 'roots'> & { servers: number },
  ): Promise<Stage> {
    const places = new DataPlaces(postgres);
    const place = await places.make();
    const { databaseUrl } = place;
    try {
      if (databaseUrl === null) throw new Error('several servers need PostgreSQL');
      const many = await ManyServers.start({ ...more, port: trial.port, databaseUrl, count, settings });
      const [server] = many.servers;
      if (!server) throw new Error('no server is wanted');
      return new Stage(trial, place, server, { settings: settings ?? {}, places, many, postgres });
    } catch (error) {
      await places.removeAll();
      throw error;
    }
  }

  get url(): string {
    return this.many?.url ?? this.server.url;
  }

  /** Whether every server runs that should. */
  get running(): boolean {
    return this.many?.servers.every(({ running }) => running) ?? this.server.running;
  }

  /** Starts the server on the same data, after it has ended; it is of this version, whatever the first was. */
  async startAgain(): Promise<void> {
    const { dataDir, databaseUrl } = this;
    const place = { port: this.trial.port, dataDir, databaseUrl };
    this.server = await startServerProcess({ ...place, probe: true, settings: this.#settings });
    this.protocol = LIVE_PROTOCOL;
  }

  /** Room for the data of another server, on the same kind of database; empty, or a copy of this server's that has ended. */
  newPlace(what: 'empty' | 'copy' = 'empty'): Promise<DataPlace> {
    return this.#places.make(what === 'copy' ? this : null);
  }

  /** A network in front of the server that can be broken. */
  async proxy(): Promise<{ proxy: TcpProxy; url: string }> {
    const port = this.trial.port + 1 + this.#proxies.length;
    const proxy = await TcpProxy.listen(port, this.trial.port);
    this.#proxies.push(proxy);
    return { proxy, url: `http://127.0.0.1:${port}` };
  }

  /** A new account, signed in. */
  account(): Promise<Account> {
    accounts += 1;
    return Account.register(this.url, `trial${this.trial.seed}x${accounts}`);
  }

  /** A new account whose address counts: what is given to it arrives at once. */
  async provedAccount(): Promise<Account> {
    const account = await this.account();
    await this.prove(account.email);
    return account;
  }

  /** As if the person had pressed the mailed link. */
  async prove(email: string): Promise<void> {
    await changeRows(this, 'update app_user set email_confirmed_ms = ? where email = ?', Date.now(), email);
  }

  /** A page that has connected and said nothing yet. */
  async page(options: Partial<PageOptions> = {}): Promise<Page> {
    const page = new Page({ url: this.url, ...options });
    this.#pages.push(page);
    await page.opened();
    return page;
  }

  /** A player's page in a room, without a seat. */
  async guest(code: string, options: Partial<PageOptions> & { device?: string } = {}): Promise<Page> {
    const page = await this.page(options);
    page.say(playerHello(code, options.device ?? page.device, { protocol: this.protocol }));
    await page.until(() => page.messages.length > 0 || page.closed);
    return page;
  }

  /** A player with a seat. */
  async player(code: string, name: string, options: Partial<PageOptions> = {}): Promise<Page> {
    const page = await this.guest(code, options);
    const reply = await page.ask({ t: 'join', id: `join-${page.device}`, name, phone: '', consent: true });
    if (reply?.t !== 'joined') throw new Error(`${name} got no seat: ${JSON.stringify(reply)}`);
    return page;
  }

  /** A page that comes back to its seat by its token. */
  async resume(code: string, token: string, options: Partial<PageOptions> = {}): Promise<Page> {
    const page = await this.page(options);
    page.say(playerHello(code, page.device, { token, protocol: this.protocol }));
    await page.until(() => page.messages.length > 0 || page.closed);
    return page;
  }

  /** A console or a presenter screen. */
  async staff(account: Account, room: Room, as: 'operator' | 'presenter', url = this.url): Promise<Page> {
    const page = await this.page({ url, headers: { cookie: account.cookie } });
    const { session } = account;
    const { protocol } = this;
    page.say({ t: 'helloStaff', protocol, room: RoomId.parse(room._id), as, session, lastVersion: null });
    await page.until(() => page.messages.length > 0 || page.closed);
    return page;
  }

  /** Bots with seats, a few hundred at a time. */
  async bots(code: string, count: number, more: Partial<BotOptions> = {}): Promise<Bot[]> {
    const bots: Bot[] = [];
    const base = this.#bots.length;
    for (let from = 0; from < count; from += AT_ONCE) {
      const part = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, i) => {
        const number = base + from + i;
        const options = {
          url: liveUrl(this.url),
          name: `Player ${number + 1}`,
          seed: this.trial.seed * 100_003 + number,
        };
        return new Bot({ ...options, code, ...more });
      });
      this.#bots.push(...part);
      bots.push(...part);
      for (const bot of part) bot.start();
      await waitFor(() => part.every((bot) => bot.joined), 30_000, 'bots with seats');
    }
    return bots;
  }

  /** What is to be known when a trial failed: how its bots are, and what its servers complained of. */
  lastWords(): string[] {
    return [...botsNow(this.#bots), ...complaints(this.many?.ever ?? [])];
  }

  /** The result of a run that has just ended. */
  async result(account: Account, game: string): Promise<GameResult> {
    for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100)) {
      const result = await account.newestResult(game);
      if (result) return result;
    }
    throw new Error('no result was kept');
  }

  async close(): Promise<void> {
    for (const bot of this.#bots) bot.stop();
    for (const page of this.#pages) page.close();
    for (const proxy of this.#proxies) await proxy.close();
    await (this.many ?? this.server).stop();
    await this.#places.removeAll();
  }
}

/** Does one thing on a console; the reply is the server's word. */
export async function press(
  console: Page,
  action: OperatorAction,
  expect: number | null = null,
): Promise<ServerMessage | null> {
  presses += 1;
  return console.ask({ t: 'operate', id: `press-${presses}`, expect, action });
}

/** Address of the room socket. */
export function liveUrl(url: string): string {
  return url.replace(/^http/, 'ws') + LIVE_PATH;
}

/** Waits until something is so; throws when it was not within the time. */
export async function waitFor(check: () => boolean, withinMs: number, what: string): Promise<void> {
  for (const end = Date.now() + withinMs; !check(); await sleep(10))
    if (Date.now() > end) throw new Error(`no ${what} within ${withinMs} ms`);
}

/** Calls for every item, so many at one time. */
export async function inParts<T, R>(items: readonly T[], atOnce: number, call: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let from = 0; from < items.length; from += atOnce)
    results.push(...(await Promise.all(items.slice(from, from + atOnce).map(call))));
  return results;
}
