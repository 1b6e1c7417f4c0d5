/** Packs the built bridge as npm runs it from an address, and puts it beside the built web app, from where the server gives it out. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BRIDGE = join(import.meta.dirname, '..');
const ROOT = join(BRIDGE, '../..');
const PACKAGE = join(BRIDGE, 'dist/package');
const WEB = join(BRIDGE, '../web/dist');
/** What is in the bundle and wants to be named. */
const BUNDLED = ['ws', 'zod'];

const { version }: { version: string } = JSON.parse(readFileSync(join(BRIDGE, 'package.json'), 'utf8'));
const manifest = {
  name: 'questions-bridge',
  version,
  description: 'Hears clickers at this computer for a room of questions.creator',
  license: 'UNLICENSED',
  type: 'module',
  bin: { 'questions-bridge': 'bridge.mjs' },
  engines: { node: '>=20' },
  // Where one cannot be installed, the bridge says so and does without it.
  optionalDependencies: JSON.parse(readFileSync(join(import.meta.dirname, 'parts.json'), 'utf8')),
};
writeFileSync(join(PACKAGE, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
copyFileSync(join(ROOT, 'LICENSE'), join(PACKAGE, 'LICENSE'));
const notices = BUNDLED.map(
  (name) => `${name}\n\n${readFileSync(join(ROOT, 'node_modules', name, 'LICENSE'), 'utf8')}`,
);
writeFileSync(join(PACKAGE, 'NOTICE.txt'), notices.join('\n'));
mkdirSync(WEB, { recursive: true });
execFileSync('tar', ['-czf', join(WEB, `bridge-${version}.tgz`), '-C', join(BRIDGE, 'dist'), 'package']);
