import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, RunnerPage } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExchangeBench, makeExchangeBench } from './testing/exchange-bench.ts';

const PLACE = '<script type="application/json" id="game">null</script>';
const PAGE = `<!doctype html><html><head><title>Hall</title></head><body>${PLACE}<script>play()</script></body></html>`;
const NASTY = '</script><script>alert(1)</script>\u2028<!-- $& "\'';

let bench: ExchangeBench;
beforeAll(async () => {
  bench = await makeExchangeBench();
}, 60_000);
afterAll(() => bench.app.close());

describe('a game to be run without internet', () => {
  const runnable = () =>
    bench.newGame({ name: NASTY.slice(0, 40), backgroundImage: bench.pool.pictures[0] ?? null }, [
      {
        type: 'survey',
        question: NASTY,
        notes: 'For the host',
        answers: ['a', 'b'].map((text) => ({ text, media: null, correct: false })),
      },
    ]);
  const page = (game: Game, more = '', client = bench.dana) =>
    client.get(`/game/runner-export/${game._id}?origin=https://quiz.example${more}`);
  const licences = async () => (await bench.app.platform.db.selectFrom('run_licence').select('id').execute()).length;
  const carriedBy = (body: string): RunnerPage => {
    const [, json = ''] = /id="game">(.*?)<\/script>/s.exec(body) ?? [];
    return RunnerPage.parse(JSON.parse(json));
  };

  test('costs nothing while the web build has no such page, and where the game has gaps', async () => {
    const game = await runnable();
    expect((await page(game)).json().code).toBe('unavailable');
    writeFileSync(join(bench.web, 'local.html'), PAGE + PLACE);
    expect((await page(game)).json().code).toBe('unavailable');
    writeFileSync(join(bench.web, 'local.html'), PAGE);
    const empty = await bench.newGame({}, []);
    expect((await page(empty)).json().code).toBe('gameHasGaps');
    expect(await licences()).toBe(0);
  });

  test('is one page with the game, its licence, the way back and its media, and no field of it ends a script', async () => {
    writeFileSync(join(bench.web, 'local.html'), PAGE);
    const game = await runnable();
    const reply = await page(game, '&key=one-press-of-the-button');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(/^attachment;.*\.html/);
    const { body } = reply;
    expect(body.match(/<script/gi)).toHaveLength(3);
    expect(body.match(/<\/script/gi)).toHaveLength(3);
    const { origin, file } = carriedBy(body);
    expect(origin).toBe('https://quiz.example');
    expect(file.licence).toMatchObject({ gameType: 'firebase' });
    expect(file.game.slides[0]).toMatchObject({ question: NASTY.trim(), notes: 'For the host' });
    expect(file.media).toMatchObject([{ key: 'media-0001', data: '', mime: 'image/webp' }]);
    const [, base64 = ''] = /data-media="media-0001">([^<]*)<\/script><script>play/.exec(body) ?? [];
    expect(Buffer.from(base64, 'base64').subarray(0, 4).toString()).toBe('RIFF');
    // The same press again, its reply lost: the same licence.
    const again = carriedBy((await page(game, '&key=one-press-of-the-button')).body);
    expect(again.file.licence?.id).toBe(file.licence?.id);
    expect(await licences()).toBe(1);
  });

  test('is for whoever may run it, and goes back to a page’s address only', async () => {
    const game = await runnable();
    expect((await page(game, '', bench.omar)).statusCode).toBe(404);
    for (const origin of ['', 'javascript:alert(1)', 'https://a/b', 'https://a"b'])
      expect(
        (await bench.dana.get(`/game/runner-export/${game._id}?origin=${encodeURIComponent(origin)}`)).statusCode,
      ).toBe(400);
  });
});
