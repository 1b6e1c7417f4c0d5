/** Writes the program that shows the offline page, with the page in it, so that it has to keep nothing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlinePage } from './offline-page.ts';

const source = readFileSync(join(import.meta.dirname, 'offline-worker.js'), 'utf8');
const worker = source.replace("'__OFFLINE_PAGE__'", () => JSON.stringify(offlinePage()));
writeFileSync(join(import.meta.dirname, '../../dist/offline-worker.js'), worker);
