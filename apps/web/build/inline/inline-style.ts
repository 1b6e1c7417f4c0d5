import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Puts a bundle's style sheet into its one script, which adds it to the page as a sheet made by script: the page's
 * policy names its own style elements and no others. The script's name is made from the whole, so that a change of
 * styles alone is a new file too.
 */
export function inlineStyle(): Plugin {
  return {
    name: 'qc-inline-style',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'));
        const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        if (script?.type !== 'chunk') throw new Error('The build gave no script');
        let css = '';
        for (const sheet of sheets) {
          if (sheet.type === 'asset') css += String(sheet.source).trim();
          delete bundle[sheet.fileName];
        }
        const add =
          `const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(css)});` +
          'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s];';
        const code = script.code.replace(/export\s*\{[^{}]*\};?\s*$/, (ends) => `{${add}}${ends}`);
        if (!code.includes(add)) throw new Error('The script ends without its exports');
        const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
        delete bundle[script.fileName];
        this.emitFile({ type: 'asset', fileName: `assets/${script.name}-${hash}.js`, source: code });
      },
    },
  };
}
