import { answersOf } from '@qc/contract';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import { makeHostileGame } from '../../product/hostile/hostile-account.ts';
import { openHostileBrowser, sees } from '../../product/hostile/hostile-browser.ts';
import { expect, test } from '../../product/start/journey.ts';
import { PayloadSource } from '../../product/hostile/payloads.ts';
import { confirmAddress } from '../../product/people/second-author.ts';

test('stored text stays text on every working screen', async ({ browser, author: admin }) => {
  const from = new PayloadSource();
  const { context, page, watch, me, email } = await openHostileBrowser(browser, from);
  const giver = await openHostileBrowser(browser, from);
  const game = await makeHostileGame(me.author, from);
  const given = await makeHostileGame(giver.me.author, from);
  const { author } = me;
  await confirmAddress({ author, email });
  await confirmAddress({ author: giver.me.author, email: giver.email });
  const categories = from.many(8, SHORT_TEXT_MAX);
  for (const name of categories) await author.call('createCategory', { body: { name } });
  await author.call('shareGame', { body: { game: game._id, email: giver.email, transferType: 1 } });
  await giver.me.author.call('shareGame', { body: { game: given._id, email, transferType: 1 } });
  for (const name of from.many(40, SHORT_TEXT_MAX))
    await author.call('createGame', { body: { name, setting: { gameType: 'firebase' } } });
  const published = game.questions.filter(({ type }) => type === 'trivia');
  const inLibrary = (on: boolean) =>
    Promise.all(
      published.map(({ _id }) =>
        admin.call('publishQuestion', { id: _id, body: { inLibrary: on, visible: on, evenIfHidden: true } }),
      ),
    );
  await inLibrary(true);

  const screens = [
    ['dashboard', giver.me.name],
    ['my-games', game.name],
    ['shared-games', given.name],
    ['transfer-log', giver.me.name],
    ['library?language=en', published[0] && answersOf(published[0])[5]?.text],
    ['media', game.logo && (await author.call('listMedia')).media[0]?.title],
    ['categories', categories[3]],
    ['user-settings', me.name],
    ['results', ''],
    ...game.questions.map(({ question }, index) => [`create-game/${game._id}/${index}`, question]),
  ];
  let turn = 0;
  for (const [path, shown] of screens) {
    turn += 1;
    const language = turn % 2 === 0 ? 'en' : 'he';
    await page.goto(`/${language}/${path}`);
    await sees(page, shown ?? '');
    await watch.look(page, `${language} ${path}`);
  }
  await page
    .getByRole('button', { name: /^(Game settings|הגדרות המשחק)$/ })
    .first()
    .click();
  await sees(page, game.waitingText);
  await watch.look(page, 'settings of the game');
  await page.goto('/en/my-games?search=' + encodeURIComponent(game.name));
  // Another game may have the same name.
  await page
    .getByRole('row')
    .filter({ has: page.locator(`a[href$="/create-game/${game._id}"]`) })
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await watch.look(page, 'menu of a game');
  await page.getByRole('menuitem', { name: /^Share/ }).click();
  await sees(page, giver.me.name);
  await watch.look(page, 'share dialog');
  await inLibrary(false);
  expect(watch.findings, 'nothing but words').toEqual([]);
  await giver.context.close();
  await context.close();
});

test('what would reach a style sheet or a link is refused unless it is a colour or a web address', async ({
  author,
}) => {
  const from = new PayloadSource();
  const game = await author.makeGame(`Refusals ${Date.now()}`, [{ type: 'miniGame', question: 'Go' }]);
  const colours = [
    ...from.many(20, SHORT_TEXT_MAX),
    'red',
    '#12345',
    '#1234567',
    '#12345g',
    '#123456;x:y',
    'rgb(1,2,3)',
  ];
  for (const mainColor of colours) await refused(author.call('saveGame', change(game, { mainColor })), mainColor);
  const links = [
    ...from.many(20, 200),
    'data:text/html,x',
    'javascript://x/%0a__ran=1',
    'file:///etc/passwd',
    'https://a:b@c.org/',
  ];
  const slide = game.questions[0];
  for (const link of links) {
    await refused(author.call('saveGame', change(game, { regulationsLink: link })), link);
    if (slide) await refused(author.call('saveQuestion', change(slide, { miniGame: link })), link);
    await refused(author.call('createMediaFromLink', { body: { link } }), link);
  }
  const error = { message: from.many(9, 200).join('\n'), stack: from.many(40, 200).join('\n') };
  await author.call('reportClientError', { body: { err: error, url: `https://example.org/#${from.next(200)}` } });
});

const change = ({ _id, version }: { _id: string; version: number }, body: object) => ({
  id: _id,
  body,
  ifMatch: version,
});

async function refused(call: Promise<unknown>, what: string): Promise<void> {
  await expect(call, what).rejects.toThrow(/: 4\d\d /);
}
