import { Game, GameResult, newSettings, Room, routes, SessionUser, WITHOUT_SHOW } from '@qc/contract';
import type { GameChanges, QuestionChanges, TransferType } from '@qc/contract';

/** A slide as tests write it. */
export type TestSlide = QuestionChanges & Required<Pick<QuestionChanges, 'type' | 'question' | 'answers'>>;

interface Person {
  email: string;
  password: string;
  name?: string;
  contactEmail?: string;
}

/** Slides sent in one call. */
const SLIDES_AT_ONCE = 250;

/** A game as it is told, also by a version that does not know every setting of today. */
export function gameOf(told: unknown): Game {
  return Game.parse(typeof told === 'object' ? { ...newSettings(), ...told } : told);
}

/** A signed-in person, over HTTP as the browser does it. */
export class Account {
  readonly url: string;
  readonly session: string;
  readonly cookie: string;
  readonly email: string;
  readonly password: string;

  private constructor(url: string, user: { session: string; cookie: string; email: string; password: string }) {
    this.url = url;
    this.session = user.session;
    this.cookie = user.cookie;
    this.email = user.email;
    this.password = user.password;
  }

  /** Opens an account of that name and signs in. */
  static async register(url: string, name: string): Promise<Account> {
    const email = `${name}@school.org`;
    const password = `secret-of-${name}`;
    return Account.#enter(url, '/auth/register', { name, email, contactEmail: email, password });
  }

  /** Signs in once more: a session of its own. */
  static async signIn(url: string, email: string, password: string): Promise<Account> {
    return Account.#enter(url, '/auth/login', { email, password });
  }

  static async #enter(url: string, path: string, who: Person): Promise<Account> {
    const reply = await fetch(url + path, { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(who) });
    if (!reply.ok) throw new Error(`${path} failed: ${await reply.text()}`);
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const { email, password } = who;
    return new Account(url, { email, password, cookie, session: SessionUser.parse(await reply.json()).session });
  }

  /** One call; throws when it is refused. */
  async call(method: string, path: string, body?: unknown, more: Record<string, string> = {}): Promise<unknown> {
    const reply = await fetch(this.url + path, {
      method,
      headers: { ...(body === undefined ? {} : JSON_TYPE), cookie: this.cookie, 'x-auth': this.session, ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  /** Makes a game with these slides, without what only takes time unless the settings say so. */
  async makeGame(slides: readonly TestSlide[], settings: GameChanges = {}, name = 'Test game'): Promise<string> {
    const made = await this.call('POST', '/game', { name, setting: { gameType: 'firebase' }, language: 'en' });
    const { _id, version } = gameOf(made);
    // An earlier version, from which a trial goes on, has no such settings.
    const isToday = typeof made === 'object' && made !== null && 'startCountdown' in made;
    const changes = { ...(isToday && WITHOUT_SHOW), ...settings };
    if (Object.keys(changes).length > 0)
      await this.call('PUT', `/game/${_id}`, changes, { 'if-match': String(version) });
    for (let from = 0; from < slides.length; from += SLIDES_AT_ONCE) {
      const part = slides.slice(from, from + SLIDES_AT_ONCE);
      await this.call(
        'POST',
        '/question/many',
        part.map((slide) => ({ ...slide, game: _id })),
      );
    }
    return _id;
  }

  /** Makes a game with these slides and opens a room for it. */
  async openRoom(slides: readonly TestSlide[], settings: GameChanges = {}, name?: string): Promise<Room> {
    return this.openRoomOf(await this.makeGame(slides, settings, name));
  }

  /** Opens a room for a game. */
  async openRoomOf(game: string): Promise<Room> {
    return Room.parse(await this.call('POST', '/room', { game }));
  }

  /** Gives a game to somebody. */
  async share(game: string, email: string, transferType: TransferType): Promise<void> {
    await this.call('POST', '/share', { game, email, transferType });
  }

  /** Ends this session. */
  async signOut(): Promise<void> {
    await this.call('POST', '/auth/logout');
  }

  /** The newest result, of one game or of all. */
  async newestResult(game?: string): Promise<GameResult | null> {
    const listed = await this.call('GET', game === undefined ? '/GameResult' : `/GameResult?game=${game}`);
    const { results } = routes.listGameResults.reply.parse(listed);
    const newest = results[0];
    return newest ? GameResult.parse(await this.call('GET', `/api/GameResult/${newest._id}`)) : null;
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
