import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where a change is judged (`CI`), generated cases follow from the version: the same commit gets the same answer twice,
 * and the next version other cases. Everywhere else they are other ones each time.
 */
if (process.env['CI']) {
  const { default: fc } = await import('fast-check');
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  const seed = [...version].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7);
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });
}
