import { directionOf } from '@qc/words';
import type { Language } from '@qc/contract';
import type { WrittenMail } from './outgoing-mail-store.ts';

/** What a letter says. In its texts `{word}` stands for one of `names`. */
export interface Letter {
  language: Language;
  recipient: string;
  subject: string;
  paragraphs: readonly string[];
  /** The one thing to press. */
  link?: { words: string; address: string } | undefined;
  /** A text to be copied by hand, alone on its line. */
  code?: string | undefined;
  /** In small print at the end. */
  small: string;
  /** Texts of people: they stay text, whatever is in them. */
  names: Record<string, string>;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A letter in its person's language, as plain text and as a page, mirrored where the language is. */
export function writeLetter(letter: Letter): WrittenMail {
  const { language, recipient, link, code, names } = letter;
  const plain = (text: string) => fill(text, names, (name) => `\u2068${oneLine(name)}\u2069`);
  const html = (text: string) => fill(escapeHtml(text), names, (name) => `<bdi>${escapeHtml(oneLine(name))}</bdi>`);
  const direction = directionOf(language);
  const title = fill(escapeHtml(letter.subject), names, (name) => escapeHtml(oneLine(name)));
  return {
    recipient,
    subject: plain(letter.subject),
    plain: [
      ...letter.paragraphs.map(plain),
      ...(link ? [`${link.words}:\n${link.address}`] : []),
      ...(code === undefined ? [] : [code]),
      plain(letter.small),
    ].join('\n\n'),
    html: [
      `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8"><title>${title}</title></head>`,
      `<body dir="${direction}" style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">`,
      ...letter.paragraphs.map((text) => `<p>${html(text)}</p>`),
      link ? `<p><a href="${escapeHtml(link.address)}">${escapeHtml(link.words)}</a></p>` : '',
      code === undefined ? '' : `<p dir="ltr" style="font-family:monospace;font-size:20px">${escapeHtml(code)}</p>`,
      `<p style="font-size:13px;color:#555">${html(letter.small)}</p></body></html>`,
    ].join(''),
  };
}

/** Every name goes in at once: one that looks like a place for another stays text. */
function fill(text: string, names: Record<string, string>, write: (name: string) => string): string {
  return text.replace(/\{(\w+)\}/g, (place, key: string) => {
    const name = names[key];
    return name === undefined ? place : write(name);
  });
}

/** Text of people on one line. */
export function oneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Text as a page shows it. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
