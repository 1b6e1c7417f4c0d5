/**
 * Writes what the packages of others ask for beside the built pages: NOTICE.txt with the words of their licences, and
 * notices.json, a list for the page of licences.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { noticesAsText, readNotice } from './package-notices.ts';
import { productionPackages } from './production-packages.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const DIST = join(import.meta.dirname, '../../dist');
/** Where the product's code is that runs on the server and in browsers. The runtime itself hangs on the root. */
const PASSED_ON = ['apps/server', 'apps/web'];
const LEAD = `questions.creator is made with these packages of others. Each stands under its own licence.

mediabunny (MPL-2.0) is passed on unchanged; its sources are at the address named below.
libvips (LGPL-3.0-or-later) comes as a library of its own beside the server and may be exchanged.
The fonts Rubik and Noto Sans Arabic are under the SIL Open Font License.`;

const runtime = productionPackages(ROOT, ['']).filter((folder) => /node_modules\/node-/.test(folder));
const folders = [...new Set([...productionPackages(ROOT, PASSED_ON), ...runtime])]
  .map((folder) => join(ROOT, folder))
  .filter((folder) => existsSync(folder));
const notices = folders.map(readNotice);
writeFileSync(join(DIST, 'NOTICE.txt'), noticesAsText(LEAD, notices));
const list = notices.map(({ name, version, licence, source }) => ({ name, version, licence, source }));
writeFileSync(join(DIST, 'notices.json'), JSON.stringify(list));
console.log(`Notices of ${notices.length} packages; ${notices.filter(({ text }) => text === '').length} bring no text`);
