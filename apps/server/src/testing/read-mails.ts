import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { TestApp } from './test-app.ts';

/** A letter as its receiver reads it. */
export interface ReadMail {
  to: string;
  plain: string;
  /** The secret of its link; empty: it has none. */
  token: string;
}

/** The letters sent since the last call, oldest first: waits until all are out, reads the files and removes them. */
export async function readMails({ platform }: TestApp): Promise<ReadMail[]> {
  await vi.waitFor(async () => {
    const left = await platform.db.selectFrom('outgoing_mail').select('id').where('failed_at_ms', 'is', null).execute();
    if (left.length > 0) throw new Error('letters are still waiting');
  });
  const folder = join(platform.config.dataDir, 'mail');
  return emlFiles(folder).map((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    rmSync(join(folder, name));
    const plain = plainPart(text);
    return {
      to: /^To: <?([^>\r\n]+)/m.exec(text)?.[1] ?? '',
      plain,
      token: /#token=([\w-]{22})\s/.exec(plain)?.[1] ?? '',
    };
  });
}

function emlFiles(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .toSorted();
  } catch {
    return [];
  }
}

/** The text part of a message, out of the encoding it travels in. */
function plainPart(message: string): string {
  const start = message.indexOf('Content-Type: text/plain');
  // By its own boundary: an id may go on in a new line, and with two dashes.
  const [, boundary = ''] = [...message.slice(0, start).matchAll(/boundary="?([^"\r\n;]+)/g)].at(-1) ?? [];
  const part = message.slice(start, message.indexOf(`\r\n--${boundary}`, start));
  const end = part.indexOf('\r\n\r\n');
  const [head, body] = [part.slice(0, end), part.slice(end + 4)];
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/i.test(head)) return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
