import type { Bar, Note, Piece } from '../score/note.ts';
import { glide } from './desk.ts';
import { playNote, type Voice } from './voice.ts';

/** What is written ahead of time: a change of phase may hold the page's main thread for 100 ms and more. */
const AHEAD_S = 0.4;
const FADE_S = 0.08;
/** A struck note this late is left out; one that is held comes in in its middle. */
const LATE_S = 0.06;
const WORTH_S = 0.2;
/** Alive at once, all tracks together. */
const VOICES_MAX = 40;

/** Counts what sounds, over all tracks of a loudspeaker. */
export interface Voices {
  alive: number;
}

/** A piece being played on a bus of its own: dropped, it leaves nothing behind. */
export class Track {
  readonly #piece: Piece;
  readonly #noise: AudioBuffer;
  readonly #bus: GainNode;
  readonly #voices: Voices;
  readonly #mine = new Set<Voice>();
  #next = 0;
  #waiting: Note[] = [];
  #over = false;

  constructor(piece: Piece, noise: AudioBuffer, into: AudioNode, voices: Voices) {
    this.#piece = piece;
    this.#noise = noise;
    this.#voices = voices;
    this.#bus = into.context.createGain();
    this.#bus.connect(into);
  }

  /** Writes what is due in the next moment. `zeroS`: when the piece begins, in seconds of the context. */
  write(zeroS: number): void {
    if (this.#over) return;
    const nowS = this.#bus.context.currentTime;
    const untilS = nowS + AHEAD_S - zeroS;
    for (let bar = this.#piece.bar(this.#next); bar && bar.startS < untilS; bar = this.#piece.bar(this.#next)) {
      this.#next += 1;
      if (!isPast(bar, nowS - zeroS)) this.#waiting.push(...bar.notes());
    }
    const due = this.#waiting.filter(({ at }) => at < untilS);
    this.#waiting = this.#waiting.filter(({ at }) => at >= untilS);
    for (const note of due) this.#play(note, zeroS + note.at, nowS);
  }

  /** Something of it sounds, or is still to come. */
  get sounds(): boolean {
    return !this.#over && (this.#mine.size > 0 || this.#waiting.length > 0 || this.#piece.bar(this.#next) !== null);
  }

  /** Fades out, and is gone. */
  drop(): void {
    if (this.#over) return;
    this.#over = true;
    glide(this.#bus.context, this.#bus.gain, 0, FADE_S);
    setTimeout(
      () => {
        for (const voice of this.#mine) voice.stop();
        this.#voices.alive -= this.#mine.size;
        this.#mine.clear();
        this.#bus.disconnect();
      },
      1.5 * FADE_S * 1000,
    );
  }

  #play(note: Note, atS: number, nowS: number): void {
    const lateS = Math.max(0, nowS - atS);
    if (lateS > LATE_S && (note.fall === null || note.long - lateS < WORTH_S)) return;
    if (note.long <= lateS || this.#voices.alive >= VOICES_MAX) return;
    this.#voices.alive += 1;
    const voice = playNote({ noise: this.#noise, into: this.#bus }, note, Math.max(atS, nowS), lateS, (gone) => {
      if (this.#mine.delete(gone)) this.#voices.alive -= 1;
    });
    this.#mine.add(voice);
  }
}

function isPast({ startS, longS }: Bar, atS: number): boolean {
  return startS + longS < atS;
}
