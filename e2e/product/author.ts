import type { Game, Media, NewQuestion, Question, Room, RouteName, RouteReply } from '@qc/contract';
import { routes } from '@qc/contract';
import type { APIRequestContext } from '@playwright/test';
import { makePicture } from './picture.ts';

interface CallOptions {
  id?: string;
  body?: unknown;
  query?: Record<string, string>;
  ifMatch?: number;
}

/** A signed-in person who works by calls: what a journey needs but does not want to show goes through here. */
export class Author {
  readonly #request: APIRequestContext;
  readonly #session: string;

  constructor(request: APIRequestContext, session: string) {
    this.#request = request;
    this.#session = session;
  }

  /** Calls one operation of the product; throws with the reply's text when it is refused. */
  async call<N extends RouteName>(name: N, options: CallOptions = {}): Promise<RouteReply<N>> {
    const { method, path } = routes[name];
    const { id = '', body, query, ifMatch } = options;
    const response = await this.#request.fetch(path.replace('{id}', id), {
      method,
      headers: { 'x-auth': this.#session, ...(ifMatch === undefined ? {} : { 'if-match': String(ifMatch) }) },
      ...(body === undefined ? {} : { data: body }),
      ...(query === undefined ? {} : { params: query }),
    });
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`);
    const reply: RouteReply<N> = await response.json();
    return reply;
  }

  /** A new game with settings and slides, ready to run. */
  async makeGame(name: string, slides: SlideDraft[], settings: Partial<Game> = {}): Promise<Game> {
    const game = await this.call('createGame', { body: { name, setting: { gameType: 'firebase' } } });
    if (Object.keys(settings).length > 0) {
      await this.call('saveGame', { id: game._id, body: settings, ifMatch: game.version });
    }
    if (slides.length > 0) {
      await this.call('createQuestions', { body: slides.map((slide) => ({ ...slide, game: game._id })) });
    }
    return this.call('getGame', { id: game._id });
  }

  /** A picture of that title in the gallery. */
  async uploadPicture(title: string): Promise<Media> {
    const file = { name: `${title}.png`, mimeType: 'image/png', buffer: makePicture() };
    const response = await this.#request.post(routes.createMedia.path, {
      headers: { 'x-auth': this.#session },
      multipart: { title, file },
    });
    if (!response.ok()) throw new Error(`createMedia: ${response.status()} ${await response.text()}`);
    const media: Media = await response.json();
    return media;
  }

  /** Opens a room for a game. */
  openRoom(gameId: string): Promise<Room> {
    return this.call('openRoom', { body: { game: gameId } });
  }
}

/** A slide to be made; its game is filled in. */
export type SlideDraft = Omit<NewQuestion, 'game' | 'setIndex'>;

/** A trivia slide with four answers, of which the second is right. */
export function triviaSlide(question: string, more: Partial<Question> = {}): SlideDraft {
  const answers = ['Venus', 'Jupiter', 'Mars', 'Mercury'];
  return {
    type: 'trivia',
    question,
    score: 1000,
    time: 60,
    answers: answers.map((text, index) => ({ text, media: null, correct: index === 1 })),
    ...more,
  };
}
