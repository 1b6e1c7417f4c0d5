import type { Plugin } from 'vite';
import { noticesAsText, packageFolder, readNotice } from './package-notices.ts';

/** Where the page's template keeps the place for them. */
const PLACE = '<script type="text/plain" id="notices"></script>';
const LEAD = 'This page was made with questions.creator. It holds parts of these packages:';

/**
 * Puts the notices of all packages whose code or fonts are in the page into the page itself: an exported page leaves
 * the house alone. Runs after the page was inlined.
 */
export function carryNotices(pageName: string): Plugin {
  const folders = new Set<string>();
  return {
    name: 'qc-carry-notices',
    apply: 'build',
    enforce: 'post',
    moduleParsed({ id }) {
      const folder = packageFolder(id);
      if (folder !== null) folders.add(folder);
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle[pageName];
        if (page?.type !== 'asset') throw new Error(`The build gave no ${pageName}`);
        const html = String(page.source);
        if (!html.includes(PLACE)) throw new Error(`${pageName} has no place for the notices`);
        if (folders.size === 0) throw new Error(`${pageName}: no package was seen`);
        const text = noticesAsText(LEAD, [...folders].sort().map(readNotice)).replaceAll('</script', '<\\/script');
        page.source = html.replace(PLACE, () => PLACE.replace('><', () => `>\n${text}<`));
      },
    },
  };
}
