import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** What is copied; everything else is used where it is. */
const COPIED = ['package.json', 'packages', 'apps/server'];
/** Its version. */
export const NEXT = '99.0.0';
/** What its consoles can say besides: it does what `mute` does. */
export const NEW_ACTION = 'hush';

/** Made of this release: what a next one may bring. Each part of a text is there once. */
const CHANGES: readonly [path: string, before: RegExp, after: string][] = [
  ['apps/server/package.json', /"version": "[^"]+"/, `"version": "${NEXT}"`],
  ['apps/server/src/platform/house-format.ts', /HOUSE_FORMAT = (\d+)/, 'HOUSE_FORMAT = $1 + 1'],
  [
    'apps/server/src/features/rooms/keeping/command-format.ts',
    /SINCE: FormatsOfCommands = \{/,
    `SINCE: FormatsOfCommands & Record<string, number> = { ${NEW_ACTION}: HOUSE_FORMAT, `,
  ],
  [
    'apps/server/src/features/rooms/keeping/command-format.ts',
    /^/,
    "import { HOUSE_FORMAT } from '#platform/house-format';\n",
  ],
  [
    'packages/contract/src/live/client-messages.ts',
    /z\.strictObject\(\{ do: z\.literal\('mute'\)/,
    `z.strictObject({ do: z.literal('${NEW_ACTION}'), on: z.boolean() }), $&`,
  ],
  ['packages/engine/src/commands/operate.ts', /case 'mute':/, `case '${NEW_ACTION}':\n    $&`],
  [
    'apps/server/src/platform/db/migrate.ts',
    /\n\};/,
    "  '9999-next': { up: (db) => db.schema.alterTable('room').addColumn('next', 'text').execute() },$&",
  ],
  // Every second a word that the release before does not read.
  [
    'apps/server/src/platform/bus/connect-bus.ts',
    /return withKnownFormats\((.*), log\);/,
    `const bus = withKnownFormats($1, log);
    setInterval(() => bus.publish('house.owner', '{"v":2,"server":"next","rooms":"otherwise"}'), 1000).unref();
    return bus;`,
  ],
];

/** A copy of this release that is made to be the next one: its root, and the way to remove it. */
export function makeNextRelease(): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'qc-next-release-'));
  const isCopied = (path: string) => !/(^|\/)(node_modules|dist|\.types)$/.test(path);
  for (const part of COPIED) cpSync(join(ROOT, part), join(root, part), { recursive: true, filter: isCopied });
  for (const app of readdirSync(join(ROOT, 'apps')))
    if (app !== 'server') symlinkSync(join(ROOT, 'apps', app), join(root, 'apps', app));
  const packages = join(root, 'node_modules');
  mkdirSync(packages);
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name === '@qc')
      cpSync(join(ROOT, 'node_modules', name), join(packages, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(ROOT, 'node_modules', name), join(packages, name));
  for (const [path, before, after] of CHANGES) {
    const text = readFileSync(join(root, path), 'utf8');
    if (!before.test(text)) throw new Error(`${path} is not as the next release is made of it`);
    writeFileSync(join(root, path), text.replace(before, after));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
