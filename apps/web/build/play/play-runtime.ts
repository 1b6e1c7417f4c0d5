import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the player's page keeps its one Preact, for the file that comes later. */
const HOLDER = 'globalThis.qcRuntime';
const ID = '\0qc-play-runtime';
const RUNTIME = /^(react|react-dom|react\/jsx-(dev-)?runtime|preact(\/.*)?|\.\/letters-context\.ts)$/;
/**
 * What the later file may use of it. No `createContext`: a context made there would be a second one beside the page's,
 * so the build refuses it. A context of both is lent whole, as `Letters` is.
 */
const NAMES = [
  'useContext',
  'useEffect',
  'useId',
  'useLayoutEffect',
  'useRef',
  'useState',
  'jsx',
  'jsxs',
  'Fragment',
  'Letters',
];

/** In the later file: the page's Preact instead of a second one, whose hooks would not work inside the first. */
export function borrowRuntime(): Plugin {
  return {
    name: 'qc-borrow-runtime',
    enforce: 'pre',
    resolveId: (source) => (RUNTIME.test(source) ? ID : null),
    load: (id) => (id === ID ? `export const { ${NAMES.join(', ')} } = ${HOLDER};` : null),
  };
}

/** In the player's page: lends its Preact. */
export function lendRuntime(entry: string): Plugin {
  return {
    name: 'qc-lend-runtime',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(entry)) return null;
      const hooks = NAMES.filter((name) => name.startsWith('use'));
      return (
        `import { ${hooks.join(', ')} } from 'react';\nimport { jsx, jsxs, Fragment } from 'react/jsx-runtime';\n` +
        `import { Letters } from '../features/show/parts/letters-context.ts';\n` +
        `${code}\n${HOLDER} = { ${NAMES.join(', ')} };`
      );
    },
  };
}

/** Puts in the address of a later file, which must be built by then, where the code says `constant`. */
export function nameLater(constant: string, file: string): Plugin {
  return {
    name: `qc-name-${file}`,
    // Asked for by a build only: tools that merely read the configuration find no built file.
    config: () => ({ define: { [constant]: JSON.stringify(builtLater(file)) } }),
  };
}

function builtLater(file: string): string {
  const folder = join(import.meta.dirname, '../../dist/assets');
  const name =
    existsSync(folder) && readdirSync(folder).find((one) => one.startsWith(`${file}-`) && one.endsWith('.js'));
  if (!name) throw new Error(`${file} must be built before what names it`);
  return `/assets/${name}`;
}
