import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { isThisMachine } from '../config-values.ts';
import { diskFileStore } from '../files/disk-file-store.ts';
import type { Platform } from '../platform.ts';
import { composeMail, mailOptions } from './compose-mail.ts';
import { isRefusedForGood, mailAnswer, mailFault } from './mail-fault.ts';
import { withFoot } from './mail-foot.ts';
import {
  claimDueMail,
  type DueMail,
  dropMail,
  giveUpMail,
  type MailMessage,
  postponeMail,
} from './outgoing-mail-store.ts';

const MINUTE_MS = 60_000;
const PORTION = 20;
/** Nobody else tries a message while it is under way; longer than all waits of one try. */
const LEASE_MS = 5 * MINUTE_MS;
const ATTEMPTS_MAX = 12;
const WAIT_MAX_MS = 4 * 60 * MINUTE_MS;
const WAITS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

/** Sends what is queued, beside everything else: nobody waits for it, and what fails is tried again. */
export interface Mailer {
  /** There may be something to send now. */
  wake(): void;
  /** Looks every minute from now on, first for what an earlier process left. */
  start(): void;
  /** Sends one message now, past the queue. Throws what the mail server says. */
  sendNow(mail: MailMessage): Promise<void>;
  /** Finishes the message under way; the rest stays queued. */
  stop(): Promise<void>;
}

/** Where letters go and from whom they come, as it is in force when one is sent. */
export interface MailWays {
  /** Address of the mail server; null: each message becomes a file in the folder `mail` under `DATA_DIR`. */
  server: () => Promise<string | null>;
  sender: () => Promise<string>;
  /** Whom people may ask: stands at the foot of every letter. */
  contact: () => Promise<readonly string[]>;
}

/** Sends letters by the ways in force. */
export function createMailer(platform: Platform, ways: MailWays): Mailer {
  const deliver = deliverer(platform, ways);
  let stopping = false;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  const round = async () => {
    do {
      again = false;
      await sendDue(platform, deliver, () => stopping);
    } while (again && !stopping);
  };
  const wake = () => {
    again = true;
    if (stopping) return;
    running ??= round()
      .catch((error: unknown) => platform.log.warn({ err: error }, 'the mail queue cannot be read; it is tried again'))
      .finally(() => {
        running = null;
      });
  };
  return {
    wake,
    sendNow: (mail) => deliver({ ...mail, attempts: 0, createdAtMs: platform.now() }),
    start: () => {
      timer ??= setInterval(wake, MINUTE_MS);
      timer.unref();
      wake();
    },
    stop: async () => {
      stopping = true;
      if (timer !== null) clearInterval(timer);
      await running;
    },
  };
}

type Deliver = (mail: DueMail) => Promise<void>;

async function sendDue(platform: Platform, deliver: Deliver, isStopping: () => boolean): Promise<void> {
  const { db, now } = platform;
  while (!isStopping()) {
    const due = await claimDueMail(db, now(), now() + LEASE_MS, PORTION);
    for (const mail of due) {
      if (isStopping()) await postponeMail(db, mail.id, { attempts: mail.attempts, nextAtMs: now() });
      else await sendOne(platform, deliver, mail);
    }
    if (due.length < PORTION) return;
  }
}

async function sendOne(platform: Platform, deliver: Deliver, mail: DueMail): Promise<void> {
  const { db, log, now } = platform;
  try {
    await deliver(mail);
    await dropMail(db, mail.id);
  } catch (error) {
    const attempts = mail.attempts + 1;
    // No address and no word of the message reaches the log.
    const about = { mail: mail.id, attempts, fault: mailFault(error) };
    if (!isRefusedForGood(error) && attempts < ATTEMPTS_MAX) {
      log.warn(about, 'a mail could not be sent; it is tried again later');
      const waitMs = Math.min(WAIT_MAX_MS, MINUTE_MS * 2 ** (attempts - 1));
      await postponeMail(db, mail.id, { attempts, nextAtMs: now() + waitMs, answer: mailAnswer(error) });
      return;
    }
    log.error(about, 'a mail could not be sent; it waits among the undelivered ones for an admin');
    await giveUpMail(db, mail.id, { attempts, atMs: now(), answer: mailAnswer(error) });
  }
}

function deliverer(platform: Platform, { server, sender, contact }: MailWays): Deliver {
  let known: { address: string; transport: ReturnType<typeof makeTransport> } | null = null;
  return async (written) => {
    const address = await server();
    const mail = withFoot(written, await contact());
    if (address === null) {
      await keepAsFile(platform, mail, await sender());
      platform.log.info({ mail: mail.id }, 'a mail was written to the folder mail: no mail server is set');
      return;
    }
    if (known?.address !== address) {
      known = { address, transport: makeTransport(address, platform.config.smtpPlain) };
    }
    await known.transport.sendMail(mailOptions(mail, await sender()));
    platform.log.info({ mail: mail.id }, 'a mail was sent');
  };
}

/** Whoever is on the way may take a server's offer to encrypt out of its greeting: to another machine it is demanded. */
function makeTransport(url: string, mayBePlain: boolean) {
  const encrypted = mayBePlain || isThisMachine(url) ? {} : { requireTLS: true, ignoreTLS: false };
  return createTransport({ url, ...WAITS, ...encrypted });
}

async function keepAsFile({ config }: Platform, mail: DueMail, from: string) {
  const files = diskFileStore(join(config.dataDir, 'mail'));
  await files.put(`${mail.id}.eml`, await composeMail(mail, from));
}
