import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WITHOUT_SHOW } from '@qc/contract';
import { owner } from '../../product/start/addresses.ts';
import { expect, test } from '../../product/start/journey.ts';
import { startAgain } from '../../product/start/start-again.ts';

const SECRET = 'auth-token-of-the-provider';
const HOUSE = 'https://quiz.example.org';

test('a host has people called who have agreed, and sees them come in', async ({ guest }) => {
  // As Twilio: takes a call, and says its id.
  const placed: Record<string, string>[] = [];
  const rest = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      placed.push(Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString('utf8'))));
      response.writeHead(201, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ sid: `CA-out-${placed.length}` }));
    });
  }).listen(0, '127.0.0.1');
  await once(rest, 'listening');
  const address = rest.address();
  const apiPort = typeof address === 'object' && address !== null ? address.port : 0;
  const product = startAgain(
    {
      ...{ PORT: '0', OWNER_EMAIL: owner.email, OWNER_PASSWORD: owner.password, PUBLIC_URL: HOUSE },
      TELEPHONE_API_URL: `http://127.0.0.1:${apiPort}`,
    },
    { isFurnished: true },
  );
  try {
    const [, port = ''] = await product.says(/127\.0\.0\.1:(\d+)/);
    const root = `http://127.0.0.1:${port}`;
    const signedIn = await guest.request.post(`${root}/auth/login`, { data: owner });
    const { session }: { session: string } = await signedIn.json();
    const make = async (path: string, data: object): Promise<{ _id: string; code: string; version: number }> => {
      const made = await guest.request.post(`${root}${path}`, { headers: { 'x-auth': session }, data });
      expect(made.ok(), await made.text()).toBe(true);
      return made.json();
    };
    const page = await guest.newPage();
    await page.goto(`${root}/en/admin/settings`);
    const line = page.getByRole('region', { name: 'Telephone line' });
    await line.getByLabel('Numbers to call').fill('+972 2 555 0100');
    await line.getByLabel('Secret', { exact: true }).fill(SECRET);
    await line.getByLabel('Account for placing calls').fill('AC0123');
    await line.getByLabel('Token for placing calls').fill('token-for-calls');
    await line.getByLabel('What a call costs').fill('10 cents a minute');
    await line.getByLabel('What it costs to call in').fill('charged as a local call');
    await line.getByLabel('Nobody is called from').fill('00:00');
    await line.getByLabel('until', { exact: true }).fill('00:00');
    await line.getByRole('button', { name: 'Save' }).click();
    await expect(line.getByText('Saved', { exact: true })).toBeVisible();

    const game = await make('/game', { name: 'Seas', setting: { gameType: 'firebase' }, language: 'en' });
    const change = { headers: { 'x-auth': session, 'if-match': String(game.version) }, data: WITHOUT_SHOW };
    expect((await guest.request.put(`${root}/game/${game._id}`, change)).ok()).toBe(true);
    const answers = ['Red', 'Dead'].map((text, index) => ({ text, media: null, correct: index === 1 }));
    await make('/question', { game: game._id, type: 'trivia', question: 'Which sea?', answers });
    const room = await make('/room', { game: game._id });
    await page.goto(`${root}/en/operate/${room._id}`);
    await page.getByRole('switch', { name: 'Callers answer too' }).click();
    await expect(page.getByText('They call')).toContainText('charged as a local call');
    const calling = page.getByRole('region', { name: 'Call people' });
    await calling.getByRole('button', { name: 'Call people …' }).click();
    await calling.getByLabel('Numbers').fill('Noa 050-123-4567\n052-123-4567\n1-900-555-0100\nnobody');
    await expect(calling.getByText('2 lines are not called:')).toBeVisible();
    await expect(calling.getByText(/About 2 calls × .10 cents a minute/)).toBeVisible();
    const call = calling.getByRole('button', { name: 'Call 2 people' });
    await expect(call).toBeDisabled();
    await calling.getByLabel('These people have agreed to be called').check();
    await call.click();
    await expect(calling.getByText('Ringing')).toHaveCount(2);
    expect(placed.map(({ To }) => To)).toEqual(['+972501234567', '+972521234567']);

    const tell = async (path: string, nth: number, more: Record<string, string>) => {
      const fields = { CallSid: `CA-out-${nth}`, From: '+97225550100', To: placed[nth - 1]?.['To'] ?? '', ...more };
      const written = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
      const signed = createHmac('sha1', SECRET).update(HOUSE + path + written.flat().join(''));
      const headers = { 'x-twilio-signature': signed.digest('base64') };
      const told = await guest.request.post(root + path, { headers, form: fields });
      expect(told.status()).toBe(200);
      return told.text();
    };
    const pathOf = (nth: number) => (placed[nth - 1]?.['Url'] ?? '').replace(HOUSE, '');
    const heard = await tell(pathOf(1), 1, { CallStatus: 'in-progress' });
    expect(heard).toContain('press 1');
    await expect(calling.getByText('Answered')).toBeVisible();
    const [, turn = ''] = /turn=(\d+)/.exec(heard) ?? [];
    await tell(`/telephone/line/house?turn=${turn}`, 1, { CallStatus: 'in-progress', Digits: '1' });
    await tell(`${pathOf(2)}&status=1`, 2, { CallStatus: 'busy' });
    await expect(calling.getByText('In the game')).toBeVisible();
    await expect(page.getByText('by telephone, …567')).toBeVisible();
    await calling.getByRole('button', { name: /Call .*052.* again|Call .*972.* again/ }).click();
    await expect.poll(() => placed.length).toBe(3);
    await calling.getByRole('button', { name: 'Stop calling' }).click();
    await expect(calling.getByText('stopped by the host')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.goto(`${root}/en/admin/audit`);
    await expect(page.getByText('Had people called').first()).toBeVisible();
    await page.close();
  } finally {
    rest.close();
    expect(await product.stop()).toBe(0);
  }
});
