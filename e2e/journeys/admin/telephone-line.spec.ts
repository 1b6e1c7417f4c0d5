import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { Caller } from '../../product/people/caller.ts';
import { startAgain } from '../../product/start/start-again.ts';

const SECRET = 'auth-token-of-the-provider';

test('an owner sets the telephone line up, and is told what is wrong with it', async ({ guest }) => {
  const product = startAgain(
    {
      PORT: '0',
      OWNER_EMAIL: owner.email,
      OWNER_PASSWORD: owner.password,
      PUBLIC_URL: 'https://quiz.example.org',
    },
    { isFurnished: true },
  );
  try {
    const [, port = ''] = await product.says(/127\.0\.0\.1:(\d+)/);
    const root = `http://127.0.0.1:${port}`;
    const signedIn = await guest.request.post(`${root}/auth/login`, { data: owner });
    const { session }: { session: string } = await signedIn.json();
    const page = await guest.newPage();
    await page.goto(`${root}/en/admin/settings`);
    const line = page.getByRole('region', { name: 'Telephone line' });
    await line.getByRole('button', { name: 'Check the line' }).click();
    await expect(line.getByText('The line has not been set up yet.')).toBeVisible();
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Enter a phone number')).toBeVisible();
    await line.getByLabel('Numbers to call').fill('+972 2 555 0100\n*2555');
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Please check this field')).toBeVisible();
    await line.getByLabel('Numbers to call').fill('+972 2 555 0100\n02 555 0101');
    await line.getByLabel('Secret', { exact: true }).fill(SECRET);
    await expect(line.getByLabel('Address for the phone company')).toHaveValue(
      'https://quiz.example.org/telephone/line/house',
    );
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Saved', { exact: true })).toBeVisible();
    await expect(line.getByText('The phone company has not asked anything yet.')).toBeVisible();

    await line.getByRole('combobox', { name: 'Who reads the texts' }).click();
    await page.getByRole('option', { name: 'This server’s voice' }).click();
    await expect(line.getByText('Save first to listen.')).toBeVisible();
    await line.getByRole('button', { name: 'Save' }).click();
    const heard = page.waitForResponse((response) => response.url().includes('/telephone/said/'));
    await line.getByRole('button', { name: 'Listen: עברית' }).click();
    expect([200, 206]).toContain((await heard).status());

    const unsigned = await guest.request.post(`${root}/telephone/line/house`, { form: { CallSid: 'CA1' } });
    expect(unsigned.status()).toBe(403);
    await page.reload();
    await expect(line.getByText('Stored. Leave empty to keep it.')).toBeVisible();
    await expect(line.getByLabel('Secret', { exact: true })).toHaveValue('');
    await line.getByRole('button', { name: 'Check the line' }).click();
    await expect(line.getByText('The last request was refused.')).toBeVisible();
    await expect(line.getByText(/it was not signed/)).toBeVisible();
    await page.goto(`${root}/he/admin/settings`);
    await expect(page.getByRole('region', { name: 'קו טלפון' }).getByLabel('מספרים לחיוג')).toHaveValue(/02 555 0101/);
    await page.goto(`${root}/ar/admin/settings`);
    await expect(page.getByRole('region', { name: 'خط الهاتف' })).toBeVisible();
    await page.goto(`${root}/en/admin/audit`);
    await expect(page.getByText('Changed the telephone line').first()).toBeVisible();
    await expect(page.getByText(SECRET)).toHaveCount(0);

    const make = async (path: string, data: object): Promise<{ _id: string; code: string }> => {
      const made = await guest.request.post(`${root}${path}`, { headers: { 'x-auth': session }, data });
      expect(made.ok(), await made.text()).toBe(true);
      return made.json();
    };
    const game = await make('/game', { name: 'Seas', setting: { gameType: 'firebase' }, language: 'en' });
    const answers = ['Red', 'Dead'].map((text, index) => ({ text, media: null, correct: index === 1 }));
    await make('/question', { game: game._id, type: 'trivia', question: 'Which sea?', answers });
    const word = [{ text: 'Noa', media: null, correct: true }];
    await make('/question', { game: game._id, type: 'typed', question: 'Who wrote it?', answers: word });
    const room = await make('/room', { game: game._id });
    await page.goto(`${root}/en/operate/${room._id}`);
    await page.getByRole('switch', { name: 'Callers answer too' }).click();
    await expect(page.getByText('They call')).toContainText('+972 2 555 0100');
    await expect(page.getByText('Callers can’t answer slides')).toContainText('2');
    const [screen] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Open the big screen' }).click(),
    ]);
    await expect(screen.getByText('Or call')).toContainText('+972 2 555 0100');
    await screen.close();
    const calledLine = { root, house: 'https://quiz.example.org', secret: SECRET };
    const caller = new Caller(guest.request, calledLine, { id: 'CA1', from: '+972501234667' });
    await caller.call();
    expect(caller.heard).toContain('turn=1');
    await caller.press('3');
    // Some of it is recorded by now, so that it is not said in words.
    await caller.press(room.code);
    expect(caller.heard).toContain('turn=3');
    await expect(page.getByText('by telephone, …667')).toBeVisible();
    // A game for callers alone is offered now, and its screen knows no other way in.
    await page.goto(`${root}/en/dashboard`);
    await page.getByRole('button', { name: 'New game' }).first().click();
    await expect(page.getByRole('radio', { name: 'Call-in game' })).toBeVisible();
    const callIn = await make('/game', { name: 'Lakes', setting: { gameType: 'dialer' }, language: 'en' });
    await make('/question', { game: callIn._id, type: 'trivia', question: 'Which lake?', answers });
    const called = await make('/room', { game: callIn._id });
    await page.goto(`${root}/en/present/${called._id}`);
    await expect(page.getByText('+972 2 555 0100')).toBeVisible();
    await expect(page.getByText('Join at')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    await page.close();
  } finally {
    expect(await product.stop()).toBe(0);
  }
});
