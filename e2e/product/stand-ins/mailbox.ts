import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { dataFolder } from '../start/addresses.ts';

const folder = join(dataFolder, 'mail');

/** Pages that links in letters lead to. */
export type MailedPage = 'confirm-email' | 'reset-password' | 'invitation';

/** The newest link to this page in the letters to this person; waits for it. */
export async function linkMailedTo(email: string, page: MailedPage): Promise<string> {
  await expect.poll(() => linksTo(email, page).length, { message: `a letter to ${email}` }).toBeGreaterThan(0);
  return linksTo(email, page).at(-1) ?? '';
}

function linksTo(email: string, page: MailedPage): string[] {
  const link = new RegExp(`https?://\\S+/${page}#token=[\\w-]+`);
  return lettersTo(email).flatMap((letter) => link.exec(letter)?.[0] ?? []);
}

/** What the product has written to this person so far, oldest first, as plain text. */
export function lettersTo(email: string): string[] {
  return emlFiles()
    .map((path) => ({ atMs: statSync(path).mtimeMs, message: readFileSync(path, 'utf8') }))
    .filter(({ message }) => message.includes(`To: ${email}\r\n`))
    .toSorted((a, b) => a.atMs - b.atMs)
    .map(({ message }) => plainPart(message));
}

function emlFiles(): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The text part of a message, out of the encoding it travels in. */
export function plainPart(message: string): string {
  const start = message.indexOf('Content-Type: text/plain');
  const part = message.slice(start, message.indexOf('\r\n--', start));
  const end = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
