import { DEFAULT_TEAMS, PATTERN_SHAPES } from '@qc/contract';
import { triviaSlide } from '../../product/people/author.ts';
import { always } from '../../product/people/bots-in-room.ts';
import { expect, test } from '../../product/start/journey.ts';
import { agree, choose, fillIn, joinRoom, openConsole, openPhone } from '../../product/pages/live-pages.ts';
import { liveWords } from '../../product/words/live-words.ts';
import { passSecondStep, readShapes, readShapesOfConsole, tapShapes } from '../../product/pages/two-step.ts';

const slides = [triviaSlide('Largest planet?')];
const english = { language: 'en', direction: 'ltr' } as const;

const names = {
  ar: {
    foul: 'ابن الكلب',
    here: 'ليلى',
    alike: 'لَيْلـي',
    isFoul: 'لا يمكن استخدام هذا الاسم المستعار هنا. اختاروا غيره',
    isTaken: 'هذا الاسم المستعار مستخدم هنا. اختاروا غيره',
    dice: 'اقتراح اسم مستعار',
    friendly: /^[\u0621-\u064a]+ [\u0621-\u064a]+$/,
  },
} as const;

for (const language of ['ar'] as const) {
  test(`foul names and look-alikes are refused, a drawn name is friendly (${language})`, async ({
    author,
    sendBots,
    guest,
  }) => {
    const w = names[language];
    const words = liveWords[language];
    const game = await author.makeGame(`Names ${language} ${Date.now()}`, slides, { language, direction: 'rtl' });
    const room = await author.openRoom(game._id);
    await sendBots(room.code, [w.here], { strategy: always(null) });
    const page = await guest.newPage();
    await page.goto(`/play/${room.code}`);
    const problem = page.getByRole('alert');
    await fillIn(page, { name: w.foul, words });
    await expect(problem).toHaveText(w.isFoul);
    await fillIn(page, { name: w.alike, words });
    await expect(problem).toHaveText(w.isTaken);
    const field = page.getByRole('textbox', { name: words.nickname });
    await page.getByRole('button', { name: w.dice }).click();
    await expect(field).toHaveValue(w.friendly);
    const first = await field.inputValue();
    await page.getByRole('button', { name: w.dice }).click();
    await expect(field).not.toHaveValue(first);
    await expect(field).toHaveValue(w.friendly);
    const second = await field.inputValue();
    await page.getByRole('button', { name: words.join, exact: true }).click();
    await expect(page.getByRole('heading', { name: words.youAreIn })).toBeVisible();
    await expect(page.getByText(second, { exact: true }).first()).toBeVisible();
  });
}

test('where names are drawn, nobody writes one', async ({ author, page, guest }) => {
  const game = await author.makeGame(`Drawn ${Date.now()}`, slides, { ...english, nameRule: 'generated' });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const phone = await guest.newPage();
  await phone.goto(`/play/${room.code}`);
  const field = phone.getByRole('textbox', { name: 'Nickname' });
  await expect(field).toHaveValue(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await expect(field).not.toBeEditable();
  await expect(phone.getByText('Names are random in this game. Tap the dice for another')).toBeVisible();
  const first = await field.inputValue();
  await phone.getByRole('button', { name: 'Suggest a name' }).click();
  await expect(field).not.toHaveValue(first);
  const drawn = await field.inputValue();
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: drawn })).toBeVisible();
});

