import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { MISSING_GUARDS } from './planted-faults.ts';

/** A server for each guard that is taken out, in a process of its own. */
const WITHIN_MS = 120_000;

async function brokenRules(fault?: string): Promise<unknown> {
  const args = [join(import.meta.dirname, 'look-for-guards.ts'), ...(fault === undefined ? [] : ['--fault', fault])];
  const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: WITHIN_MS });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

it('every guard against hostile calls stands', { timeout: WITHIN_MS }, async () => {
  expect(await brokenRules()).toEqual([]);
});

it.each(MISSING_GUARDS)('is red without it: $name', { timeout: WITHIN_MS }, async ({ name, rule }) => {
  expect(await brokenRules(name)).toEqual([rule]);
});
