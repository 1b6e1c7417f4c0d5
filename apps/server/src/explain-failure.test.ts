import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const LEDGER = ['ledger.ts', 'verify'];
const OTHERS = [
  ['owner.ts', 'new-password', '--email', 'owner@school.org'],
  ['replay.ts', '123456'],
  ['backup.ts', 'make', join(tmpdir(), 'qc-no-such-backup')],
];
const nowhere = join(tmpdir(), 'qc-no-such-folder');

/** What a command prints, and how it ends. */
function run([file = '', ...args]: string[], env: Record<string, string>): Promise<{ code: number; printed: string }> {
  return new Promise((resolve) => {
    const command = [join(import.meta.dirname, file), ...args];
    const settings = { ...process.env, DATABASE_URL: '', DATA_DIR: nowhere, ...env };
    const child = execFile(process.execPath, command, { env: settings }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    );
  });
}

// All explain by one function: one command shows all that it says, and each of the others that it asks it.
it.each<[string, Record<string, string>, string, string[][]]>([
  ['a wrong setting', { PORT: 'abc' }, 'PORT must be a whole number', [LEDGER]],
  ['no database', {}, `There is no database at ${join(nowhere, 'questions.sqlite')}`, [LEDGER, ...OTHERS]],
  [
    'a database that is away',
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    'DATABASE_URL cannot be used: connect',
    [LEDGER],
  ],
])(
  'commands say in a line what is wrong: %s',
  async (_what, env, words, commands) => {
    const ended = await Promise.all(commands.map((command) => run(command, env)));
    for (const { code, printed } of ended) {
      expect(printed).toContain(words);
      expect(printed).not.toContain('    at ');
      expect(code).toBe(2);
    }
  },
  120_000,
);
