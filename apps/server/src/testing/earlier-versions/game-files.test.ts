import { type ExcelRow, Game } from '@qc/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../test-app.ts';
import type { TestClient } from '../test-client.ts';
import { uploadFile } from '../upload.ts';
import { EARLIER_VERSIONS, earlierFacts, sampleFile } from './earlier-house.ts';
import { gameFacts, slideFacts } from './facts.ts';

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

describe.each(EARLIER_VERSIONS)('files that %s gave out', (version) => {
  const { everything, sheet } = earlierFacts(version);
  let somebody: TestClient;
  beforeAll(async () => {
    somebody = await test.signUp(`somebody-${version.replaceAll('.', '-')}`);
  });
  const bring = (name: string, url: string) =>
    uploadFile(test, somebody, { bytes: sampleFile(version, name), name, type: 'application/octet-stream', url });
  /** Each of them is another game of the same person: its name may tell it from the others. */
  const named = ({ game, slides }: ReturnType<typeof gameFacts>) => ({ game: { ...game, name: '' }, slides });

  it.each(['game.json', 'game-with-licence.json'])('%s is the same game here', async (name) => {
    const reply = await bring(name, '/game/import');
    expect(reply.statusCode, reply.body).toBe(200);
    expect(named(gameFacts(Game.parse(reply.json())))).toEqual(named(everything));
  });

  it('the game in an exported page is the same one, without what is for the operator alone', async () => {
    const reply = await bring('exported-page-game.json', '/game/import');
    expect(reply.statusCode, reply.body).toBe(200);
    const slides = everything.slides.map((slide) => ({ ...slide, notes: '' }));
    expect(named(gameFacts(Game.parse(reply.json())))).toEqual({ ...named(everything), slides });
  });

  it('a workbook of questions is read row by row as then', async () => {
    const reply = await bring('game.xlsx', '/question/excel-preview');
    expect(reply.statusCode, reply.body).toBe(200);
    const { rows }: { rows: ExcelRow[] } = reply.json();
    const told = rows.map(({ row, problems, question }) => ({
      ...{ row, problems, type: question?.type ?? null, question: question?.question ?? null },
    }));
    expect(told).toEqual(sheet);
    // What a sheet has of a slide is in it; pictures and notes are not.
    const bare = { notes: '', pictures: [null, null, null, null] };
    const read = rows.flatMap(({ question }) => (question ? slideFacts(question) : []));
    const given = read.map(({ question }) => everything.slides.find((slide) => slide.question === question));
    expect(read).toEqual(given.map((slide) => ({ ...slide, ...bare })));
  });
});
