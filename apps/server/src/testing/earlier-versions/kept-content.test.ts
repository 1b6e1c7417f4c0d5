import { Game } from '@qc/contract';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendForm } from '../form.ts';
import { EARLIER_VERSIONS, openEarlierHouse, sampleFile, type EarlierHouse } from './earlier-house.ts';
import { gameFacts, resultFacts } from './facts.ts';

describe.each(EARLIER_VERSIONS)('a house of %s', (version) => {
  let house: EarlierHouse;
  beforeAll(async () => {
    house = await openEarlierHouse(version);
  });
  afterAll(() => house.close());

  it('has the same game with a slide of every kind', async () => {
    const reply = await house.author.get(`/game/${house.facts.ids.game}`);
    expect(gameFacts(Game.parse(reply.json()))).toEqual(house.facts.everything);
  });

  it.each([
    ['hall', 'hallResult'],
    ['brought', 'broughtResult'],
    ['link', 'linkResult'],
  ] as const)('says the same of a finished run: %s', async (of, id) => {
    expect(resultFacts(await house.result(house.facts.ids[id]))).toEqual(house.facts[of]);
  });

  it('makes the workbook of a result that it finished', async () => {
    const { ids, hall } = house.facts;
    const reply = await house.author.get(`/api/GameResult/${ids.hallResult}/excel?language=en`);
    expect(reply.statusCode).toBe(200);
    const [, ...rows] = await readSheet(Buffer.from(reply.rawPayload), 5);
    const told = hall.players.map(({ rank, name, score, answers }) => [
      ...[rank, name, score],
      ...answers.map(({ points }) => points),
    ]);
    expect(rows).toEqual(told);
    const [, noa] = await readSheet(Buffer.from(reply.rawPayload), 4);
    expect(noa).toContain('noah ✓');
  });

  it('scores a finished run again when a right answer is put right', async () => {
    const { ids, hall } = house.facts;
    const correction = { slide: 3, key: { kind: 'choice', correct: [1] } };
    const url = `/api/GameResult/${ids.hallResult}`;
    const parts = { correction: JSON.stringify(correction) };
    const reply = await sendForm(house, house.author, { method: 'PUT', url, parts });
    expect(reply.statusCode, reply.body).toBe(200);
    const after = resultFacts(await house.result(ids.hallResult));
    const rightOn = (facts: typeof hall, slide: number) =>
      facts.players.flatMap(({ name, answers }) => (answers.find((one) => one.slide === slide)?.correct ? name : []));
    expect(rightOn(hall, 3).toSorted()).toEqual(['Noa', 'דנה', 'سامي'].toSorted());
    expect(rightOn(after, 3)).toEqual(['Omar']);
    // What was said and how the other questions count is as it was.
    expect(rightOn(after, 5).toSorted()).toEqual(rightOn(hall, 5).toSorted());
    expect(after.questions.map(({ given }) => given)).toEqual(hall.questions.map(({ given }) => given));
  });

  it('takes the run that was played by its licence and is brought only now', async () => {
    const parts = { result: sampleFile(version, 'local-result.json').toString('utf8') };
    const reply = await sendForm(house, house.author, { method: 'POST', url: '/api/GameResult', parts });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(resultFacts(await house.result(reply.json()._id))).toEqual(house.facts.held);
  });

  it('shows the pictures it kept, and gives its author everything as a file', async () => {
    const { media }: { media: { publicId: string }[] } = (await house.author.get('/media')).json();
    expect(media).toHaveLength(2);
    for (const { publicId } of media) {
      const picture = await house.inject(`/demo/image/upload/v1/${publicId}.png`);
      expect(picture.headers['content-type']).toBe('image/png');
    }
    const own = await house.author.get('/user/export');
    expect(own.statusCode).toBe(200);
    for (const said of ['Moses', 'נֹחַ', 'نوح', 'Catch the stars']) expect(own.body).toContain(said);
  });
});
