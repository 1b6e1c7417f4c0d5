import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compiledCode } from '#platform/compiled-code';
import { closeFolder } from '#platform/files/private-files';

/** Starting a process takes seconds on a busy machine. */
const LONG_MS = 120_000;
const run = promisify(execFile);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'qc-private-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const openToOthers = (place: string) =>
  [place, ...readdirSync(place, { recursive: true, encoding: 'utf8' }).map((name) => join(place, name))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  );

/** What a person makes by hand before the first start. */
function makeOpenFolder(name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  chmodSync(path, 0o755);
  return path;
}

describe.skipIf(process.platform === 'win32')('files of the data', () => {
  it(
    'a server and a backup leave nothing that another user of the machine could read',
    async () => {
      const before = process.umask(0o022);
      try {
        const dataDir = makeOpenFolder('data');
        const place = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DATABASE_URL: '' };
        const env = { PATH: process.env['PATH'], ...compiledCode(), ...place };
        const server = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], { env, stdio: 'pipe' });
        let said = '';
        server.stderr.on('data', (part) => (said += String(part)));
        for await (const part of server.stdout) {
          said += String(part);
          if (said.includes('is ready')) break;
        }
        expect(said).toContain('is ready');
        const copy = makeOpenFolder('copy');
        const ended = once(server, 'exit');
        await run(process.execPath, [join(import.meta.dirname, 'backup.ts'), 'make', copy], { env });
        expect(readdirSync(dataDir)).toContain('questions.sqlite-wal');
        expect(openToOthers(dataDir)).toEqual([]);
        expect(readdirSync(copy)).toContain('questions.sqlite');
        expect(openToOthers(copy).filter((path) => path !== copy)).toEqual([]);
        server.kill('SIGKILL');
        await ended;
      } finally {
        process.umask(before);
      }
    },
    LONG_MS,
  );

  it('warns of a folder that programs share, and leaves it as it is', () => {
    const shared = makeOpenFolder('shared');
    chmodSync(shared, 0o1777);
    const lines: string[] = [];
    closeFolder(shared, pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }));
    expect(lines.join('')).toContain('other users of this machine may enter');
    expect(statSync(shared).mode & 0o1777).toBe(0o1777);
  });
});