test('a team is chosen, the shapes of the big screen are tapped, and a second tab takes over', async ({
  author,
  page,
  context,
  browser,
}) => {
  const teams = { ...DEFAULT_TEAMS, mode: 'choose' as const, names: ['Red', 'Blue'] };
  const game = await author.makeGame(`Two steps ${Date.now()}`, slides, { ...english, teams });
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  await page.getByRole('switch', { name: 'Newcomers tap the shapes on the big screen' }).click();
  const presenter = await context.newPage();
  await presenter.goto(`/en/present/${room._id}`);
  const { page: phone, leave } = await openPhone(browser, room.code);
  await fillIn(phone, { name: 'Dana' });
  await expect(phone.getByRole('alert')).toHaveText('Choose a team');
  await phone.getByRole('radio', { name: 'Blue' }).check({ force: true });
  await phone.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(phone.getByRole('heading', { name: 'One more step' })).toBeVisible();
  const shown = await readShapes(presenter);
  const others = shown.map((shape) => (shape + 1) % PATTERN_SHAPES);
  await tapShapes(phone, others.slice(0, 2));
  await expect(phone.getByRole('img', { name: '2 of 6 tapped' })).toBeVisible();
  await phone.getByRole('button', { name: 'Undo the last tap' }).click();
  await expect(phone.getByRole('img', { name: '1 of 6 tapped' })).toBeVisible();
  await tapShapes(phone, others.slice(1));
  await expect(phone.getByRole('alert')).toHaveText(/^Those weren’t the shapes/);
  await passSecondStep(presenter, phone);
  await expect(page.getByRole('listitem').filter({ hasText: 'Dana' })).toContainText('Blue');

  const second = await phone.context().newPage();
  await second.goto(phone.url());
  await expect(second.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await expect(phone.getByRole('alert')).toContainText('The game continues in another window');

  // The big screen shows the question now: whoever comes late is told the shapes by the operator.
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(presenter.getByRole('heading', { name: 'Largest planet?' })).toBeVisible();
  const late = await openPhone(browser, room.code);
  await fillIn(late.page, { name: 'Noam' });
  await late.page.getByRole('radio', { name: 'Red' }).check({ force: true });
  await late.page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(late.page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await passSecondStep(page, late.page, { read: readShapesOfConsole, seated: 'Largest planet?' });
  await late.leave();
  await leave();
});

test('who stands before the shapes gets in without when the operator has switched them off', async ({
  author,
  page,
  browser,
}) => {
  const game = await author.makeGame(`Off again ${Date.now()}`, slides, english);
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const twoStep = page.getByRole('switch', { name: 'Newcomers tap the shapes on the big screen' });
  await twoStep.click();
  const { page: phone, leave } = await openPhone(browser, room.code);
  await fillIn(phone, { name: 'Dana' });
  const without = phone.getByRole('button', { name: 'No shapes on the big screen?' });
  await without.click();
  await expect(phone.getByRole('alert')).toHaveText(/^You need the shapes/);
  await twoStep.click();
  await expect(twoStep).not.toBeChecked();
  await without.click();
  await expect(phone.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await leave();
});

test('a full or a closed room says so at its door, and takes who had written a name in by itself', async ({
  author,
  sendBots,
  page,
  guest,
}) => {
  const game = await author.makeGame(`Full ${Date.now()}`, slides, { ...english, maxParticipants: 2 });
  const room = await author.openRoom(game._id);
  await sendBots(room.code, ['Dana'], { strategy: always(null) });
  await openConsole(page, room._id);
  const open = page.getByRole('switch', { name: 'Joining is open' });
  await open.click();
  await expect(open).not.toBeChecked();
  const phone = await guest.newPage();
  await phone.goto(`/play/${room.code}`);
  const said = phone.getByRole('main').getByRole('status');
  const name = phone.getByRole('textbox', { name: 'Nickname' });
  await expect(said).toContainText('Joining is closed');
  await expect(name).toBeHidden();
  await open.click();
  await expect(open).toBeChecked();
  await name.fill('Lea');
  const full = page.getByText('The game is full: at most 2 players');
  await expect(full).toBeHidden();
  await sendBots(room.code, ['Omar'], { strategy: always(null) });
  await expect(said).toContainText('The game is full');
  // The host reads it too.
  await expect(full).toBeVisible();
  await choose(page, 'Omar', 'Remove and block device');
  await agree(page, 'Block');
  // With what was typed, and without a press.
  await expect(phone.getByRole('heading', { name: 'You are in!' })).toBeVisible();
  await expect(phone.getByText('Lea', { exact: true }).first()).toBeVisible();
});

test('a phone that the host has put out reads so again after a reload, and no form', async ({
  author,
  browser,
  page,
}) => {
  const game = await author.makeGame(`Put out ${Date.now()}`, slides, english);
  const room = await author.openRoom(game._id);
  await openConsole(page, room._id);
  const { page: phone, leave } = await joinRoom(browser, { code: room.code, name: 'Mallory' });
  await choose(page, 'Mallory', 'Remove and block device');
  await agree(page, 'Block');
  const told = phone.getByRole('alert').filter({ hasText: 'The host removed you from the game' });
  await expect(told).toBeVisible();
  await phone.reload();
  await expect(told).toBeVisible();
  await expect(phone.getByRole('textbox')).toBeHidden();
  await leave();
});
