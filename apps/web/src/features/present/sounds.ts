/** The moments of a game that have a sound. Winners: one for each place. */
export type Sound = 'join' | 'open' | 'hurry' | 'close' | 'reveal' | 'standings' | 'winner';

interface Note {
  /** Hertz. */
  pitch: number;
  /** Seconds from the start of the sound. */
  at: number;
  /** Seconds. */
  long: number;
  wave?: OscillatorType;
  loud?: number;
}

const SOUNDS: Record<Sound, readonly Note[]> = {
  join: [{ pitch: 660, at: 0, long: 0.09, loud: 0.12 }],
  open: [
    { pitch: 392, at: 0, long: 0.12 },
    { pitch: 523.25, at: 0.1, long: 0.12 },
    { pitch: 659.25, at: 0.2, long: 0.22 },
  ],
  hurry: [{ pitch: 880, at: 0, long: 0.07, wave: 'square', loud: 0.08 }],
  close: [
    { pitch: 440, at: 0, long: 0.16 },
    { pitch: 330, at: 0.14, long: 0.3 },
  ],
  reveal: [
    { pitch: 523.25, at: 0, long: 0.14 },
    { pitch: 659.25, at: 0.1, long: 0.14 },
    { pitch: 783.99, at: 0.2, long: 0.34 },
  ],
  standings: [
    { pitch: 329.63, at: 0, long: 0.12, wave: 'triangle' },
    { pitch: 440, at: 0.12, long: 0.2, wave: 'triangle' },
  ],
  winner: [
    { pitch: 523.25, at: 0, long: 0.16, wave: 'triangle', loud: 0.3 },
    { pitch: 659.25, at: 0.15, long: 0.16, wave: 'triangle', loud: 0.3 },
    { pitch: 783.99, at: 0.3, long: 0.16, wave: 'triangle', loud: 0.3 },
    { pitch: 1046.5, at: 0.45, long: 0.7, wave: 'triangle', loud: 0.34 },
    { pitch: 659.25, at: 0.45, long: 0.7, loud: 0.18 },
    { pitch: 783.99, at: 0.45, long: 0.7, loud: 0.18 },
  ],
};

/** The screen's loudspeaker: sounds made on the spot, no files. Browsers let it speak after the first click only. */
export interface Speaker {
  /** Whether the browser lets it speak. */
  ready(): boolean;
  /** To be called from a click; gives whether it may speak now. */
  unlock(): Promise<boolean>;
  play(sound: Sound): void;
  close(): void;
}

/** A loudspeaker of this page. Silent where the browser has no audio. */
export function openSpeaker(): Speaker {
  const context = typeof AudioContext === 'undefined' ? null : new AudioContext();
  const sing = (into: AudioContext, { pitch, at, long, wave = 'sine', loud = 0.22 }: Note) => {
    const startS = into.currentTime + at;
    const voice = into.createOscillator();
    const volume = into.createGain();
    voice.type = wave;
    voice.frequency.value = pitch;
    // A short rise and a long fall: without them each note clicks.
    volume.gain.setValueAtTime(0, startS);
    volume.gain.linearRampToValueAtTime(loud, startS + 0.012);
    volume.gain.exponentialRampToValueAtTime(0.0008, startS + long + 0.12);
    voice.connect(volume).connect(into.destination);
    voice.start(startS);
    voice.stop(startS + long + 0.15);
  };
  return {
    ready: () => context?.state === 'running',
    unlock: async () => {
      await context?.resume();
      return context?.state === 'running';
    },
    play: (sound) => {
      if (context?.state !== 'running') return;
      for (const note of SOUNDS[sound]) sing(context, note);
    },
    close: () => void context?.close(),
  };
}
