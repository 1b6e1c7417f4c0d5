import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeContentPlatform, type ContentPlatform } from '../../testing/content-platform.ts';
import { describeDatabases } from '../db/testing.ts';
import type { Platform } from '../platform.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { claimDueMail, queueMail } from './outgoing-mail-store.ts';

const TO_FILES = { server: async () => null, sender: async () => 'Quiz <no-reply@localhost>' };
const MAIL = {
  id: 'mail-000001',
  recipient: 'omar@school.org',
  subject: 'שלום\r\nBcc: everybody@school.org',
  plain: 'مرحبًا',
  html: '<p>مرحبًا</p>',
};

describeDatabases((getDb) => {
  let content: ContentPlatform;
  let platform: Platform;
  let mailer: Mailer | null = null;
  let smtp: SmtpStub | null = null;
  let folder: string;
  const log: string[] = [];

  beforeEach(() => {
    content = makeContentPlatform(getDb());
    folder = mkdtempSync(join(tmpdir(), 'qc-mail-'));
    log.length = 0;
    const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
    platform = { ...content.platform, log: logger, config: { ...content.platform.config, dataDir: folder } };
  });
  afterEach(async () => {
    await mailer?.stop();
    mailer = null;
    smtp?.close();
    smtp = null;
    content.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const queued = () => getDb().selectFrom('outgoing_mail').select(['id', 'attempts', 'next_at_ms']).execute();
  const send = async (using: Platform = platform) => {
    mailer = createMailer(using, TO_FILES);
    mailer.wake();
    await mailer.stop();
  };

  test('without a mail server each message is a file that says everything, and the log has no address', async () => {
    await queueMail(getDb(), MAIL, content.clock.ms);
    mailer = createMailer(platform, TO_FILES);
    mailer.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    const file = join(folder, 'mail', 'mail-000001.eml');
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('To: omar@school.org\r\n');
    expect(text).not.toMatch(/^Bcc:/im);
    expect(text).toContain('Auto-Submitted: auto-generated\r\n');
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(log).toHaveLength(1);
    expect(log.join('')).not.toMatch(/omar|school|שלום/);
  });

  test('what an earlier process left is sent; two servers do not send it twice', async () => {
    await queueMail(getDb(), MAIL, content.clock.ms);
    const now = content.clock.ms;
    const claims = await Promise.all([1, 2, 3].map(() => claimDueMail(getDb(), now, now + 60_000, 10)));
    expect(claims.flat()).toHaveLength(1);
    // The process that had it was killed: when its time is over another one takes the message.
    content.clock.ms += 60_000;
    mailer = createMailer(platform, TO_FILES);
    mailer.start();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    expect(readdirSync(join(folder, 'mail'))).toEqual(['mail-000001.eml']);
  });

  test('a full disk loses nothing', async () => {
    await queueMail(getDb(), MAIL, content.clock.ms);
    // A file where the folder should be: nothing can be written.
    writeFileSync(join(folder, 'mail'), '');
    mailer = createMailer(platform, TO_FILES);
    mailer.wake();
    await vi.waitFor(async () =>
      expect(await queued()).toEqual([{ id: MAIL.id, attempts: 1, next_at_ms: content.clock.ms + 60_000 }]),
    );
    rmSync(join(folder, 'mail'));
    content.clock.ms += 60_000;
    mailer.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    expect(existsSync(join(folder, 'mail', 'mail-000001.eml'))).toBe(true);
  });

  test('by a mail server: sent once, tried again when it is busy, kept as a file when it refuses for good', async () => {
    smtp = await smtpStub();
    const smtpUrl = `smtp://127.0.0.1:${smtp.port}`;
    const using = { ...platform, config: { ...platform.config } };
    mailer = createMailer(using, { server: async () => smtpUrl, sender: async () => 'Quiz <quiz@example.org>' });
    await queueMail(getDb(), MAIL, content.clock.ms);
    smtp.answer = '451 busy';
    mailer.wake();
    await vi.waitFor(async () => expect((await queued())[0]?.attempts).toBe(1));
    smtp.answer = '250 ok';
    content.clock.ms += 60_000;
    mailer.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toContain('From: Quiz <quiz@example.org>');
    await queueMail(getDb(), { ...MAIL, id: 'mail-000002' }, content.clock.ms);
    smtp.answer = '550 no such box omar@school.org';
    mailer.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    expect(readdirSync(join(folder, 'mail', 'failed'))).toEqual(['mail-000002.eml']);
    expect(log.join('')).not.toMatch(/omar|school/);
  });

  test('to another machine nothing is said in clear, unless the house says so', async () => {
    smtp = await smtpStub();
    // Not one of the names of this machine, though it leads here.
    const server = async () => `smtp://quiz:secret@0.0.0.0:${smtp?.port}`;
    mailer = createMailer(platform, { server, sender: async () => 'quiz@example.org' });
    await queueMail(getDb(), MAIL, content.clock.ms);
    mailer.wake();
    await vi.waitFor(async () => expect((await queued())[0]?.attempts).toBe(1));
    expect(smtp.messages).toEqual([]);
    expect(log.join('')).toContain('ETLS');
    await mailer.stop();
    const plain = { ...platform, config: { ...platform.config, smtpPlain: true } };
    const address = async () => `smtp://0.0.0.0:${smtp?.port}`;
    mailer = createMailer(plain, { server: address, sender: async () => 'quiz@example.org' });
    content.clock.ms += 60_000;
    mailer.wake();
    await vi.waitFor(() => expect(smtp?.messages).toHaveLength(1));
  });

  test('stopping finishes and keeps the rest', async () => {
    for (let n = 0; n < 30; n++) {
      await queueMail(getDb(), { ...MAIL, id: `mail-0001${String(n).padStart(2, '0')}` }, content.clock.ms);
    }
    await send();
    const left = await queued();
    const sent = existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')).length : 0;
    expect(left.length + sent).toBe(30);
    expect(left.every(({ next_at_ms }) => next_at_ms <= content.clock.ms)).toBe(true);
  });
}, 'mail');

interface SmtpStub {
  port: number;
  /** What it says to a whole message. */
  answer: string;
  messages: string[];
  close(): void;
}

/** What it says to a verb that is not answered by 250: it cannot encrypt. */
const WORDS: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', STAR: '502 unknown' };

/** As much of a mail server as one message needs. */
async function smtpStub(): Promise<SmtpStub> {
  const stub: SmtpStub = { port: 0, answer: '250 ok', messages: [], close: () => server.close() };
  const server: Server = createServer((socket) => converse(socket, stub));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  stub.port = typeof address === 'object' && address !== null ? address.port : 0;
  return stub;
}

function converse(socket: Socket, stub: SmtpStub): void {
  let [text, inData] = ['', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 stub');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    text += chunk.toString('utf8');
    if (inData) {
      if (!text.endsWith('\r\n.\r\n')) return;
      if (stub.answer.startsWith('250')) stub.messages.push(text);
      [text, inData] = ['', false];
      say(stub.answer);
      return;
    }
    for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
      const verb = text.slice(0, 4).toUpperCase();
      text = text.slice(end + 2);
      if (verb === 'DATA') [inData] = [true];
      say(WORDS[verb] ?? '250 stub');
      if (verb === 'QUIT') socket.end();
    }
  });
}
