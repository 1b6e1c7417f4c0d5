// npm run bench <name>: measurements. Plain JavaScript; the measurements themselves run on the product's Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { benches } from './benches.mjs';
import { productNode, root } from './paths.mjs';

const [name, ...rest] = process.argv.slice(2);
const bench = Object.entries(benches).find(([known]) => known === name)?.[1];
if (bench === undefined) {
  console.log('npm run bench <name>:');
  for (const [known, { about }] of Object.entries(benches)) console.log(`  ${known.padEnd(8)}${about}`);
  process.exit(name === undefined ? 0 : 2);
}
const child = spawn(productNode, [join(root, bench.file), ...rest], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 1));
