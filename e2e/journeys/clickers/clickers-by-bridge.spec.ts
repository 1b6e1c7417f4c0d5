import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expectAccessible } from '../../product/perceived/accessibility.ts';
import { triviaSlide } from '../../product/people/author.ts';
import { expect, test } from '../../product/start/journey.ts';
import { liveWords } from '../../product/words/live-words.ts';

const WORDS = {
  en: {
    connect: 'Connect another computer',
    connected: 'Connected',
    names: 'Players, one name in each line',
    add: 'Add players',
    handOut: 'Hand out the clickers',
    pressNow: 'Noa: press any key on your clicker',
    receiver: 'Own buzzers (line protocol) (11) · Ready',
    answered: 'Answered',
    away: 'Away since',
    remove: 'Remove',
    removeYes: 'Remove',
  },
  he: {
    connect: 'חיבור מחשב אחר',
    connected: 'מחובר',
    names: 'משתתפים, שם בכל שורה',
    add: 'הוספת משתתפים',
    handOut: 'חלוקת השלטים',
    pressNow: 'Noa: לחיצה על מקש כלשהו בשלט שלכם',
    receiver: 'באזרים עצמאיים (פרוטוקול שורות) (11) · מוכן',
    answered: 'כבר ענה',
    away: 'מנותק מאז',
    remove: 'הסרת',
    removeYes: 'הסרה',
  },
};
const BRIDGE = resolve(import.meta.dirname, '../../../apps/bridge/src/main.ts');
/** Without the marks around inserted names. */
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '');

/** A board that speaks the open line protocol, behind a line over the network. */
async function startBoard() {
  const sockets = new Set<Socket>();
  const heard: string[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => heard.push(String(bytes)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    path: `tcp://127.0.0.1:${port}`,
    heard: () => heard.join(''),
    press: (remote: number, key: string) => {
      for (const socket of sockets) socket.write(`${JSON.stringify({ type: 'press', p: remote, k: key })}\n`);
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

for (const language of ['he'] as const)
  test(`clickers at another computer play through a bridge, which is removed in the end (${language})`, async ({
    author,
    page,
  }) => {
    const t = WORDS[language];
    const { next } = liveWords[language];
    const setting = { gameType: 'remotes' } as const;
    const game = await author.makeGame(`Bridge ${language} ${Date.now()}`, [triviaSlide('Largest planet?')], {
      language,
      setting,
    });
    const room = await author.openRoom(game._id);
    const folder = await mkdtemp(join(tmpdir(), 'qc-bridge-'));
    const board = await startBoard();
    let bridge: ChildProcess | null = null;
    try {
      await page.goto(`/${language}/operate/${room._id}`);
      await page.getByRole('button', { name: t.connect }).click();
      const command = plain(await page.getByText(/^npx -y /).textContent());
      const [, , pack = '', server = '', code = ''] = command.split(' ');
      expect((await page.request.get(pack)).status()).toBe(200);
      const start = () =>
        spawn(
          process.execPath,
          [BRIDGE, server, code, '--name', 'Hall PC', '--serial', board.path, '--driver', 'lines'],
          {
            env: { ...process.env, BRIDGE_DIR: folder },
            stdio: 'ignore',
          },
        );
      bridge = start();
      const card = page.getByRole('region', { name: 'Hall PC' });
      const says = (words: string) => expect.poll(async () => plain(await card.textContent())).toContain(words);
      await says(t.connected);
      await says(t.receiver);
      await expect(page.getByText(/^npx -y /)).toBeHidden();

      await page.getByRole('textbox', { name: t.names }).fill('Noa\nOmar');
      await page.getByRole('button', { name: t.add }).click();
      await page.getByRole('button', { name: t.handOut }).click();
      const panel = page.getByRole('region').filter({ has: card });
      await expect.poll(async () => plain(await panel.textContent())).toContain(t.pressNow);
      board.press(1, 'A');
      await expect.poll(async () => plain(await panel.textContent())).not.toContain(t.pressNow);
      board.press(2, 'A');
      await expectAccessible(page, 'console with a bridge');

      await page.getByRole('button', { name: next.start }).click();
      await expect.poll(board.heard).toContain('"q":"visit-1"');
      board.press(1, 'B');
      await expect(panel.getByRole('button').filter({ hasText: 'Noa' })).toContainText(t.answered);
      await expect.poll(board.heard).toContain('"type":"lamp","p":"1","on":true');

      // Killed and started again by the same command it goes on, and so do its clickers.
      bridge.kill('SIGKILL');
      await says(t.away);
      bridge = start();
      await says(t.receiver);
      board.press(2, 'C');
      await page.getByRole('button', { name: next.showPodium }).click();
      await card.getByRole('button', { name: t.remove }).click();
      const ended = once(bridge, 'exit');
      await page.getByRole('dialog').getByRole('button', { name: t.removeYes }).click();
      await expect(card).toBeHidden();
      expect((await ended)[0]).toBe(0);
    } finally {
      bridge?.kill('SIGKILL');
      board.close();
      await rm(folder, { recursive: true, force: true });
    }
  });
