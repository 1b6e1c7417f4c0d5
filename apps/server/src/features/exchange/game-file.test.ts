import { answersOf, Game, GameFile, newAnswer, newQuestion, type MediaRef, type Question } from '@qc/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../testing/test-client.ts';
import { signLicence } from './issue-licence.ts';
import { arbitrarySettings, arbitrarySlide } from './testing/arbitrary-content.ts';
import { type ExchangeBench, makeExchangeBench } from './testing/exchange-bench.ts';
import { makeWav } from './testing/make-wav.ts';

let bench: ExchangeBench;
beforeAll(async () => {
  bench = await makeExchangeBench();
}, 60_000);
afterAll(() => bench.app.close());

/** A game without what may differ: ids, times, counts of other people's doing. */
function essence(game: Game, categories: ReadonlyMap<string, string>) {
  const bare = (media: MediaRef | null) =>
    media && { ...media, _id: '', publicId: media.provider === 'file' ? '' : media.publicId };
  const slide = ({ _id, game: _game, createdBy, version, createdAt, updatedAt, ...content }: Question) => ({
    ...content,
    image: bare(content.image),
    openingMedia: bare(content.openingMedia),
    explanationMedia: bare(content.explanationMedia),
    endingMedia: bare(content.endingMedia),
    backgroundMedia: bare(content.backgroundMedia),
    recording: bare(content.recording),
    answers: answersOf(content).map((answer) => ({ ...answer, media: bare(answer.media) })),
    labels: content.labels.map((label) => categories.get(label)),
  });
  // The cover is drawn from the first slide, which is compared below.
  const { _id, user, version, createdAt, updatedAt, code, name, thumbnail, cover, questions, ...settings } = game;
  return {
    ...settings,
    backgroundImage: bare(game.backgroundImage),
    logo: bare(game.logo),
    music: bare(game.music),
    winnersSound: bare(game.winnersSound),
    lobbySlides: game.lobbySlides.map((slide) => ({ ...slide, media: bare(slide.media) })),
    thumbnail: bare(thumbnail),
    questions: questions.map(slide),
  };
}

async function categoryNames(client: TestClient): Promise<Map<string, string>> {
  const { categories }: { categories: { _id: string; name: string }[] } = (await client.get('/category')).json();
  return new Map(categories.map(({ _id, name }) => [_id, name]));
}

describe('local export and import', () => {
  test('give an equal game for every slide type, to its owner and to somebody else', async () => {
    await fc.assert(
      fc.asyncProperty(
        arbitrarySettings(bench.pool, bench.sounds),
        fc.array(arbitrarySlide(bench.pool), { maxLength: 12 }),
        async (settings, slides) => {
          const game = await bench.newGame(settings, slides);
          const file = await bench.exported(game);
          expect(file.statusCode, file.body.slice(0, 300)).toBe(200);
          for (const client of [bench.dana, bench.omar]) {
            const reply = await bench.imported(client, file.rawPayload);
            expect(reply.statusCode, reply.body).toBe(200);
            const copy = Game.parse(reply.json());
            expect(essence(copy, await categoryNames(client))).toEqual(essence(game, await categoryNames(bench.dana)));
            expect(copy.user).toBe(client.user._id);
            if (client === bench.dana) expect(copy.name).not.toBe(game.name);
          }
        },
      ),
      { numRuns: 8 },
    );
  }, 120_000);

  test('media are in it once each, and are the same bytes; importing twice stores nothing twice', async () => {
    const [red] = bench.pool.pictures;
    const game = await bench.newGame({ backgroundImage: red, logo: red, music: bench.sounds[0] }, [
      { type: 'media', openingMedia: red },
    ]);
    const file = GameFile.parse((await bench.exported(game)).json());
    expect(file.media.map(({ type }) => type)).toEqual(['image', 'audio']);
    expect(Buffer.from(file.media[1]?.data ?? '', 'base64').equals(makeWav(440))).toBe(true);
    const count = async () => (await bench.omar.get('/media?perPage=100')).json().count;
    await bench.imported(bench.omar, JSON.stringify(file));
    const before = await count();
    await bench.imported(bench.omar, JSON.stringify(file));
    expect(await count()).toBe(before);
  });

  test('the file says nothing of the database', async () => {
    const game = await bench.newGame({ backgroundImage: bench.pool.pictures[0] }, [
      { type: 'trivia', question: 'Q', labels: bench.pool.categories },
    ]);
    const { body } = await bench.exported(game);
    const secrets = [
      game._id,
      game.user,
      game.questions[0]?._id,
      bench.pool.pictures[0]?._id,
      bench.pool.pictures[0]?.publicId,
      bench.pool.categories[0],
    ];
    for (const secret of secrets) expect(body).not.toContain(secret);
  });

  test('carries the licence that was asked for: one that the server signed and remembers', async () => {
    const answers = [newAnswer('', true), newAnswer()];
    const game = await bench.newGame({}, [{ ...newQuestion('trueFalse'), question: 'So?', answers }]);
    expect(GameFile.parse((await bench.exported(game)).json()).licence).toBeNull();
    const licensed = await bench.dana.get(`/game/local-export/${game._id}?licence=true`);
    const { licence } = GameFile.parse(licensed.json());
    const secret = await bench.app.platform.db
      .selectFrom('setting')
      .select('value')
      .where('key', '=', 'server.secret')
      .executeTakeFirstOrThrow();
    expect(licence && signLicence(licence, secret.value)).toBe(licence?.signature);
    const row = await bench.app.platform.db
      .selectFrom('run_licence')
      .selectAll()
      .where('id', '=', licence?.id ?? '')
      .executeTakeFirst();
    expect(row).toMatchObject({ game_id: game._id, user_id: bench.dana.user._id, game_type: 'firebase' });
  });

  test('is asked for with x-auth, by those who may; a disabled game is not given', async () => {
    const game = await bench.newGame({}, []);
    expect((await bench.exported(game, bench.omar)).statusCode).toBe(404);
    expect(
      (
        await bench.app.inject({
          method: 'GET',
          url: `/game/local-export/${game._id}`,
          headers: { cookie: bench.dana.cookie },
        })
      ).statusCode,
    ).toBe(403);
    expect((await bench.app.inject({ method: 'GET', url: `/game/local-export/${game._id}` })).statusCode).toBe(401);
    const disabled = await bench.newGame({ disabled: true }, []);
    expect((await bench.exported(disabled)).json().code).toBe('gameDisabled');
    expect((await bench.dana.get(`/game/web-export/${disabled._id}`)).json().code).toBe('gameDisabled');
  });
});
