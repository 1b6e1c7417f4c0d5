import type { Language } from '@qc/contract';
import { lengthMs, type Spoken } from '@qc/telephone';
import type { Voice } from './rehearsal-call.ts';
import type { Surroundings } from './surroundings.ts';

/** How a piece is heard. What cannot be heard that way says so by `onFailed`, at any time before its end. */
export interface Sounds {
  /** Fetches the words as the house's own voice says them; gives the address of the recording. */
  fetchSaid(text: string, language: Language): Promise<string>;
  /** Plays a recording. */
  play(address: string, ends: Ends): () => void;
  /** Says it by a voice of the browser; null: it has none of the language. */
  speak(text: string, language: Language, ends: Ends): (() => void) | null;
}

/** One of them is called, once. */
export interface Ends {
  onEnd(): void;
  onFailed(): void;
}

/** One way to say a piece; null: it cannot be taken. Gives how to stop it. */
type Way = (ends: Ends) => (() => void) | null;

/** A voice that has not come by then is not waited for: nobody waits so long on a line either, ms. */
const COMES_WITHIN_MS = 3000;
/** After so many failures on end the house's voice is not asked any more. */
const FAILURES_MAX = 2;

/**
 * Says pieces aloud: texts by the house's voice, else by one of the browser's; recordings as they are. Where there is no
 * sound, or none is wanted, the piece takes as long as it would be heard.
 */
export class LineVoice implements Voice {
  readonly #at: Surroundings;
  readonly #sounds: Sounds;
  readonly #coming = new Map<string, Promise<string>>();
  #failures = 0;
  /** Whether anything is to be heard, from the next piece on. */
  isOn: boolean;

  constructor(at: Surroundings, sounds: Sounds, isOn: boolean) {
    [this.#at, this.#sounds, this.isOn] = [at, sounds, isOn];
  }

  prepare(pieces: readonly Spoken[]): void {
    if (!this.isOn) return;
    for (const piece of pieces)
      if (piece.say === 'text') this.#fetch(piece.text, piece.language)?.catch(() => undefined);
  }

  say(piece: Spoken, onSaid: () => void): () => void {
    let isOver = false;
    let stop: () => void = () => {};
    const attempt = ([way, ...others]: readonly Way[]): void => {
      if (way === undefined || isOver) return;
      let hasEnded = false;
      const once = (then: () => void) => () => {
        if (isOver || hasEnded) return;
        hasEnded = true;
        then();
      };
      const onEnd = once(() => {
        isOver = true;
        onSaid();
      });
      const stopIt = way({ onEnd, onFailed: once(() => attempt(others)) });
      if (stopIt === null) attempt(others);
      else if (!hasEnded) stop = stopIt;
    };
    attempt(this.#waysTo(piece));
    return () => {
      isOver = true;
      stop();
    };
  }

  /** The last one never fails. */
  #waysTo(piece: Spoken): Way[] {
    const inSilence: Way = ({ onEnd }) => this.#at.wait(lengthMs([piece]), onEnd);
    if (!this.isOn || piece.say === 'silence') return [inSilence];
    if (piece.say === 'recording') return [(ends) => this.#sounds.play(piece.url, ends), inSilence];
    const { text, language } = piece;
    return [(ends) => this.#byHouse(piece, ends), (ends) => this.#sounds.speak(text, language, ends), inSilence];
  }

  #byHouse({ text, language }: { text: string; language: Language }, ends: Ends): (() => void) | null {
    const coming = this.#fetch(text, language);
    if (coming === null) return null;
    let stop = this.#at.wait(COMES_WITHIN_MS, () => {
      stop = () => {};
      isLate = true;
      ends.onFailed();
    });
    let isLate = false;
    coming.then(
      (address) => {
        if (isLate) return;
        stop();
        stop = this.#sounds.play(address, ends);
      },
      () => {
        stop();
        ends.onFailed();
      },
    );
    return () => {
      isLate = true;
      stop();
    };
  }

  /** Null: it has failed too often. */
  #fetch(text: string, language: Language): Promise<string> | null {
    const key = `${language} ${text}`;
    const known = this.#coming.get(key);
    if (known !== undefined) return known;
    if (this.#failures >= FAILURES_MAX) return null;
    const coming = this.#sounds.fetchSaid(text, language);
    this.#coming.set(key, coming);
    coming.then(
      () => (this.#failures = 0),
      () => {
        this.#failures += 1;
        this.#coming.delete(key);
      },
    );
    return coming;
  }
}
