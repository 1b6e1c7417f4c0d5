import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { readText } from './source-files.ts';

const styles = createRequire(join(root, 'apps/web/package.json')).resolve('@mantine/core/styles.css');
const libraryOrder = readFileSync(styles, 'utf8');

/** Where the library itself puts a component: by the first class of its style sheet. */
function placeOf(component: string): number {
  const [first] = readFileSync(styles.replace('styles.css', `styles/${component}.css`), 'utf8').match(/\.m_\w+/) ?? [];
  return first === undefined ? -1 : libraryOrder.indexOf(first);
}

// A link is drawn as a text with more to it: with the sheets the other way round no link was underlined.
test('the style sheets of components stand in the order of the library', () => {
  const source = readText('apps/web/src/ui/mantine-styles.ts');
  const components = [...source.matchAll(/@mantine\/core\/styles\/([\w-]+)\.layer\.css/g)].map(([, name = '']) => name);
  expect(components.length).toBeGreaterThan(50);
  expect(components).toEqual(components.toSorted((one, other) => placeOf(one) - placeOf(other)));
});
