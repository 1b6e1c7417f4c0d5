import { LIVE_PATH } from '@qc/contract';
import { ANSWER_TEXT_MAX, SHORT_TEXT_MAX } from '@qc/contract/limits';
import type { Browser } from '@playwright/test';
import { Bot } from '../../bots/bot.ts';
import { giveAnswer } from '../../bots/give-answer.ts';
import { Operator } from '../../bots/operator.ts';
import { baseUrl } from '../../product/start/addresses.ts';
import { makeHostileGame } from '../../product/hostile/hostile-account.ts';
import { nobody, openHostileBrowser, sees } from '../../product/hostile/hostile-browser.ts';
import { expect, test } from '../../product/start/journey.ts';
import { phone } from '../../product/pages/live-pages.ts';
import { PayloadSource } from '../../product/hostile/payloads.ts';
import { ScriptWatch } from '../../product/hostile/script-watch.ts';
import { words } from '../../product/words/words.ts';

/** Players beside the one on the phone. */
const botCount = 12;

test('stored text stays text in a live room and its results', async ({ browser }) => {
  const from = new PayloadSource();
  const { context, page, watch, me } = await openHostileBrowser(browser, from);
  const game = await makeHostileGame(me.author, from);
  const room = await me.author.openRoom(game._id);
  const presenter = await context.newPage();
  await Promise.all([page.goto(`/he/operate/${room._id}`), presenter.goto(`/en/present/${room._id}`)]);
  const bots = from.many(botCount, SHORT_TEXT_MAX).map((name, seed) => makeBot(room.code, name, seed, from));
  for (const bot of bots) bot.start();
  const player = await joinHostile(browser, room.code, from);
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const operator = new Operator({ url: baseUrl, room: room._id, cookie, session: me.session });
  await sees(presenter, bots[0]?.name ?? '');
  await operator.reach('lobby');

  let phase = 'lobby';
  const lookAround = async () => {
    await watch.look(page, `operate ${phase}`);
    await watch.look(presenter, `present ${phase}`);
    await player.watch.look(player.page, `play ${phase}`);
  };
  await lookAround();
  while (phase !== 'ended') {
    await operator.press({ do: 'next' });
    await expect.poll(() => stepOf(operator)).not.toBe(phase);
    phase = stepOf(operator);
    const { phase: view } = operator.view ?? {};
    if (view?.phase === 'question') {
      await sees(presenter, view.question.question);
      await sees(player.page, view.question.answers[0]?.text ?? '');
      await expect.poll(() => bots.every((bot) => !bot.waiting)).toBe(true);
    }
    await lookAround();
  }
  operator.stop();
  for (const bot of bots) bot.stop();

  await page.goto('/he/results');
  await sees(page, game.name);
  await watch.look(page, 'results');
  const { results } = await me.author.call('listGameResults');
  await page.goto(`/en/results/${results[0]?._id}`);
  await sees(page, game.questions[1]?.question ?? '');
  await watch.look(page, 'result by question');
  await page.getByRole('tab', { name: words.en.byPlayer }).click();
  await sees(page, bots[0]?.name ?? '');
  await page.getByRole('button', { name: words.en.answersOf }).first().click();
  await watch.look(page, 'result by player');
  expect([...watch.findings, ...player.watch.findings], 'nothing but words').toEqual([]);
  await player.context.close();
  await context.close();
});

/** The phase and the slide, in a word. */
function stepOf({ view }: Operator): string {
  if (!view) return 'nothing';
  return view.phase.phase === 'ended'
    ? 'ended'
    : `${view.phase.phase} ${'slide' in view.phase ? view.phase.slide : ''}`;
}

function makeBot(code: string, name: string, seed: number, from: PayloadSource): Bot {
  return new Bot({
    url: baseUrl.replace(/^http/, 'ws') + LIVE_PATH,
    code,
    name,
    seed: seed + 1,
    thinkMs: [0, 50],
    strategy: (question, random) =>
      question.type === 'typed' ? { type: 'typed', text: from.next(ANSWER_TEXT_MAX) } : giveAnswer(question, random),
  });
}

/** A phone whose player is called as a payload. */
async function joinHostile(browser: Browser, code: string, from: PayloadSource) {
  const context = await browser.newContext({ ...phone, ...nobody, reducedMotion: 'reduce' });
  const watch = await ScriptWatch.on(context, baseUrl);
  const page = await context.newPage();
  await page.goto(`/play/${code}`);
  await page.getByRole('textbox', { name: words.en.nickname }).fill(from.next(SHORT_TEXT_MAX));
  await page.getByRole('textbox', { name: 'Phone' }).fill('050-0000000');
  await page.getByRole('checkbox').check();
  await watch.look(page, 'play joining');
  await page.getByRole('button', { name: words.en.join }).click();
  await expect(page.getByRole('heading', { name: words.en.youAreIn })).toBeVisible();
  return { context, page, watch };
}
