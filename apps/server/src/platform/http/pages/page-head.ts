import { wordsOf } from '@qc/words/server';
import { directionOf, LANGUAGE_SERVICES } from '@qc/words';
import { type Direction, DEFAULT_LANGUAGE, isLanguage, type Language } from '@qc/contract';

/** The product's name, the same in every language. */
const PRODUCT = 'questions.creator';

/** What a page says about itself before any script runs: to previews of links, search engines, and screen readers. */
export interface PageHead {
  language: Language;
  direction: Direction;
  title: string;
  description: string;
}

/** The picture beside a link, made by the build. */
const PICTURE = { path: '/link-picture.png', width: 1200, height: 630 };
/** A font that pages in some languages begin with, as the web build names it. */
const FONT_LINK = /<link rel="preload" as="font"[^>]*data-languages="([a-z ]*)"[^>]*>/g;
/** A file of the app, of the frame around most of its screens, or of the guests' small page, as the web build names it. */
const PART_LINK = /<link rel="(?:modulepreload|preload)"[^>]*data-part="(app|frame|guest)"[^>]*>/g;
/** Addresses of screens that have the whole window, without a frame. */
const WHOLE_WINDOW = /^\/[^/]+\/(?:create-game|operate|present|screen)(?:\/|$)/;

/** The head of an address of the app: in its language, else in the product's own. */
export function appHead(path: string): PageHead {
  const [, first] = path.split('/');
  const language = isLanguage(first) ? first : DEFAULT_LANGUAGE;
  return { language, direction: directionOf(language), title: PRODUCT, description: wordsOf(language).page.product };
}

/** The head of the player's page in a language; `room`: what its code opens. */
export function playerHead(own: Language, room: Omit<PageHead, 'description'> | null = null): PageHead {
  const { language = own, direction = directionOf(own), title = PRODUCT } = room ?? {};
  return { language, direction, title, description: wordsOf(language).page.join };
}

/** Puts a head into a built page. `address`: that of the page, as people know it. */
export function fillHead(html: string, head: PageHead, address: { origin: string; path: string }): string {
  const { language, direction, title, description } = head;
  const property = (name: string, content: string) => `<meta property="${name}" content="${escapeHtml(content)}" />`;
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}" />`,
    property('og:type', 'website'),
    property('og:site_name', PRODUCT),
    property('og:title', title),
    property('og:description', description),
    property('og:url', `${address.origin}${address.path}`),
    property('og:locale', LANGUAGE_SERVICES[language].cardLocale),
    property('og:image', `${address.origin}${PICTURE.path}`),
    property('og:image:width', String(PICTURE.width)),
    property('og:image:height', String(PICTURE.height)),
    property('og:image:alt', wordsOf(language).page.picture),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('');
  return html
    .replace(FONT_LINK, (link, languages: string) => (languages.split(' ').includes(language) ? link : ''))
    .replace(/<html lang="he" dir="rtl">/, () => `<html lang="${language}" dir="${direction}">`)
    .replace(/<title>[^<]*<\/title>/, () => tags);
}

/**
 * Leaves in a built page the files that this visitor begins with at this path. For a guest those of the app are put
 * aside: the page has them fetched when its form is there.
 */
export function keepParts(html: string, visitor: 'guest' | 'app', path: string): string {
  return html.replace(PART_LINK, (link, part: string) => {
    if (part === visitor || (part === 'frame' && visitor === 'app' && !WHOLE_WINDOW.test(path))) return link;
    return visitor === 'guest' ? link.replace(/rel="[a-z]+"/, 'rel="later"') : '';
  });
}

/** A text as it may stand in the markup, also between quotation marks. */
export function escapeHtml(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}
