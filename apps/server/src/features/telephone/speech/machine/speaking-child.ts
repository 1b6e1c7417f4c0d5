/**
 * The program that speaks, apart from the server, which knows nothing of it but texts and samples: eSpeak NG is under a
 * licence of its own (GPL). It gives way to everything else on the machine once it can speak, and may be ended at any
 * moment.
 */
import { constants } from 'node:os';
import load from '@echogarden/espeak-ng-emscripten';
import { joinSamples } from '@qc/telephone/wav';
import { giveWay } from '#platform/give-way';
import { toTelephoneRate } from '../to-telephone-rate.ts';
import type { SpeakingTask, SpokenAnswer } from './speaking-tasks.ts';

/** A little slower than people speak: over a telephone, to who has never heard this voice. */
const WORDS_A_MINUTE = 155;

// Interrupting from the terminal goes to every process; the server lets open calls finish first, and ends with that.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('disconnect', () => process.exit());

const { eSpeakNGWorker: EspeakWorker } = await load();
const speaker = new EspeakWorker();
// Not before, and not to the least of all: on a full machine that leaves it a hundredth of a processor, with which it
// would begin, or say a long text, for longer than anybody waits.
giveWay(constants.priority.PRIORITY_BELOW_NORMAL);

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
