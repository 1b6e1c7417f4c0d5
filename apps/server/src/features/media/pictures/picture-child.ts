/** The process in which pictures are decoded: it gives way to everything else on the machine, and may be ended at any moment. */
import { readFile } from 'node:fs/promises';
import { constants } from 'node:os';
import sharp from 'sharp';
import { giveWay } from '#platform/give-way';
import { encodeVariant } from './encode-variant.ts';
import type { NumberedAnswer, NumberedTask, PictureAnswer, PictureTask } from './picture-tasks.ts';
import { reencodePicture } from './reencode-picture.ts';

if (process.env['GIVES_WAY'] !== 'false') giveWay(constants.priority.PRIORITY_LOW);
// One thread for each picture: two at once then never take more than two processors.
sharp.concurrency(1);
sharp.cache(false);
// Interrupting from the terminal goes to every process; the server lets open calls finish first, and ends with that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', ({ number, task }: NumberedTask) => {
  void perform(task)
    .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }))
    .then((answer) => process.send?.({ number, answer } satisfies NumberedAnswer));
});

async function perform(task: PictureTask): Promise<PictureAnswer> {
  switch (task.kind) {
    case 'reencode':
      return reencodePicture(typeof task.source === 'string' ? await readFile(task.source) : task.source, task.into);
    case 'variant':
      return encodeVariant(task.bytes, task.plan);
    case 'look': {
      const { width, height, hasAlpha } = await sharp(task.bytes).metadata();
      return { bytes: Buffer.alloc(0), width, height, hasAlpha };
    }
  }
}
