import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Game, MediaRef, type Media } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { takeFileOnce, takeFilmOnce } from '#features/media';
import type { Actor } from '#platform/http/handlers';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';
import { uploadFile } from '../../../testing/upload.ts';
import type { ContentPool } from './arbitrary-content.ts';
import { makeWav } from './make-wav.ts';

/** The id of the film in the pool. */
export const VIDEO = 'dQw4w9WgXcQ';

/** Two people, and media and a category of the first. */
export interface ExchangeBench {
  app: TestApp;
  /** Folder of the built pages. */
  web: string;
  dana: TestClient;
  omar: TestClient;
  pool: ContentPool;
  sounds: MediaRef[];
  /** A game of the first person. */
  newGame(changes: object, slides: readonly object[]): Promise<Game>;
  exported(game: Game, client?: TestClient): Promise<LightMyRequestResponse>;
  imported(client: TestClient, bytes: Buffer | string): Promise<LightMyRequestResponse>;
}

/** Builds the bench; whoever builds it closes its app. */
export async function makeExchangeBench(pages: Record<string, string> = {}): Promise<ExchangeBench> {
  const app = await buildTestApp();
  const web = join(app.folder, 'no-web');
  mkdirSync(web, { recursive: true });
  for (const [name, page] of Object.entries(pages)) writeFileSync(join(web, name), page);
  const [dana, omar] = [await app.signUp('dana'), await app.signUp('omar')];
  const pictures = [await picture(app, dana, '#f00'), await picture(app, dana, '#00f')];
  const sounds = [ref(await sound(app, dana), 'A tone')];
  const about = { title: 'Film', link: `https://youtu.be/${VIDEO}`, width: 640, height: 360, durationMs: 60_000 };
  const film = await takeFilmOnce(app.platform, actorOf(dana), { ...about, provider: 'youtube', publicId: VIDEO });
  if (!film.ok) throw new Error(film.code);
  const clip = { ...ref(film.value.media), startMs: 1000, endMs: 9000 };
  const made = await dana.post('/category', { name: 'היסטוריה' });
  return {
    app,
    web,
    dana,
    omar,
    pool: {
      pictures: pictures.map((media) => ref(media, 'Image')),
      films: [...sounds, clip],
      categories: [made.json()._id],
    },
    sounds,
    newGame: (changes, slides) => newGame(dana, changes, slides),
    exported: (game, client = dana) => client.get(`/game/local-export/${game._id}`),
    imported: (client, bytes) => {
      const file = { bytes: Buffer.from(bytes), name: 'game.json', type: 'application/json', url: '/game/import' };
      return uploadFile(app, client, file);
    },
  };
}

const actorOf = ({ user }: TestClient): Actor => ({ userId: user._id, role: user.role, sessionHash: 'test' });
const ref = ({ _id, type, provider, publicId, width, height, durationMs }: Media, alt = ''): MediaRef =>
  MediaRef.parse({ _id, type, provider, publicId, width, height, durationMs, alt });

async function picture(app: TestApp, dana: TestClient, background: string): Promise<Media> {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
  return (await uploadFile(app, dana, { bytes, name: 'plain.png' })).json();
}

async function sound(app: TestApp, dana: TestClient): Promise<Media> {
  const path = join(app.folder, 'tone.wav');
  writeFileSync(path, makeWav(440));
  const taken = await takeFileOnce(app.platform, actorOf(dana), { path, title: 'Tone' });
  if (!taken.ok) throw new Error(taken.code);
  return taken.value.media;
}

async function newGame(dana: TestClient, changes: object, slides: readonly object[]): Promise<Game> {
  const created = (await dana.post('/game', { name: 'Trip', setting: { gameType: 'firebase' } })).json();
  if (slides.length > 0) {
    const added = await dana.post(
      '/question/many',
      slides.map((slide) => ({ ...slide, game: created._id })),
    );
    if (added.statusCode !== 200) throw new Error(added.body);
  }
  const { version } = (await dana.get(`/game/${created._id}`)).json();
  const saved = await dana.put(`/game/${created._id}`, changes, version);
  if (saved.statusCode !== 200) throw new Error(saved.body);
  return Game.parse(saved.json());
}
