import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { childrenRunning, commandOf, threadPriorities } from '../../../testing/child-processes.ts';
import { encodePicture } from './picture-codec.ts';
import { askPictureProcess, beforeServing } from './picture-process.ts';

const noise = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 3, background: '#000000', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .png()
    .toBuffer();
const pictureProcesses = () => childrenRunning('picture-child');

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
    const [pid = 0, ...others] = pictureProcesses();
    expect(others).toEqual([]);
    const priorities = threadPriorities(pid);
    expect(priorities.length).toBeGreaterThan(1);
    expect(new Set(priorities)).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });

  test('before anybody is served it gives way to nothing', async () => {
    const picture = await noise(64, 40);
    const hurried = await beforeServing(async () => {
      // One that is there already keeps its priority: at a start there is none.
      for (const pid of pictureProcesses()) process.kill(pid, 'SIGKILL');
      await encode(picture);
      const [pid = 0] = pictureProcesses();
      expect(new Set(threadPriorities(pid))).toEqual(new Set([getPriority()]));
      return pid;
    });
    expect(await encode(picture)).toMatchObject({ ok: true });
    const [pid = 0] = pictureProcesses().filter((other) => other !== hurried);
    expect(new Set(threadPriorities(pid))).toEqual(new Set([constants.priority.PRIORITY_LOW]));
  });

  test('ended in the middle, it is started again, and everybody gets an answer', async () => {
    const picture = await noise(1600, 1000);
    await encode(picture);
    const [before = 0] = pictureProcesses();
    const answers = Array.from({ length: 3 }, () => encode(picture));
    setTimeout(() => process.kill(before, 'SIGKILL'), 20);
    for (const answer of await Promise.all(answers)) {
      expect(answer).toMatchObject({ ok: true, value: { width: 1600, height: 1000 } });
    }
    expect(pictureProcesses()).not.toContain(before);
  });

  test('a picture with which it always ends is refused, and the next one is not', async () => {
    const picture = await noise(1600, 1000);
    await encode(picture);
    const killing = setInterval(() => {
      for (const pid of pictureProcesses()) process.kill(pid, 'SIGKILL');
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
