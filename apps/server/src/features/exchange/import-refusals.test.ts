import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GameFile } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadFile } from '../../testing/upload.ts';
import { type ExchangeBench, makeExchangeBench } from './testing/exchange-bench.ts';
import { makeWav } from './testing/make-wav.ts';

let bench: ExchangeBench;
beforeAll(async () => {
  bench = await makeExchangeBench();
}, 60_000);
afterAll(() => bench.app.close());

const withSlide = (file: GameFile, fields: object) => ({
  ...file,
  game: { ...file.game, slides: file.game.slides.map((slide) => ({ ...slide, ...fields })) },
});

describe('import refuses', () => {
  const good = async () =>
    GameFile.parse(
      (await bench.exported(await bench.newGame({ logo: bench.pool.pictures[1] }, [{ type: 'survey' }]))).json(),
    );
  const refusals: [string, (file: GameFile) => unknown, string][] = [
    ['another format', (file) => ({ ...file, format: 'other' }), 'badGameFile'],
    ['a later version', (file) => ({ ...file, version: 3 }), 'badGameFile'],
    ['an unknown field', (file) => ({ ...file, user: 'somebody' }), 'badGameFile'],
    ['an unknown field of a slide', (file) => withSlide(file, { user: 'somebody' }), 'badGameFile'],
    ['a slide of no known kind', (file) => withSlide(file, { type: 'riddle' }), 'badGameFile'],
    ['an id of a game', (file) => ({ ...file, game: { ...file.game, _id: 'game-00001' } }), 'badGameFile'],
    [
      'an owner on a slide',
      (file) => ({
        ...file,
        game: { ...file.game, slides: file.game.slides.map((slide) => ({ ...slide, createdBy: 'x' })) },
      }),
      'badGameFile',
    ],
    ['a template', (file) => ({ ...file, game: { ...file.game, generic: true } }), 'badGameFile'],
    ['a medium that is not there', (file) => ({ ...file, media: [] }), 'badGameFile'],
    [
      'a medium of somebody else by id',
      (file) => ({ ...file, game: { ...file.game, logo: { ...file.game.logo, _id: bench.pool.pictures[0]?._id } } }),
      'badGameFile',
    ],
    ['two media of one name', (file) => ({ ...file, media: [...file.media, ...file.media] }), 'badGameFile'],
    [
      'no base64',
      (file) => ({ ...file, media: file.media.map((medium) => ({ ...medium, data: '<svg/>' })) }),
      'badGameFile',
    ],
    [
      'a script as a picture',
      (file) => ({
        ...file,
        media: file.media.map((medium) => ({
          ...medium,
          data: Buffer.from('<svg onload="alert(1)">').toString('base64'),
        })),
      }),
      'unsupportedMedia',
    ],
    [
      'a sound for a logo',
      (file) => ({
        ...file,
        media: file.media.map((medium) => ({ ...medium, data: makeWav(500).toString('base64') })),
      }),
      'badGameFile',
    ],
    [
      'a film of an unknown site',
      (file) => ({
        ...file,
        media: file.media.map((medium) => ({ ...medium, type: 'video', provider: 'youtube', film: '../x', data: '' })),
      }),
      'badGameFile',
    ],
    [
      'a script link',
      (file) => ({ ...file, game: { ...file.game, regulationsLink: 'javascript:alert(1)' } }),
      'badGameFile',
    ],
    ['nothing', () => null, 'badGameFile'],
  ];
  test.each(refusals)('%s, and leaves nothing behind', async (_name, spoil, code) => {
    const before = await rowCounts();
    const reply = await bench.imported(bench.omar, JSON.stringify(spoil(await good())));
    expect(reply.json().code).toBe(code);
    expect(await rowCounts()).toEqual({
      ...before,
      game: before.game + 1,
      question: before.question + 1,
    });
    expect(readdirSync(join(bench.app.folder, 'game-files'))).toEqual([]);
  });
  test('members of every object', async () => {
    const text = JSON.stringify(await good());
    for (const name of ['__proto__', 'constructor', '\\u005f_proto__']) {
      const reply = await bench.imported(bench.omar, text.replace('"game":{', `"game":{"${name}":{"admin":true},`));
      expect(reply.json().code).toBe('badGameFile');
    }
    expect('admin' in {}).toBe(false);
  });
  test('a film, a picture, half a file, other JSON', async () => {
    const text = JSON.stringify(await good());
    for (const bytes of [
      makeWav(1),
      Buffer.alloc(0),
      text.slice(0, -5),
      '[]',
      '{}',
      '"game"',
      `${text}${text}`,
      Buffer.from([0x7b, 0xff, 0x7d]),
    ]) {
      expect((await bench.imported(bench.omar, bytes)).json().code).toBe('badGameFile');
    }
  });
  test('strangers', async () => {
    expect(
      (await uploadFile(bench.app, null, { bytes: Buffer.from('{}'), name: 'game.json', url: '/game/import' }))
        .statusCode,
    ).toBe(401);
  });
});

async function rowCounts() {
  const count = async (table: 'game' | 'question' | 'media' | 'category' | 'run_licence') =>
    Number(
      (
        await bench.app.platform.db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow()
      ).n,
    );
  const [game, question, media, category, run_licence] = [
    await count('game'),
    await count('question'),
    await count('media'),
    await count('category'),
    await count('run_licence'),
  ];
  return { game, question, media, category, run_licence };
}
