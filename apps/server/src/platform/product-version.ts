import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of this server, as its package says. */
export const PRODUCT_VERSION = readVersion();

function readVersion(): string {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return '';
  return typeof parsed.version === 'string' ? parsed.version : '';
}
