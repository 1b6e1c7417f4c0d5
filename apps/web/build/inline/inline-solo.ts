import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { inScript } from './in-script.ts';
import type { GroupWords } from '../words/bundle-words.ts';
import { wordsInPage } from '../words/words-in-page.ts';

const SCRIPT_TAG = /<script\b[^>]*\bsrc="\/([^"]+)"[^>]*><\/script>/g;
/** A block of data, whatever the formatter put around its words. */
const DATA_TAG = /(<script type="application\/json"[^>]*>)\s*([^<]*?)\s*(<\/script>)/g;
/** Where the server puts the game; it looks for exactly this. */
const GAME_PLACE = '<script type="application/json" id="game">null</script>';
const STYLE_TAG = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g;

/** A source that the page's policy lets run: exactly these bytes and no others. */
function sourceHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** One style element; `letters`: the font in it holds these, as `unicode-range` says it. */
interface Style {
  css: string;
  letters: string | null;
}

/** Each font in an element of its own: the export leaves out what the game's letters do not need. */
function apartFromFonts(css: string): Style[] {
  const fonts: Style[] = [];
  const rest = css.replace(/@font-face\s*\{[^}]*\}/g, (font) => {
    fonts.push({ css: font, letters: /unicode-range:\s*([^;}]*)/.exec(font)?.[1] ?? null });
    return '';
  });
  return [{ css: rest, letters: null }, ...fonts];
}

/** What such a page lets in beside its own script; each a list of sources as its policy says them. */
interface PagePolicy {
  /** Absent: its own style sheet alone. */
  styles?: string;
  pictures?: string;
  workers?: string;
}

/**
 * Makes a built page that needs nothing beside itself: its one script and style sheet stand in the document, and its
 * own policy forbids every other script and every request but films and mini-games of other sites in their frames.
 */
export function inlineSolo(
  pageName: string,
  words: readonly GroupWords[],
  { styles: anyStyles, pictures = 'data:', workers = "'none'" }: PagePolicy = {},
): Plugin {
  return {
    name: 'qc-inline-solo',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle[pageName];
        if (page?.type !== 'asset') throw new Error(`The build gave no ${pageName}`);
        const scripts: string[] = [];
        const styles: Style[] = [];
        const take = (name: string): string => {
          const built = bundle[name];
          if (!built) throw new Error(`${pageName} names a file that was not built: ${name}`);
          delete bundle[name];
          return built.type === 'chunk' ? built.code.trim() : String(built.source).trim();
        };
        let html = String(page.source).replace(DATA_TAG, '$1$2$3');
        if (!html.includes(GAME_PLACE)) throw new Error(`${pageName} has no place for the game`);
        html = html.replace(SCRIPT_TAG, (_tag, name: string) => {
          scripts.push(inScript(take(name)));
          return '';
        });
        html = html.replace(STYLE_TAG, (_tag, name: string) => {
          styles.push(...apartFromFonts(take(name).replaceAll('</style', '<\\/style')));
          return '';
        });
        const spoken = await wordsInPage(words);
        const policy = [
          "default-src 'none'",
          `script-src ${[...spoken.scripts, ...scripts].map(sourceHash).join(' ')}`,
          `style-src ${anyStyles ?? styles.map(({ css }) => sourceHash(css)).join(' ')}`,
          `img-src ${pictures}`,
          'media-src data: blob:',
          'font-src data:',
          'frame-src https:',
          `worker-src ${workers}`,
          "base-uri 'none'",
          "form-action 'none'",
        ].join('; ');
        const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
        const sheets = styles
          .map(({ css, letters }) => `<style${letters === null ? '' : ` data-letters="${letters}"`}>${css}</style>`)
          .join('');
        const inlined = scripts.map((code) => `<script type="module">${code}</script>`).join('');
        page.source = html
          .replace(/\n\s*/g, '\n')
          .replace('<meta charset="utf-8" />', () => `<meta charset="utf-8" />${head}`)
          .replace('</head>', () => `${sheets}</head>`)
          .replace('</body>', () => `${spoken.html}${inlined}</body>`);
      },
    },
  };
}
