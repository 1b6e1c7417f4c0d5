import { triviaSlide } from '../product/people/author.ts';
import { always, sendBots } from '../product/people/bots-in-room.ts';
import { liveWords } from '../product/words/live-words.ts';
import { expect, test } from './webkit-journey.ts';

const game = {
  en: {
    settings: { language: 'en', direction: 'ltr' },
    question: 'Largest planet?',
    field: 'Question',
    added: 'Is it?',
    right: /^Correct/,
  },
  he: {
    settings: { language: 'he', direction: 'rtl' },
    question: 'איזה כוכב לכת הגדול ביותר?',
    field: 'שאלה',
    added: 'נכון שכן?',
    right: /^נכון/,
  },
} as const;

for (const language of ['en', 'he'] as const) {
  const w = liveWords[language];
  const { settings, question, field, added, right } = game[language];

  test(`an author changes a question, and it is kept (${language})`, async ({ author, owner, openBrowser }) => {
    const made = await author.makeGame(`WebKit ${language} ${Date.now()}`, [triviaSlide(question)], settings);
    const page = await openBrowser('laptop');
    await page.openAs(owner.cookies, `/${language}/create-game/${made._id}/0`);
    await page.write(field, added);
    await expect
      .poll(async () => (await author.call('getGame', { id: made._id })).questions.map((slide) => slide.question))
      .toEqual([added]);
  });

  test(`a player joins, answers and sees the place (${language})`, async ({ author, openBrowser, operate }) => {
    const made = await author.makeGame(`WebKit ${language} ${Date.now()}`, [triviaSlide(question)], settings);
    const room = await author.openRoom(made._id);
    const page = await openBrowser('phone');
    await page.open(`/play/${room.code}`);
    await page.write(w.nickname, 'Noa');
    await page.press(w.join);
    await page.find('heading', w.youAreIn);
    const host = await operate(room._id);
    await host.press({ do: 'next' });
    await page.find('heading', question);
    await page.press(/Jupiter$/);
    await page.find('heading', right);
    await host.press({ do: 'end' });
    await page.sees('Noa');
  });
}

test('a host runs a whole game by the big button (he)', async ({ author, owner, openBrowser }) => {
  const { settings, question } = game.he;
  const { next } = liveWords.he;
  const made = await author.makeGame(`WebKit host ${Date.now()}`, [triviaSlide(question)], settings);
  const room = await author.openRoom(made._id);
  const bots = await sendBots(room.code, ['Noa', 'Omar'], { strategy: always(1), thinkMs: [0, 0] });
  const page = await openBrowser('laptop');
  await page.openAs(owner.cookies, `/he/operate/${room._id}`);
  await page.press(next.start, 'step');
  await page.sees(question);
  // After the last points the winners come next.
  await page.press(next.showPodium, 'step');
  await page.press(next.end, 'step');
  await expect.poll(async () => (await author.call('getRoom', { id: room._id })).open).toBe(false);
  for (const bot of bots) bot.stop();
});

test('the big screen shows lobby, question and winners (en)', async ({ author, owner, openBrowser, operate }) => {
  const { settings, question } = game.en;
  const made = await author.makeGame(`WebKit hall ${Date.now()}`, [triviaSlide(question)], settings);
  const room = await author.openRoom(made._id);
  const page = await openBrowser('hall');
  await page.openAs(owner.cookies, `/en/present/${room._id}`);
  await page.sees(new RegExp(room.code.replace(/^(...)/, '$1\\s?')));
  const bots = await sendBots(room.code, ['Noa'], { strategy: always(1), thinkMs: [0, 0] });
  await page.sees('Noa');
  const host = await operate(room._id);
  await host.press({ do: 'next' });
  await page.find('heading', question);
  await page.sees('Jupiter');
  await expect.poll(() => bots.flatMap(({ acked }) => acked).length).toBe(1);
  await expect.poll(() => host.view?.phase.phase).toBe('reveal');
  await host.press({ do: 'next' });
  await page.sees('Noa');
  for (const bot of bots) bot.stop();
});
