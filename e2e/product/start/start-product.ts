/** Starts the built product on fresh data, as `npm start` would, and ends with it. Run by the browser test runner. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { baseUrl, dataFolder, firstDataFolder, owner, port, stripeKeys, stripePort, stripeUrl } from './addresses.ts';
import { keepFirstData } from './keep-first-data.ts';
import { untilReady } from './until-ready.ts';
import { startStripeStandIn } from '../stand-ins/stripe-stand-in.ts';

rmSync(dataFolder, { recursive: true, force: true });
const webhookUrl = `${baseUrl}/payment/webhook/stripe`;
const server = spawn(process.execPath, [join(import.meta.dirname, '../../../apps/server/src/main.ts')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: baseUrl,
    DATA_DIR: dataFolder,
    DATABASE_URL: '',
    OWNER_EMAIL: owner.email,
    OWNER_PASSWORD: owner.password,
    // Whoever registers can run what a journey needs.
    WELCOME_CREDITS: '1000',
    WELCOME_PER_NETWORK: '100000',
    STRIPE_SECRET_KEY: stripeKeys.secretKey,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
    STRIPE_API_URL: stripeUrl,
    LOG_LEVEL: 'warn',
  },
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
server.on('exit', (code) => {
  for (const folder of [dataFolder, firstDataFolder]) rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
// The journeys wait for the stand-in: none of them has begun when the data are copied.
await untilReady();
keepFirstData(dataFolder, firstDataFolder);
await startStripeStandIn({ port: stripePort, webhookUrl, ...stripeKeys });
