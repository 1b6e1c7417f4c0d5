import type { ContentOf, Game, Media, MediaRef, NewSlide, Room, RouteName, RouteReply } from '@qc/contract';
import { routes, WITHOUT_SHOW } from '@qc/contract';
import type { APIRequestContext } from '@playwright/test';
import { makePicture } from '../files/picture.ts';

/** A file as somebody has it on their computer. */
export interface UploadedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

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

  /** The bytes of a file that an operation gives to save. */
  async download(name: RouteName, id: string, params: Record<string, string> = {}): Promise<Buffer> {
    const response = await this.#request.get(routes[name].path.replace('{id}', id), {
      headers: { 'x-auth': this.#session },
      params,
    });
    if (!response.ok()) throw new Error(`${name}: ${response.status()} ${await response.text()}`);
    return response.body();
  }

  /** A new game with settings and slides, ready to run; without what only takes time, unless the settings say so. */
  async makeGame(name: string, slides: SlideDraft[], settings: Partial<Game> = {}): Promise<Game> {
    const game = await this.call('createGame', { body: { name, setting: { gameType: 'firebase' } } });
    const body = { ...WITHOUT_SHOW, ...settings };
    await this.call('saveGame', { id: game._id, body, ifMatch: game.version });
    if (slides.length > 0) {
      await this.call('createQuestions', { body: slides.map((slide) => ({ ...slide, game: game._id })) });
    }
    return this.call('getGame', { id: game._id });
  }

  /** A picture of that title in the gallery. */
  uploadPicture(title: string): Promise<Media> {
    return this.upload({ name: `${title}.png`, mimeType: 'image/png', buffer: makePicture() }, title);
  }

  /** Uploads a file as a picture; throws with the reply's text when it is refused. */
  async upload(file: UploadedFile, title = ''): Promise<Media> {
    const response = await this.#request.post(routes.createMedia.path, {
      headers: { 'x-auth': this.#session },
      multipart: { title, file },
    });
    if (!response.ok()) throw new Error(`createMedia: ${response.status()} ${await response.text()}`);
    const media: Media = await response.json();
    return media;
  }

  /** Uploads a film or sound as the gallery does, by tus, in one piece. */
  async uploadInPieces({ name, buffer }: UploadedFile): Promise<Media> {
    const headers = { 'x-auth': this.#session, 'tus-resumable': '1.0.0' };
    const filename = Buffer.from(name).toString('base64');
    const created = await this.#request.post('/media/upload', {
      headers: { ...headers, 'upload-length': String(buffer.length), 'upload-metadata': `filename ${filename}` },
    });
    const location = created.headers()['location'] ?? '';
    const sent = await this.#request.patch(location, {
      headers: { ...headers, 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
      data: buffer,
    });
    if (!sent.ok()) throw new Error(`upload: ${sent.status()} ${await sent.text()}`);
    return this.call('createMediaFromUpload', { body: { upload: location.split('/').at(-1) } });
  }

  /** Opens a room for a game. */
  openRoom(gameId: string): Promise<Room> {
    return this.call('openRoom', { body: { game: gameId } });
  }
}

/** The use of a gallery file in a game or slide, with what it shows. */
export function useOf({ _id, type, provider, publicId, width, height, durationMs }: Media, alt: string): MediaRef {
  return { _id, type, provider, publicId, width, height, durationMs, startMs: null, endMs: null, alt };
}

/** A slide to be made; its game is filled in. */
export type SlideDraft = NewSlide;

/** A trivia slide with four answers, of which the second is right. */
export function triviaSlide(question: string, more: Partial<ContentOf<'trivia'>> = {}): SlideDraft {
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
