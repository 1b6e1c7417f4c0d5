import type { GroupName } from '@qc/words/groups';
import type { Plugin } from 'vite';
import { CSP_NONCE } from '../app/csp-nonce.ts';
import { inScript } from './in-script.ts';
import { wordsInPage } from '../words/words-in-page.ts';

const SCRIPT_TAG = /<script\b[^>]*\bsrc="\/([^"]+)"[^>]*><\/script>/g;
const STYLE_TAG = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="\/([^"]+)"[^>]*>/g;

/** Puts the page's one script and one style sheet into the document itself, and drops their files. Before them come its first words. */
export function inlinePage(words: readonly GroupName[]): Plugin {
  return {
    name: 'qc-inline-page',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = bundle['play.html'];
        if (page?.type !== 'asset') throw new Error('The build gave no play.html');
        let html = String(page.source);
        const scripts: string[] = [];
        html = html.replace(SCRIPT_TAG, (_tag, name: string) => {
          const chunk = bundle[name];
          if (chunk?.type !== 'chunk') throw new Error(`The player's page names a script that was not built: ${name}`);
          delete bundle[name];
          scripts.push(inScript(chunk.code));
          return '';
        });
        html = html.replace(STYLE_TAG, (_tag, name: string) => {
          const sheet = bundle[name];
          if (sheet?.type !== 'asset')
            throw new Error(`The player's page names a style sheet that was not built: ${name}`);
          delete bundle[name];
          return `<style nonce="${CSP_NONCE}">${String(sheet.source).trim()}</style>`;
        });
        const inlined = scripts.map((code) => `<script type="module" nonce="${CSP_NONCE}">${code}</script>`).join('');
        const { html: spoken } = await wordsInPage(words, CSP_NONCE);
        // At the end of the body: the page's own markup paints before the script runs.
        page.source = html.replace('</body>', () => `${spoken}${inlined}</body>`).replace(/\n\s*/g, '\n');
      },
    },
  };
}
