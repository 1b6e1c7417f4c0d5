import { wordsOf } from '@qc/words/server';
import { LANGUAGES } from '@qc/contract';
import type { MailMessage } from './outgoing-mail-store.ts';
import { escapeHtml, oneLine } from './write-letter.ts';

const END = '</body></html>';

/**
 * The letter with whom to ask at its foot, as it is known when it is sent, in the letter's language; as it is where
 * nobody is named.
 */
export function withFoot<M extends Pick<MailMessage, 'plain' | 'html'>>(mail: M, contact: readonly string[]): M {
  const parts = contact.map(oneLine).filter((part) => part !== '');
  const language = LANGUAGES.find((code) => mail.html.includes(`<html lang="${code}"`));
  if (parts.length === 0 || language === undefined || !mail.html.endsWith(END)) return mail;
  const named = parts.map((part) => `<bdi>${escapeHtml(part)}</bdi>`).join(', ');
  const foot = `<p style="font-size:13px;color:#555">${escapeHtml(wordsOf(language).mailFoot)} ${named}</p>`;
  return {
    ...mail,
    plain: `${mail.plain}\n\n${wordsOf(language).mailFoot} ${parts.map((part) => `\u2068${part}\u2069`).join(', ')}`,
    html: `${mail.html.slice(0, -END.length)}${foot}${END}`,
  };
}
