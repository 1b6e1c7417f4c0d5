/**
 * The program that speaks, apart from the server, which knows nothing of it but texts and samples: eSpeak NG is under a
 * licence of its own (GPL). It gives way to everything else on the machine, and may be ended at any moment.
 */
import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import load from '@echogarden/espeak-ng-emscripten';
import { joinSamples } from '@qc/telephone/wav';
import { toTelephoneRate } from '../to-telephone-rate.ts';
import type { SpeakingTask, SpokenAnswer } from './speaking-tasks.ts';

/** A little slower than people speak: over a telephone, to who has never heard this voice. */
const WORDS_A_MINUTE = 155;

giveWay();
// Interrupting from the terminal goes to every process; the server lets open calls finish first, and ends with that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const { eSpeakNGWorker: EspeakWorker } = await load();
const speaker = new EspeakWorker();

process.on('message', (task: SpeakingTask) => process.send?.(answered(task)));

function answered({ number, voice, text }: SpeakingTask): SpokenAnswer {
  try {
    if (speaker.set_voice(voice) !== 0) return { number, fault: `no voice ${voice}` };
    speaker.set_rate(WORDS_A_MINUTE);
    return { number, samples: toTelephoneRate(spoken(text), speaker.samplerate) };
  } catch (error) {
    return { number, fault: error instanceof Error ? error.message : String(error) };
  }
}

function spoken(text: string): Int16Array {
  const pieces: Int16Array[] = [];
  // Angle and square brackets are orders to it, not words.
  speaker.synthesize(text.replace(/[<>[\]]/g, ' '), (samples) => {
    if (samples) pieces.push(samples.slice());
  });
  return joinSamples(pieces);
}

/** Every thread by itself: on Linux the process's priority is only that of its first thread. */
function giveWay(): void {
  try {
    const threads = process.platform === 'linux' ? readdirSync('/proc/self/task') : ['0'];
    for (const thread of threads) setPriority(Number(thread), constants.priority.PRIORITY_LOW);
  } catch {
    // Where that is not allowed, it speaks all the same.
  }
}
