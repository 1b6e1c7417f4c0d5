import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
import { readText } from './source-files.ts';

interface SettingSchema {
  _zod: { def: { type: string; defaultValue?: unknown } };
  description?: string;
}

test('docs/settings.md has every setting of the server, with its default and what it means', async () => {
  const config: { Environment: { shape: Record<string, SettingSchema> } } = await import(
    join(root, 'apps/server/src/config.ts')
  );
  const page = readText('docs/settings.md');
  const rows = Object.entries(config.Environment.shape).map(([name, schema]) => {
    const { type, defaultValue } = schema._zod.def;
    return `| \`${name}\` | ${type === 'default' ? showDefault(defaultValue) : 'not set'} | ${schema.description} |`;
  });
  expect(rows.length).toBeGreaterThan(5);
  const written = page.split('\n').filter((line) => line.startsWith('| `'));
  expect(written.map((line) => line.replaceAll(/ +/g, ' '))).toEqual(rows);
});

function showDefault(value: unknown): string {
  if (typeof value === 'string' && value.startsWith(root))
    return `\`${value.slice(root.length + 1)}\` in the repository`;
  return Array.isArray(value) && value.length === 0 ? 'none' : `\`${String(value)}\``;
}
