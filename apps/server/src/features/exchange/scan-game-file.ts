import { TextBuffer } from './text-buffer.ts';

/** Bytes of text and structure a game file may have beside its media: a thousand full slides take about 10 MB. */
const TEXT_MAX = 16 * 1024 * 1024;
/** A string longer than this is a medium's bytes or nothing we know. */
const HELD_MAX = 4096;
/** The longest text of a slide with every sign escaped. */
const STRING_MAX = 16 * 1024;
const DEPTH_MAX = 12;
const OBJECTS_MAX = 60_000;
const COMMAS_MAX = 200_000;

const [QUOTE, BACKSLASH, COMMA, SPACE] = [0x22, 0x5c, 0x2c, 0x20];
const MARK = Buffer.from('"');
const OPENERS = new Set([0x7b, 0x5b]);
const CLOSERS = new Set([0x7d, 0x5d]);
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** Thrown for anything that a game file may not be. */
export class NoGameFile extends Error {}

/** Where long strings go instead of memory. */
export interface PartSink {
  /** Begins the next part and gives the text that stands for it. */
  begin(): string;
  write(bytes: Buffer): void;
  end(): void;
}

/**
 * Reads the bytes of a JSON file once, in any pieces. Long base64 strings go to the sink as they come; what is left is
 * small, flat and short enough to be parsed at once. Throws `NoGameFile` as soon as the file is none.
 */
export class GameFileScan {
  readonly #sink: PartSink;
  readonly #text = new TextBuffer();
  readonly #held = new TextBuffer();
  #depth = 0;
  #objects = 0;
  #commas = 0;
  #inString = false;
  #escaped = false;
  /** What stands for the part that is being written; null: the string is short so far. */
  #part: string | null = null;
  /** Base64 signs that do not make up four yet. */
  #rest = '';
  #padded = false;

  constructor(sink: PartSink) {
    this.#sink = sink;
  }

  push(chunk: Buffer): void {
    let at = 0;
    while (at < chunk.length) at = this.#inString ? this.#string(chunk, at) : this.#structure(chunk, at);
  }

  /** The file without its long strings. */
  end(): Buffer {
    if (this.#inString || this.#depth !== 0 || this.#objects === 0) throw new NoGameFile('cut off');
    return this.#text.take();
  }

  #structure(chunk: Buffer, from: number): number {
    let at = from;
    for (; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      if (byte === QUOTE) break;
      if (byte === COMMA) this.#commas++;
      else if (OPENERS.has(byte)) [this.#depth, this.#objects] = [this.#depth + 1, this.#objects + 1];
      else if (CLOSERS.has(byte)) this.#depth--;
      if (this.#depth > DEPTH_MAX || this.#objects > OBJECTS_MAX || this.#commas > COMMAS_MAX) {
        throw new NoGameFile('too much of it');
      }
      // The very first sign tells a game file from a film that was picked by mistake.
      if (this.#objects === 0 && byte > SPACE && byte < 0x80) throw new NoGameFile('no object');
    }
    this.#keep(chunk.subarray(from, at));
    if (at < chunk.length) {
      if (this.#depth === 0) throw new NoGameFile('no object');
      this.#inString = true;
      return at + 1;
    }
    return at;
  }

  #string(chunk: Buffer, from: number): number {
    let at = from;
    for (; at < chunk.length; at++) {
      if (this.#part !== null)
        at = Math.min(
          ...[chunk.indexOf(QUOTE, at), chunk.indexOf(BACKSLASH, at)].map((found) =>
            found < 0 ? chunk.length : found,
          ),
        );
      const byte = chunk[at];
      if (this.#escaped) this.#escaped = false;
      else if (byte === BACKSLASH) this.#escaped = true;
      else if (byte === QUOTE) break;
      if (at - from + this.#held.length > STRING_MAX && this.#part === null) break;
    }
    this.#hold(chunk.subarray(from, at));
    if (at < chunk.length && chunk[at] === QUOTE && !this.#escaped) {
      this.#endString();
      return at + 1;
    }
    return at;
  }

  #hold(bytes: Buffer): void {
    if (this.#part !== null) return this.#decode(bytes);
    this.#held.append(bytes);
    if (this.#held.length <= HELD_MAX) return;
    const long = this.#held.length > STRING_MAX;
    const held = this.#held.take();
    if (BASE64.test(held.toString('latin1'))) {
      this.#part = this.#sink.begin();
      this.#decode(held);
    } else {
      if (long) throw new NoGameFile('a text too long');
      this.#held.append(held);
    }
  }

  #decode(bytes: Buffer): void {
    if (bytes.length === 0) return;
    const signs = this.#rest + bytes.toString('latin1');
    const whole = signs.length - (signs.length % 4);
    this.#rest = signs.slice(whole);
    if (whole === 0) return;
    const decoded = Buffer.from(signs.slice(0, whole), 'base64');
    // What is no base64 is left out by the decoder, so the length tells. Padding may only end it.
    const padding = signs.endsWith('==', whole) ? 2 : signs.endsWith('=', whole) ? 1 : 0;
    if (this.#padded || decoded.length !== (whole / 4) * 3 - padding) throw new NoGameFile('no base64');
    this.#padded = padding > 0;
    this.#sink.write(decoded);
  }

  #endString(): void {
    this.#inString = false;
    if (this.#part === null) {
      this.#keep(MARK);
      this.#keep(this.#held.take());
      this.#keep(MARK);
    } else {
      if (this.#rest !== '') throw new NoGameFile('no base64');
      this.#sink.end();
      this.#keep(Buffer.from(`"${this.#part}"`));
    }
    [this.#part, this.#padded] = [null, false];
  }

  #keep(bytes: Buffer): void {
    if (this.#text.length + bytes.length > TEXT_MAX) throw new NoGameFile('too long');
    this.#text.append(bytes);
  }
}
