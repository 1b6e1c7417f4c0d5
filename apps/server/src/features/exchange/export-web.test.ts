import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, GameFile } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ExchangeBench, makeExchangeBench, VIDEO } from './testing/exchange-bench.ts';

const PLACE = '<script type="application/json" id="game">null</script>';
const PAGE = `<!doctype html><html><head><title>Solo</title></head><body>${PLACE}<script>play()</script></body></html>`;

let bench: ExchangeBench;
beforeAll(async () => {
  bench = await makeExchangeBench({ 'index.html': PAGE, 'play.html': PAGE });
}, 60_000);
afterAll(() => bench.app.close());

describe('web export', () => {
  const NASTY = '</script><script>alert(1)</script>\u2028\u2029<!--\u200F $& "\'';
  const nasty = (max: number) => NASTY.slice(0, max);
  const runnable = () =>
    bench.newGame(
      {
        name: nasty(40),
        description: NASTY,
        waitingText: NASTY,
        regulationsText: NASTY,
        backgroundImage: bench.pool.pictures[0] && { ...bench.pool.pictures[0], alt: NASTY },
        lobbySlides: bench.pool.pictures[1] ? [{ media: bench.pool.pictures[1], caption: NASTY }] : [],
      },
      [
        {
          type: 'survey',
          question: NASTY,
          queMessage: NASTY,
          notes: NASTY,
          mediaTitle: nasty(40),
          answers: [NASTY, 'b'].map((text) => ({ text, media: null, correct: false })),
        },
        { type: 'media', openingMedia: bench.pool.films[1] },
      ],
    );
  const page = (game: Game, client = bench.dana) => client.get(`/game/web-export/${game._id}`);

  test('is refused for what somebody who leads has to judge', async () => {
    const game = await bench.newGame({ name: 'Buzzers' }, [{ type: 'buzzer', question: 'Who knows?' }]);
    expect((await page(game)).json().code).toBe('slidesNeedHost');
  });

  test('is unavailable until the web build has the page, and where the page has no place or two', async () => {
    const game = await runnable();
    expect((await page(game)).json().code).toBe('unavailable');
    for (const broken of ['<html></html>', PAGE + PLACE]) {
      writeFileSync(join(bench.web, 'solo.html'), broken);
      expect((await page(game)).json().code).toBe('unavailable');
    }
  });
  test('B-07: no field of the game ends the script or adds one; what the page reads is the game', async () => {
    writeFileSync(join(bench.web, 'solo.html'), PAGE);
    const game = await runnable();
    const reply = await page(game);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-disposition']).toMatch(/^attachment;/);
    const { body } = reply;
    expect(body.match(/<script/gi)).toHaveLength(2);
    expect(body.match(/<\/script/gi)).toHaveLength(2);
    expect(body).not.toMatch(/[\u2028\u2029]/);
    expect(body.endsWith('</script><script>play()</script></body></html>')).toBe(true);
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(body) ?? [];
    expect(title).not.toMatch(/[<>]/);
    const [, json = ''] = /id="game">(.*?)<\/script>/s.exec(body) ?? [];
    const file = GameFile.parse(JSON.parse(json));
    expect(file.game.slides[0]).toMatchObject({ question: NASTY.trim(), notes: '' });
    expect(file.licence).toBeNull();
    // Nobody gathers before a page that plays alone.
    expect(file.game.lobbySlides).toEqual([]);
    expect(file.media.filter(({ type }) => type === 'image')).toHaveLength(1);
    expect(file.media.find(({ provider }) => provider === 'youtube')).toMatchObject({ film: VIDEO, data: '' });
    expect(file.media.find(({ type }) => type === 'image')?.data.length).toBeGreaterThan(20);
  });
  test('carries the words of the game’s language only', async () => {
    const words = ['he', 'ar', 'en'].map((one) => `<script type="module" data-words="${one}">say_${one}()</script>`);
    writeFileSync(
      join(bench.web, 'solo.html'),
      PAGE.replace('<script>play()', () => `${words.join('')}<script>play()`),
    );
    for (const [language, direction] of [
      ['ar', 'rtl'],
      ['en', 'ltr'],
    ] as const) {
      const game = await bench.newGame({ language, direction }, [
        {
          type: 'survey',
          question: 'Which?',
          answers: ['a', 'b'].map((text) => ({ text, media: null, correct: false })),
        },
      ]);
      const { body } = await page(game);
      expect([...body.matchAll(/>say_(\w+)\(\)</g)].map(([, own]) => own)).toEqual([language]);
    }
    writeFileSync(join(bench.web, 'solo.html'), PAGE);
  });
  test('refuses a game with gaps and other people', async () => {
    const game = await bench.newGame({}, [{ type: 'trivia' }]);
    expect((await page(game)).json().code).toBe('gameHasGaps');
    expect((await page(game, bench.omar)).json().code).toBe('notFound');
  });
});
