import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firstDataFolder } from './addresses.ts';

const repository = join(import.meta.dirname, '../../..');

/** One start of the product, beside the one that all journeys share. */
export interface Started {
  /** What it printed so far. */
  output(): string;
  /** Waits for words in its output and gives them; throws after two minutes, with the output, or when it ended before. */
  says(words: RegExp): Promise<RegExpMatchArray>;
  /** Its exit code, once it ends. */
  ended: Promise<number | null>;
  /** Ends it as an operating system does. */
  stop(): Promise<number | null>;
}

/**
 * Runs `npm start`'s script on data of its own. Values of `settings` go into the environment. With `isFurnished` the data
 * are those that the journeys' product had first, with `owner` in it: drawing the demo games' pictures takes longer than
 * all the rest of a first start, and stands back behind all else on the machine.
 */
export function startAgain(settings: Record<string, string>, { isFurnished = false } = {}): Started {
  const folder = mkdtempSync(join(tmpdir(), 'qc-start-'));
  if (isFurnished) cpSync(firstDataFolder, folder, { recursive: true });
  const child: ChildProcess = spawn(process.execPath, [join(repository, 'scripts/start.mjs')], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      OWNER_EMAIL: '',
      OWNER_PASSWORD: '',
      WELCOME_CREDITS: '1000',
      WELCOME_PER_NETWORK: '100000',
      ...settings,
    },
  });
  let printed = '';
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  child.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  void ended.then(() => rmSync(folder, { recursive: true, force: true }));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  return {
    output: () => printed,
    ended,
    says: async (words) => {
      for (let waited = 0; waited < 120_000; waited += 100) {
        const found = words.exec(printed);
        if (found) return found;
        if (hasEnded) break;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`the start did not say ${words}; it said:\n${printed}`);
    },
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
