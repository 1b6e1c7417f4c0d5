// npm run dev: the server, restarted when its sources change, and Vite in front of it with instant page updates.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { binFolder, productNode, root, toolEnvironment } from './paths.mjs';

await ensureInstalled();
const env = toolEnvironment();
const children = [
  spawn(productNode, ['--watch', '--watch-preserve-output', join(root, 'apps/server/src/main.ts')], {
    env,
    stdio: 'inherit',
  }),
  spawn(join(binFolder, 'vite'), [], { env, stdio: 'inherit', cwd: join(root, 'apps/web') }),
];
const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, stop);
for (const child of children) {
  child.on('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
