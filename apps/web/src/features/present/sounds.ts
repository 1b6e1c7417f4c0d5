import type { SoundSet } from '@qc/contract';
import { SETS } from './sound-sets.ts';
import type { Note, Sound } from './sound-sets.ts';

/** The screen's loudspeaker: sounds made on the spot, no files. Browsers let it speak after the first click only. */
export interface Speaker {
  /** Whether the browser lets it speak. */
  ready(): boolean;
  /** To be called from a click; gives whether it may speak now. */
  unlock(): Promise<boolean>;
  /** Plays a sound, `afterMs` from now. */
  play(sound: Sound, set: SoundSet, afterMs?: number): void;
  /** Plays a set's tune round and round; gives how to stop it. */
  playTune(set: SoundSet): () => void;
  close(): void;
}

function sing(
  into: AudioContext,
  out: AudioNode,
  fromS: number,
  { pitch, at, long, wave = 'sine', loud = 0.22 }: Note,
) {
  const startS = fromS + at;
  const voice = into.createOscillator();
  const volume = into.createGain();
  voice.type = wave;
  voice.frequency.value = pitch;
  // A short rise and a long fall: without them each note clicks.
  volume.gain.setValueAtTime(0, startS);
  volume.gain.linearRampToValueAtTime(loud, startS + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, startS + long + 0.12);
  voice.connect(volume).connect(out);
  voice.start(startS);
  voice.stop(startS + long + 0.15);
}

/** A loudspeaker of this page. Silent where the browser has no audio. */
export function openSpeaker(): Speaker {
  const context = typeof AudioContext === 'undefined' ? null : new AudioContext();
  return {
    ready: () => context?.state === 'running',
    unlock: async () => {
      await context?.resume();
      return context?.state === 'running';
    },
    play: (sound, set, afterMs = 0) => {
      if (context?.state !== 'running') return;
      const fromS = context.currentTime + afterMs / 1000;
      for (const note of SETS[set].sounds[sound]) sing(context, context.destination, fromS, note);
    },
    playTune: (set) => {
      if (context?.state !== 'running') return () => undefined;
      const { tune } = SETS[set];
      const volume = context.createGain();
      volume.connect(context.destination);
      let timer: ReturnType<typeof setTimeout>;
      let nextS = context.currentTime + 0.1;
      const round = () => {
        // A page that slept goes on from now, not with all the rounds it missed.
        nextS = Math.max(nextS, context.currentTime + 0.05);
        for (const note of tune.notes) sing(context, volume, nextS, note);
        nextS += tune.longS;
        timer = setTimeout(round, (nextS - context.currentTime - 0.3) * 1000);
      };
      round();
      return () => {
        clearTimeout(timer);
        volume.gain.setTargetAtTime(0, context.currentTime, 0.15);
        setTimeout(() => volume.disconnect(), 1000);
      };
    },
    close: () => void context?.close(),
  };
}
