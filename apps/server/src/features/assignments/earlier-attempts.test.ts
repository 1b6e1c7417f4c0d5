import { MINI_GAME_MIN_MS } from '@qc/contract';
import { expect, it, onTestFinished } from 'vitest';
import { EARLIER_VERSIONS, openEarlierHouse } from '../../testing/earlier-versions/earlier-house.ts';
import { resultFacts, timelessFacts } from '../../testing/earlier-versions/facts.ts';
import { SECOND } from './testing/assignment-bench.ts';
import { AttemptPage, until } from './testing/attempt-page.ts';

it.each(EARLIER_VERSIONS)('an attempt of %s goes on where it was, with what was answered before', async (version) => {
  const house = await openEarlierHouse(version);
  onTestFinished(() => house.close());
  const { linkCode, linkResult } = house.facts.ids;
  const page = new AttemptPage(house.port, linkCode, house.facts.tokens['link Omar'] ?? null);
  await page.shows('question');
  expect(page.view.phase).toMatchObject({ slide: 6 });
  for (const said of ['366', '300000']) {
    await page.goTo('question');
    expect(await page.answer([], said)).toBe('ack');
    await until(() => page.view.phase.phase !== 'question');
  }
  await page.goTo('question');
  const { phase } = page.view;
  if (phase.phase !== 'question') throw new Error('no question');
  const items = phase.question.answers.map(({ text }) => text);
  expect(await page.answer(['Dog', 'Ant', 'Horse', 'Elephant'].map((item) => items.indexOf(item)))).toBe('ack');
  await until(() => page.view.phase.phase !== 'question');
  await page.goTo('question');
  house.pass(MINI_GAME_MIN_MS);
  expect(await page.answer([], '0.35')).toBe('ack');
  await page.goTo('ended');
  page.close();
  const result = await until(async () => {
    house.pass(SECOND);
    const found = await house.result(linkResult);
    return found.playersCount === 2 && found;
  });
  expect(timelessFacts(resultFacts(result))).toEqual(timelessFacts(house.facts.linkEnd));
});
