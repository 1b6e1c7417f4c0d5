import { LANGUAGES } from '@qc/contract/languages';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Plugin } from 'vite';

/** The fonts that a page in a language begins with, by a part of their files' names. */
const FONTS = [...new Set(LANGUAGES.flatMap((language) => LANGUAGE_SERVICES[language].fonts))].map((file) => ({
  file,
  languages: LANGUAGES.filter((language) => LANGUAGE_SERVICES[language].fonts.includes(file)).join(' '),
}));

/**
 * Has the fonts asked for with the page, not after its styles and all its script. Each link names its languages: the
 * server leaves those of the page's own.
 */
export function preloadFonts(): Plugin {
  return {
    name: 'qc-preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        FONTS.map(({ file, languages }) => {
          const name = Object.keys(bundle).find((one) => one.includes(file) && one.endsWith('.woff2'));
          if (name === undefined) throw new Error(`The build gave no font ${file}`);
          return {
            tag: 'link',
            injectTo: 'head',
            attrs: {
              rel: 'preload',
              as: 'font',
              type: 'font/woff2',
              href: `/${name}`,
              crossorigin: true,
              'data-languages': languages,
            },
          };
        }),
    },
  };
}
