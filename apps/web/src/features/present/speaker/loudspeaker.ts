import type { Note, Piece } from '../score/note.ts';
import { once } from '../score/note.ts';
import { AudioClock } from './audio-clock.ts';
import { type Layer, openDesk } from './desk.ts';
import { Track } from './track.ts';
import { noiseIn } from './voice.ts';

/** What is to be played in a layer. The same key goes on as it is. */
export interface Cue {
  key: string;
  piece: Piece;
  /** When the piece begins, on `performance.now`; in the past, it is entered in its middle. */
  zeroMs: number;
  /** It has no end to come to: where it goes on, it goes on from where it is. */
  isLoose?: boolean;
}

const TICK_MS = 50;
/** A deadline that moves by less is a better measure of the same one; by more, another one. */
const SAME_MS = 250;
const SILENT_DB = -60;

interface Playing {
  cue: Cue;
  track: Track;
}

/** Plays notes to the loudspeaker of this page. */
export class Loudspeaker {
  readonly context: AudioContext;
  readonly #desk;
  readonly #clock: AudioClock;
  readonly #noise: AudioBuffer;
  readonly #analyser: AnalyserNode;
  readonly #samples;
  readonly #voices = { alive: 0 };
  readonly #playing: Record<Layer, Playing | null> = { bed: null, sting: null };
  readonly #struck = new Map<Track, number>();
  readonly #timer: ReturnType<typeof setInterval>;

  constructor(context: AudioContext) {
    this.context = context;
    this.#desk = openDesk(context);
    this.#clock = new AudioClock(context);
    this.#noise = noiseIn(context);
    this.#analyser = context.createAnalyser();
    this.#samples = new Float32Array(this.#analyser.fftSize);
    this.#desk.tap.connect(this.#analyser);
    this.#timer = setInterval(() => this.#write(), TICK_MS);
  }

  /** Plays this in a layer from now on, and nothing else there. */
  play(layer: Layer, cue: Cue | null): void {
    const before = this.#playing[layer];
    if (!before && !cue) return;
    if (before && cue && before.cue.key === cue.key) {
      if (cue.isLoose) return;
      if (Math.abs(before.cue.zeroMs - cue.zeroMs) < SAME_MS) {
        before.cue = cue;
        return;
      }
    }
    before?.track.drop();
    this.#playing[layer] = cue && { cue, track: this.#track(layer, cue.piece) };
    this.#write();
  }

  /** Plays notes once beside everything else, from `afterMs` on. */
  strike(notes: readonly Note[], afterMs = 0): void {
    if (this.context.state !== 'running') return;
    this.#struck.set(this.#track('sting', once(notes)), performance.now() + afterMs);
    this.#write();
  }

  /** From 0 to 100. */
  setVolume(volume: number): void {
    this.#desk.setVolume(volume);
  }

  /** Goes down while somebody else is to be heard. */
  setDucked(on: boolean): void {
    this.#desk.setDucked(on);
  }

  /** Whether anything is measured, before the volume. */
  get isHeard(): boolean {
    this.#analyser.getFloatTimeDomainData(this.#samples);
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length;
    return 10 * Math.log10(power + 1e-12) > SILENT_DB;
  }

  close(): void {
    clearInterval(this.#timer);
    this.context.close().catch(() => undefined);
  }

  #track(layer: Layer, piece: Piece): Track {
    return new Track(piece, this.#noise, this.#desk.layers[layer], this.#voices);
  }

  #write(): void {
    // Until the browser lets it speak the context's time stands still: what would be written now came all at once then.
    if (this.context.state !== 'running') return;
    this.#clock.correct();
    for (const playing of Object.values(this.#playing)) playing?.track.write(this.#clock.at(playing.cue.zeroMs));
    for (const [track, zeroMs] of this.#struck) {
      track.write(this.#clock.at(zeroMs));
      if (track.sounds) continue;
      track.drop();
      this.#struck.delete(track);
    }
  }
}
