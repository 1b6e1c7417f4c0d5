/** Where voices are led together: music in the bed, everything else over it. */
export type Layer = 'bed' | 'sting';

/** How far each goes down while somebody else is to be heard, dB. */
const DUCKED_DB: Record<Layer, number> = { bed: -18, sting: -9 };
const DUCK_S = 0.12;
const UNDUCK_S = 0.4;
const VOLUME_S = 0.05;
/** Keeps the peak under the mark: compressors of browsers make up for what they take. */
const OUT_GAIN = 0.84;

/** The mixing desk between voices and loudspeaker. */
export interface Desk {
  readonly layers: Readonly<Record<Layer, AudioNode>>;
  /** What is measured to know whether anything sounds: before the volume, which is known. */
  readonly tap: AudioNode;
  /** From 0 to 100. */
  setVolume(volume: number): void;
  setDucked(on: boolean): void;
}

/** What a volume of 0 to 100 is as gain: the ear hears a square as even steps. */
export function volumeGain(volume: number): number {
  return (volume / 100) ** 2;
}

/** Builds the desk in a context: the loudspeaker's, or one that only computes. */
export function openDesk(context: BaseAudioContext): Desk {
  const bed = context.createGain();
  const sting = context.createGain();
  const tap = context.createGain();
  const master = context.createGain();
  const compressor = new DynamicsCompressorNode(context, {
    ...{ threshold: -16, knee: 6, ratio: 4, attack: 0.004, release: 0.16 },
  });
  const limiter = new DynamicsCompressorNode(context, {
    ...{ threshold: -4, knee: 0, ratio: 20, attack: 0.001, release: 0.08 },
  });
  const out = context.createGain();
  out.gain.value = OUT_GAIN;
  for (const layer of [bed, sting]) layer.connect(tap);
  tap.connect(master).connect(compressor).connect(limiter).connect(out).connect(context.destination);
  return {
    layers: { bed, sting },
    tap,
    setVolume: (volume) => glide(context, master.gain, volumeGain(volume), VOLUME_S),
    setDucked: (on) => {
      for (const [node, db] of [
        [bed, DUCKED_DB.bed],
        [sting, DUCKED_DB.sting],
      ] as const)
        glide(context, node.gain, on ? 10 ** (db / 20) : 1, on ? DUCK_S : UNDUCK_S);
    },
  };
}

/** Leads a gain to a value in so many seconds, from wherever it stands. */
export function glide(context: BaseAudioContext, gain: AudioParam, to: number, inS: number): void {
  const now = context.currentTime;
  gain.cancelScheduledValues(now);
  gain.setValueAtTime(gain.value, now);
  gain.linearRampToValueAtTime(to, now + inS);
}
