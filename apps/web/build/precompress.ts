/** Writes .br and .gz beside every built text file that the server may send as it is (pages carry a nonce: not those). */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const DIST = join(import.meta.dirname, '..', 'dist');
const TEXT_FILE = /\.(js|css|svg|json|txt|webmanifest)$/;
/** Below this size, bytes, compression gains nothing. */
const WORTH_IT = 512;

for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
  const path = join(DIST, name);
  if (!TEXT_FILE.test(name) || statSync(path).size < WORTH_IT) continue;
  const content = readFileSync(path);
  const hints = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${path}.br`, brotliCompressSync(content, { params: hints }));
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
}
