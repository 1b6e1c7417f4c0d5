import { createServer, type Server, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { type MailedPage, plainPart } from './mailbox.ts';

/** A mail server on a port of its own, which takes every letter to a mailbox that it knows. */
export interface MailStandIn {
  port: number;
  /** Mailboxes that it does not know, until they are taken out. */
  unknown: Set<string>;
  /** To whom it has taken letters, in their order. */
  taken: readonly string[];
  /** The link to this page in the newest letter to this person; waits for the letter. */
  linkTo(email: string, page: MailedPage): Promise<string>;
  /** How many letters it holds for this person. */
  letters(email: string): number;
  close(): void;
}

/** Its answers to verbs that are not simply accepted: no encryption, which a server on the same machine may lack. */
const ANSWERS: Record<string, string> = { DATA: '354 go on', QUIT: '221 bye', STAR: '502 unknown' };

/** Speaks as much of SMTP (RFC 5321) as the product needs to hand over a letter. */
export async function startMailStandIn(): Promise<MailStandIn> {
  const letters: string[] = [];
  const taken: string[] = [];
  const unknown = new Set<string>();
  const take = (receiver: string, letter: string) => {
    taken.push(receiver);
    letters.push(letter);
  };
  const server: Server = createServer((socket) => converse(socket, { unknown, take }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const to = (email: string) => letters.filter((letter) => letter.includes(`To: ${email}\r\n`));
  const linksTo = (email: string, page: MailedPage) => {
    const link = new RegExp(`https?://\\S+/${page}#token=[\\w-]+`);
    return to(email).flatMap((letter) => link.exec(plainPart(letter))?.[0] ?? []);
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    ...{ unknown, taken },
    letters: (email) => to(email).length,
    linkTo: async (email, page) => {
      await expect.poll(() => linksTo(email, page).length, { message: `a letter to ${email}` }).toBeGreaterThan(0);
      return linksTo(email, page).at(-1) ?? '';
    },
    close: () => server.close(),
  };
}

interface Post {
  unknown: ReadonlySet<string>;
  take(receiver: string, letter: string): void;
}

function converse(socket: Socket, { unknown, take }: Post): void {
  let [text, receiver, inLetter] = ['', '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const hear = (line: string) => {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'RCPT') receiver = /<([^>]+)>/.exec(line)?.[1] ?? '';
    inLetter = verb === 'DATA';
    const isUnknown = verb === 'RCPT' && unknown.has(receiver);
    say(isUnknown ? '550 5.1.1 no such mailbox here' : (ANSWERS[verb] ?? '250 well'));
    if (verb === 'QUIT') socket.end();
  };
  say('220 mail');
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    text += bytes.toString('utf8');
    if (inLetter && text.endsWith('\r\n.\r\n')) {
      take(receiver, text);
      [text, inLetter] = ['', false];
      say('250 taken');
    }
    for (let end = text.indexOf('\r\n'); end >= 0 && !inLetter; end = text.indexOf('\r\n')) {
      const line = text.slice(0, end);
      text = text.slice(end + 2);
      hear(line);
    }
  });
}
