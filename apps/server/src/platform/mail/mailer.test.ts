import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeContentPlatform, type ContentPlatform } from '../../testing/content-platform.ts';
import { type SmtpStub, smtpStub } from '../../testing/smtp-stub.ts';
import { describeDatabases } from '../../testing/describe-databases.ts';
import type { Platform } from '../platform.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { claimDueMail, dropOldFailedMail, queueMail } from './outgoing-mail-store.ts';

const contact = async () => ['', 'office@school.org'];
const TO_FILES = { server: async () => null, sender: async () => 'Quiz <no-reply@localhost>', contact };
const ID = 'mail-000001';
const MAIL = {
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

  const queue = (id = ID) =>
    queueMail(getDb(), { now: platform.now, random: { ...platform.random, id: () => id } }, MAIL);
  const queued = () => getDb().selectFrom('outgoing_mail').select(['id', 'attempts', 'next_at_ms']).execute();
  const fates = () => getDb().selectFrom('outgoing_mail').select(['attempts', 'failed_at_ms', 'answer']).execute();
  const send = async (using: Platform = platform) => {
    mailer = createMailer(using, TO_FILES);
    mailer.wake();
    await mailer.stop();
  };

  test('without a mail server each message is a file that says everything, and the log has no address', async () => {
    await queue();
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
    await queue();
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
    await queue();
    // A file where the folder should be: nothing can be written.
    writeFileSync(join(folder, 'mail'), '');
    mailer = createMailer(platform, TO_FILES);
    mailer.wake();
    await vi.waitFor(async () =>
      expect(await queued()).toEqual([{ id: ID, attempts: 1, next_at_ms: content.clock.ms + 60_000 }]),
    );
    rmSync(join(folder, 'mail'));
    content.clock.ms += 60_000;
    mailer.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    expect(existsSync(join(folder, 'mail', 'mail-000001.eml'))).toBe(true);
  });

  test('by a mail server: sent once, tried again when it is busy, given up with its words when it refuses', async () => {
    smtp = await smtpStub();
    const smtpUrl = `smtp://127.0.0.1:${smtp.port}`;
    const using = { ...platform, config: { ...platform.config } };
    mailer = createMailer(using, {
      server: async () => smtpUrl,
      sender: async () => 'Quiz <quiz@example.org>',
      contact,
    });
    await queue();
    smtp.answer = '451 busy';
    mailer.wake();
    await vi.waitFor(async () =>
      expect(await fates()).toEqual([{ attempts: 1, failed_at_ms: null, answer: '451 busy' }]),
    );
    smtp.answer = '250 ok';
    content.clock.ms += 60_000;
    mailer.wake();
    await vi.waitFor(async () => expect(await queued()).toEqual([]));
    expect(smtp.messages).toHaveLength(1);
    expect(smtp.messages[0]).toContain('From: Quiz <quiz@example.org>');
    await queue('mail-000002');
    smtp.answer = '550 no such box omar@school.org';
    mailer.wake();
    const refused = { attempts: 1, failed_at_ms: content.clock.ms, answer: '550 no such box omar@school.org' };
    await vi.waitFor(async () => expect(await fates()).toEqual([refused]));
    expect(log.join('')).not.toMatch(/omar|school/);
    // It is not tried again, and goes when its links are long dead.
    content.clock.ms += 24 * 60 * 60_000;
    smtp.answer = '250 ok';
    mailer.wake();
    await mailer.stop();
    expect(await fates()).toEqual([refused]);
    await dropOldFailedMail(getDb(), refused.failed_at_ms);
    expect(await fates()).toHaveLength(1);
    await dropOldFailedMail(getDb(), refused.failed_at_ms + 1);
    expect(await fates()).toEqual([]);
  });

  test('to another machine nothing is said in clear, unless the house says so', async () => {
    smtp = await smtpStub();
    // Not one of the names of this machine, though it leads here.
    const server = async () => `smtp://quiz:secret@0.0.0.0:${smtp?.port}`;
    mailer = createMailer(platform, { server, sender: async () => 'quiz@example.org', contact });
    await queue();
    mailer.wake();
    await vi.waitFor(async () => expect((await queued())[0]?.attempts).toBe(1));
    expect(smtp.messages).toEqual([]);
    expect(log.join('')).toContain('ETLS');
    await mailer.stop();
    const plain = { ...platform, config: { ...platform.config, smtpPlain: true } };
    const address = async () => `smtp://0.0.0.0:${smtp?.port}`;
    mailer = createMailer(plain, { server: address, sender: async () => 'quiz@example.org', contact });
    content.clock.ms += 60_000;
    mailer.wake();
    await vi.waitFor(() => expect(smtp?.messages).toHaveLength(1));
  });

  test('stopping finishes and keeps the rest', async () => {
    for (let n = 0; n < 30; n++) {
      await queue(`mail-0001${String(n).padStart(2, '0')}`);
    }
    await send();
    const left = await queued();
    const sent = existsSync(join(folder, 'mail')) ? readdirSync(join(folder, 'mail')).length : 0;
    expect(left.length + sent).toBe(30);
    expect(left.every(({ next_at_ms }) => next_at_ms <= content.clock.ms)).toBe(true);
  });
}, 'mail');
