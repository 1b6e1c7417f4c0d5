import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Port of the product under test. */
export const port = Number(process.env['QC_E2E_PORT'] ?? 4800);
/** Where the product under test answers. */
export const baseUrl = `http://127.0.0.1:${port}`;
/** Its data; wiped before each run. */
export const dataFolder = join(tmpdir(), `qc-e2e-${port}`);
/** Its data as they are when it has started for the first time: the owner, the demo games and their pictures. */
export const firstDataFolder = join(tmpdir(), `qc-e2e-first-${port}`);
/** The owner's account, made at the first start. */
export const owner = { email: 'owner@school.org', password: 'journeys-2026' };
/** Where the stand-in of Stripe answers, beside the product; see `stripe-stand-in.ts`. */
export const stripePort = port + 1000;
export const stripeUrl = `http://127.0.0.1:${stripePort}`;
/** The keys that product and stand-in share. */
export const stripeKeys = { secretKey: 'sk_test_journeys2026', webhookSecret: 'whsec_journeys2026' };
