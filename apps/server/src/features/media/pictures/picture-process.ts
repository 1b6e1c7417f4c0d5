import { fork, type ChildProcess } from 'node:child_process';
import { compiledCode } from '#platform/compiled-code';
import { createGate } from '#platform/gate';
import type { NumberedAnswer, NumberedTask, PictureAnswer, PictureTask } from './picture-tasks.ts';

/** Pictures decoded at the same time, uploads and delivery together. */
const AT_ONCE = 2;
/** The library's own limit is shorter; this one is for a process that no longer answers at all. */
const TIME_MAX_MS = 60_000;

/** The GNU allocator otherwise keeps what a picture took: twice the memory. Other systems do not know the names. */
const MEMORY_GOES_BACK = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

interface Waiting {
  give(answer: PictureAnswer): void;
  fail(error: Error): void;
  timer: NodeJS.Timeout;
}

/** The process ended, or had to be ended, before it answered: the picture may be why. */
export class PictureProcessEnded extends Error {}

const throughGate = createGate(AT_ONCE);
const waiting = new Map<number, Waiting>();
let child: ChildProcess | null = null;
let lastNumber = 0;
let givesWay = true;

/**
 * Does something before this server serves anybody: its pictures are drawn at the usual priority, so that a machine with
 * much else to do does not keep a first start waiting for minutes. Afterwards all give way again.
 */
export async function beforeServing<T>(work: () => Promise<T>): Promise<T> {
  givesWay = false;
  try {
    return await work();
  } finally {
    givesWay = true;
    const hurried = child;
    child = null;
    hurried?.kill('SIGKILL');
  }
}

/**
 * Has a picture looked into when its turn comes (`prepare` may read it then), in a process of its own and of lowest
 * priority: a live room must not feel it, and a file that ends its decoder ends nothing else. The process starts with
 * the first picture, stays, ends with this one and never keeps it alive. Throws PictureProcessEnded for a picture with
 * which it ended twice or did not answer, and an Error for a fault.
 */
export async function askPictureProcess(prepare: () => PictureTask | Promise<PictureTask>): Promise<PictureAnswer> {
  return throughGate(async () => {
    const task = await prepare();
    try {
      return await askOnce(task);
    } catch (error) {
      // Perhaps it was the neighbour's picture.
      if (error instanceof PictureProcessEnded) return askOnce(task);
      throw error;
    }
  });
}

async function askOnce(task: PictureTask): Promise<PictureAnswer> {
  const worker = (child ??= start());
  const number = ++lastNumber;
  keepAlive(worker, true);
  try {
    return await new Promise<PictureAnswer>((give, fail) => {
      const timer = setTimeout(() => worker.kill('SIGKILL'), TIME_MAX_MS);
      waiting.set(number, { give, fail, timer });
      // An error here is the end of the process, which is told by itself.
      worker.send({ number, task } satisfies NumberedTask, () => undefined);
    });
  } finally {
    clearTimeout(waiting.get(number)?.timer);
    waiting.delete(number);
    if (waiting.size === 0) keepAlive(worker, false);
  }
}

function start(): ChildProcess {
  const started = fork(new URL('./picture-child.ts', import.meta.url), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    env: { ...MEMORY_GOES_BACK, ...compiledCode(), GIVES_WAY: String(givesWay) },
  });
  const ended = () => {
    if (child !== started) return;
    child = null;
    for (const { fail } of waiting.values()) fail(new PictureProcessEnded('the picture process ended'));
  };
  started.once('exit', ended);
  started.once('error', ended);
  started.on('message', ({ number, answer }: NumberedAnswer) => {
    const asker = waiting.get(number);
    if ('fault' in answer) asker?.fail(new Error(answer.fault));
    else asker?.give(answer);
  });
  return started;
}

/** Only while somebody waits for it does the process keep this one from ending. */
function keepAlive(worker: ChildProcess, needed: boolean): void {
  if (needed) {
    worker.ref();
    worker.channel?.ref();
  } else {
    worker.unref();
    worker.channel?.unref();
  }
}
