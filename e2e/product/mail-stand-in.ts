import { createServer, type Server, type Socket } from 'node:net';
import { expect } from '@playwright/test';
import { type MailedPage, plainPart } from './mailbox.ts';

/** A mail server that takes every letter, on a port of its own. */
export interface MailStandIn {
  port: number;
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
  const server: Server = createServer((socket) => converse(socket, letters));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const to = (email: string) => letters.filter((letter) => letter.includes(`To: ${email}\r\n`));
  const linksTo = (email: string, page: MailedPage) => {
    const link = new RegExp(`https?://\\S+/${page}#token=[\\w-]+`);
    return to(email).flatMap((letter) => link.exec(plainPart(letter))?.[0] ?? []);
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    letters: (email) => to(email).length,
    linkTo: async (email, page) => {
      await expect.poll(() => linksTo(email, page).length, { message: `a letter to ${email}` }).toBeGreaterThan(0);
      return linksTo(email, page).at(-1) ?? '';
    },
    close: () => server.close(),
  };
}

function converse(socket: Socket, letters: string[]): void {
  let [text, inLetter] = ['', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 mail');
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) => {
    text += bytes.toString('utf8');
    if (inLetter && text.endsWith('\r\n.\r\n')) {
      letters.push(text);
      [text, inLetter] = ['', false];
      say('250 taken');
    }
    for (let end = inLetter ? -1 : text.indexOf('\r\n'); end >= 0; end = inLetter ? -1 : text.indexOf('\r\n')) {
      const verb = text.slice(0, 4).toUpperCase();
      text = text.slice(end + 2);
      inLetter = verb === 'DATA';
      say(ANSWERS[verb] ?? '250 well');
      if (verb === 'QUIT') socket.end();
    }
  });
}
