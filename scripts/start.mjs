// npm start: installs and builds what is missing (a release comes built), then runs the server. Plain JavaScript for Node 20 and newer.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { productNode, root } from './paths.mjs';

try {
  const installed = await ensureInstalled();
  const built = existsSync(join(root, 'apps/web/src')) && (await (await import('./build-web.mjs')).ensureWebBuilt());
  if (!installed && !built) console.log('Packages and web app are up to date.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

// Read once, the code is kept compiled: the next start, and every thread that is started for a report, costs a fraction.
const env = { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-compile'), ...process.env };
const server = spawn(productNode, [join(root, 'apps/server/src/main.ts')], { stdio: 'inherit', env });
const fromTerminal = process.stdin.isTTY ? ['SIGINT', 'SIGHUP'] : [];
let lastSignalMs = 0;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    // A terminal signals the server too, and npm passes signals on: twice would mean 'at once' to the server.
    if (fromTerminal.includes(signal) || Date.now() - lastSignalMs < 1000) return;
    lastSignalMs = Date.now();
    server.kill(signal);
  });
}
server.on('error', (error) => {
  console.error(`The server could not be started: ${error.message}`);
  process.exit(1);
});
server.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
