import type { Page, WebSocketRoute } from '@playwright/test';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { fillIn, openConsole, openPhone, start } from '../../product/pages/live-pages.ts';

/** A page whose next hello says the number of the protocol before ours, as one that was loaded before an update. */
class PageOfBefore {
  #route: WebSocketRoute | null = null;
  #speaksOld = false;
  /** How often the page was loaded. */
  loads = 0;

  static async on(page: Page): Promise<PageOfBefore> {
    const before = new PageOfBefore();
    page.on('load', () => (before.loads += 1));
    await page.routeWebSocket(/\/live$/, (route) => before.#pass(route));
    return before;
  }

  #pass(route: WebSocketRoute): void {
    this.#route = route;
    const server = route.connectToServer();
    route.onMessage((data) => {
      const message = JSON.parse(String(data));
      const isOld = this.#speaksOld && message.t === 'helloPlayer';
      if (isOld) this.#speaksOld = false;
      server.send(isOld ? JSON.stringify({ ...message, protocol: message.protocol - 1 }) : data);
    });
  }

  /** The server is replaced by a newer one: the link breaks, and the page comes back as it was. */
  async meetsNewerServer(): Promise<void> {
    this.#speaksOld = true;
    await this.#route?.close();
  }
}

test('a phone loaded before an update loads itself anew in a question, and keeps its place and its answer', async ({
  author,
  page,
  browser,
}) => {
  const slides = [triviaSlide('Which planet is the largest?')];
  const game = await author.makeGame(`Update ${Date.now()}`, slides, { language: 'en', direction: 'ltr' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const phones = await Promise.all(
    ['Dana', 'Omar'].map(async (name) => {
      let before: PageOfBefore | undefined;
      const player = await openPhone(browser, room.code, {
        prepare: async (one) => {
          before = await PageOfBefore.on(one);
        },
      });
      await fillIn(player.page, { name });
      await expect(player.page.getByRole('heading', { name: 'You are in!' })).toBeVisible();
      return { ...player, before };
    }),
  );
  const [dana, omar] = phones;
  if (!dana?.before || !omar?.before) throw new Error('no phones');
  await start(page);
  // Until the question is there, the only buttons in a group are the reactions.
  await expect(omar.page.getByRole('heading', { name: 'Which planet is the largest?' })).toBeVisible();
  const answers = (one: Page) => one.getByRole('group').getByRole('button');
  await answers(omar.page).first().click();
  await expect(omar.page.locator('#root').getByText('Answer received')).toBeVisible();

  await Promise.all([dana.before.meetsNewerServer(), omar.before.meetsNewerServer()]);
  await expect.poll(() => [dana.before?.loads, omar.before?.loads]).toEqual([2, 2]);

  // Who had answered has answered; who had not answers now, from the same seat.
  await expect(omar.page.locator('#root').getByText('Answer received')).toBeVisible();
  await answers(dana.page).nth(1).click();
  // Everybody has answered: the question closes by itself.
  await expect(dana.page.getByRole('heading', { name: 'Correct!' })).toBeVisible();
  await expect(omar.page.getByRole('heading', { name: 'Not this time' })).toBeVisible();
  await expect.poll(async () => (await author.call('getRoom', { id: room._id })).playersCount).toBe(2);
  for (const player of phones) await player.leave();
});
