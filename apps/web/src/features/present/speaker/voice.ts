import type { Note } from '../score/note.ts';

const NOISE_S = 1;
/** Any number will do, as long as all screens and tests have the same. */
const NOISE_SEED = 0x2f6e2b1;
/** What a struck note dies away to, as a share of its loudest. */
const DEAD = 0.001;

/** One second of noise, the same wherever it is made: of this all drums are. */
export function noiseIn(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, NOISE_S * context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = NOISE_SEED;
  for (let at = 0; at < samples.length; at += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[at] = state / 0x80000000;
  }
  return buffer;
}

/** Where a note is played: the noise of its context, and what it is led into. */
export interface Place {
  noise: AudioBuffer;
  into: AudioNode;
}

/** A note under way. */
export interface Voice {
  /** Ends it at once, where its bus is silent already. */
  stop(): void;
}

/**
 * Plays a note from `atS` of the context on, less its first `lateS` seconds, which are over already. `onGone` is called
 * when it has dropped away.
 */
export function playNote(
  { noise, into }: Place,
  note: Note,
  atS: number,
  lateS: number,
  onGone: (voice: Voice) => void,
): Voice {
  const { context } = into;
  const endS = atS + note.long - lateS;
  const source = sourceOf(context, noise, note, atS);
  const gain = context.createGain();
  shape(gain.gain, note, atS, endS, lateS);
  const { filter } = note;
  if (filter) {
    const node = context.createBiquadFilter();
    node.type = filter.kind;
    node.frequency.setValueAtTime(filter.hz, atS);
    if (filter.toHz !== undefined) node.frequency.exponentialRampToValueAtTime(filter.toHz, endS);
    source.connect(node).connect(gain);
  } else source.connect(gain);
  gain.connect(into);
  const voice: Voice = {
    stop: () => {
      source.onended = null;
      source.stop();
      gain.disconnect();
    },
  };
  source.onended = () => {
    gain.disconnect();
    onGone(voice);
  };
  source.start(atS);
  source.stop(endS + 0.01);
  return voice;
}

function sourceOf(context: BaseAudioContext, noise: AudioBuffer, note: Note, atS: number): AudioScheduledSourceNode {
  if (note.wave === 'noise') {
    const source = context.createBufferSource();
    source.buffer = noise;
    source.loop = true;
    return source;
  }
  const source = context.createOscillator();
  source.type = note.wave;
  source.frequency.setValueAtTime(note.pitch, atS);
  if (note.toPitch !== undefined)
    source.frequency.exponentialRampToValueAtTime(note.toPitch, atS + (note.glideS ?? note.long));
  return source;
}

function shape(gain: AudioParam, note: Note, atS: number, endS: number, lateS: number): void {
  const { loud, fall } = note;
  // Entered in its middle, a note comes up as softly as at its beginning.
  const upS = Math.min(atS + Math.max(note.rise, lateS > 0 ? 0.03 : 0.001), endS);
  gain.setValueAtTime(0, atS);
  gain.linearRampToValueAtTime(loud, upS);
  if (fall === null) gain.exponentialRampToValueAtTime(loud * DEAD, endS);
  else {
    gain.setValueAtTime(loud, Math.max(upS, endS - fall));
    gain.linearRampToValueAtTime(0, endS);
  }
}
