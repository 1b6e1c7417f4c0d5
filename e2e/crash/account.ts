import { Game, GameResult, Room, routes, SessionUser } from '@qc/contract';
import type { QuestionContent } from '@qc/contract';

/** A slide as tests write it. */
export type TestSlide = Pick<QuestionContent, 'type' | 'question' | 'answers'> & Partial<QuestionContent>;

/** A signed-in person, over HTTP as the browser does it. */
export class Account {
  readonly url: string;
  readonly session: string;
  readonly cookie: string;

  private constructor(url: string, session: string, cookie: string) {
    this.url = url;
    this.session = session;
    this.cookie = cookie;
  }

  /** Opens an account of that name and signs in. */
  static async register(url: string, name: string): Promise<Account> {
    const email = `${name}@school.org`;
    const body = JSON.stringify({ name, email, contactEmail: email, password: `secret-of-${name}` });
    const reply = await fetch(`${url}/auth/register`, { method: 'POST', headers: JSON_TYPE, body });
    if (!reply.ok) throw new Error(`registering failed: ${await reply.text()}`);
    const cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return new Account(url, SessionUser.parse(await reply.json()).session, cookie);
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const reply = await fetch(this.url + path, {
      method,
      headers: { ...(body === undefined ? {} : JSON_TYPE), cookie: this.cookie, 'x-auth': this.session },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return reply.json();
  }

  /** Makes a game with these slides and opens a room for it. */
  async openRoom(slides: readonly TestSlide[]): Promise<Room> {
    const made = await this.#call('POST', '/game', {
      name: 'Test game',
      setting: { gameType: 'firebase' },
      language: 'en',
    });
    const { _id } = Game.parse(made);
    for (const slide of slides) await this.#call('POST', '/question', { ...slide, game: _id });
    return Room.parse(await this.#call('POST', '/room', { game: _id }));
  }

  /** The newest result. */
  async newestResult(): Promise<GameResult | null> {
    const { results } = routes.listGameResults.reply.parse(await this.#call('GET', '/GameResult'));
    const newest = results[0];
    return newest ? GameResult.parse(await this.#call('GET', `/api/GameResult/${newest._id}`)) : null;
  }
}

const JSON_TYPE = { 'content-type': 'application/json' };
