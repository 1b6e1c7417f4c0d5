import { directionOf, type TransferType } from '@qc/contract';
import type { Person } from '#features/accounts';
import type { MailMessage } from '#platform/mail/outgoing-mail-store';
import { shareMailTexts } from './share-mail-texts.ts';

/** What the notice tells of. */
export interface ShareNews {
  sharerName: string;
  gameName: string;
  transferType: TransferType;
  /** Null: the server does not know its address, so that there is no link. */
  publicUrl: string | null;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** The notice to the receiver of a game, in that person's language, as plain text and as a page. */
export function shareMail(receiver: Person, news: ShareNews): Omit<MailMessage, 'id'> {
  const texts = shareMailTexts[receiver.language];
  const names = { sharer: news.sharerName, game: news.gameName, receiver: receiver.name };
  const list = news.transferType === 3 ? 'mine' : 'shared';
  const link =
    news.publicUrl && `${news.publicUrl}/${receiver.language}/${list === 'mine' ? 'my-games' : 'shared-games'}`;
  const plain = (text: string) => fill(text, names, isolate);
  const html = (text: string) => fill(escapeHtml(text), names, (name) => `<bdi>${escapeHtml(oneLine(name))}</bdi>`);
  const given = texts.given[news.transferType];
  const direction = directionOf(receiver.language);
  const where = link
    ? `<p><a href="${escapeHtml(link)}">${escapeHtml(texts.open)}</a></p>`
    : `<p>${escapeHtml(texts.where[list])}</p>`;
  return {
    recipient: receiver.contactEmail === '' ? receiver.email : receiver.contactEmail,
    subject: fill(texts.subject, names, isolate),
    plain: [plain(texts.greeting), plain(given), link ? `${texts.open}: ${link}` : texts.where[list], texts.why].join(
      '\n\n',
    ),
    html: [
      `<!doctype html><html lang="${receiver.language}" dir="${direction}"><head><meta charset="utf-8">`,
      `<title>${fill(escapeHtml(texts.subject), names, (name) => escapeHtml(oneLine(name)))}</title></head>`,
      `<body dir="${direction}" style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5">`,
      `<p>${html(texts.greeting)}</p><p>${html(given)}</p>${where}`,
      `<p style="font-size:13px;color:#555">${escapeHtml(texts.why)}</p></body></html>`,
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

/** A name keeps its own direction inside a line of the other one. */
function isolate(name: string): string {
  return `\u2068${oneLine(name)}\u2069`;
}

function oneLine(name: string): string {
  return name.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}
