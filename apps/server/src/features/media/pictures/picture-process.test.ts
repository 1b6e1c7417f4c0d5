import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { encodePicture } from './picture-codec.ts';
import { askPictureProcess, beforeServing } from './picture-process.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
const processesOf = (parent: number) =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent && commandOf(pid).includes('picture-child'));

function parentOf(pid: number): number {
  const stat = readOr(`/proc/${pid}/stat`);
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}
const commandOf = (pid: number) => readOr(`/proc/${pid}/cmdline`);
function readOr(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

let folder: string;
let made = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qc-pictures-'));
});
afterAll(() => rm(folder, { recursive: true }));
const encode = (picture: Buffer) => encodePicture(picture, join(folder, String(++made)));

describe.runIf(process.platform === 'linux')('the picture process', () => {
  test('is one for all, and each of its threads gives way to everything else', async () => {
    const picture = await noise(300, 200);
    await Promise.all(Array.from({ length: 6 }, () => encode(picture)));
    const [pid = 0, ...others] = processesOf(process.pid);
    expect(others).toEqual([]);
    const threads = readdirSync(`/proc/${pid}/task`).map(Number);
    expect(threads.length).toBeGreaterThan(1);
    expect(new Set(threads.map((thread) => getPriority(thread)))).toEqual(new Set([19]));
  });

  test('before anybody is served it gives way to nothing', async () => {
    const priorityOf = (pid: number) => readdirSync(`/proc/${pid}/task`).map((thread) => getPriority(Number(thread)));
    const picture = await noise(64, 40);
    const hurried = await beforeServing(async () => {
      // One that is there already keeps its priority: at a start there is none.
      for (const pid of processesOf(process.pid)) process.kill(pid, 'SIGKILL');
      await encode(picture);
      const [pid = 0] = processesOf(process.pid);
      expect(new Set(priorityOf(pid))).toEqual(new Set([getPriority()]));
      return pid;
    });
    expect(await encode(picture)).toMatchObject({ ok: true });
    const [pid = 0] = processesOf(process.pid).filter((other) => other !== hurried);
    expect(new Set(priorityOf(pid))).toEqual(new Set([19]));
  });

  test('ended in the middle, it is started again, and everybody gets an answer', async () => {
    const picture = await noise(1600, 1000);
    await encode(picture);
    const [before = 0] = processesOf(process.pid);
    const answers = Array.from({ length: 3 }, () => encode(picture));
    setTimeout(() => process.kill(before, 'SIGKILL'), 20);
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ ok: true, value: { width: 1600, height: 1000 } });
    }
    expect(processesOf(process.pid)).not.toContain(before);
  });

  test('a picture with which it always ends is refused, and the next one is not', async () => {
    const picture = await noise(1600, 1000);
    await encode(picture);
    const killing = setInterval(() => {
      for (const pid of processesOf(process.pid)) process.kill(pid, 'SIGKILL');
    }, 5);
    const answer = await encode(picture);
    clearInterval(killing);
    expect(answer).toMatchObject({ ok: false, code: 'badImage' });
    expect(await encode(picture)).toMatchObject({ ok: true });
  });

  test('a fault there is a fault here', async () => {
    await expect(askPictureProcess(() => ({ kind: 'look', bytes: Buffer.from('no picture') }))).rejects.toThrow(
      'unsupported image format',
    );
  });

  test('keeps nobody from ending, and ends with its server, however that ends', async () => {
    const script = `
      const { encodePicture } = await import(process.argv[1]);
      const { readdirSync, readFileSync } = await import('node:fs');
      await encodePicture(Buffer.from(process.argv[2], 'base64'), process.argv[3]);
      const all = readdirSync('/proc').filter((pid) => Number(pid) > 0);
      const mine = all.filter((pid) => {
        try { return readFileSync('/proc/' + pid + '/stat', 'utf8').split(') ')[1].split(' ')[1] === String(process.pid); }
        catch { return false; }
      });
      console.log(mine.join());
      if (process.argv[4] === 'killed') process.kill(process.pid, 'SIGKILL');
    `;
    const codec = new URL('./picture-codec.ts', import.meta.url).href;
    const picture = (await noise(40, 30)).toString('base64');
    for (const ending of ['quietly', 'killed']) {
      const args = ['--input-type=module', '-e', script, codec, picture, join(folder, ending), ending];
      const run = await promisify(execFile)(process.execPath, args, { cwd: import.meta.dirname }).catch(
        (error: { stdout: string }) => error,
      );
      const pid = Number(run.stdout);
      expect(pid).toBeGreaterThan(0);
      await expect.poll(() => commandOf(pid), { timeout: 10_000 }).toBe('');
    }
  });
});
