import type { Bus } from '#platform/bus/bus';
import type { Timers } from '@qc/engine/live/timers';
import { type Envelope, writeEnvelope } from './line-envelope.ts';

/** Each end says something at least this often, ms: that it has nothing to say. */
export const LINE_EVERY_MS = 1000;
/** An end that has said nothing for this long, ms, is gone. */
export const LINE_SILENT_MS = 3000;
/** Letters in one message: at three bytes each still less than a megabyte, which is what the bus carries. */
const PART = 300_000;
/** More letters than any page is sent at once: whoever sends them is not one of us. */
const WORDS_MAX = 64 * 1024 * 1024;

/** What the end of a line speaks over. */
export interface LineSeams {
  bus: Pick<Bus, 'publish'>;
  timers: Pick<Timers, 'soon' | 'counterMs'>;
}

/** Whoever holds the end of a line. */
export interface LineHolder {
  /** What has gathered to be said, one word a line; asked once a turn in which something was to be said. */
  gather(): string;
  /** What the other end has said. */
  heard(words: string): void;
  /** Something of it is lost, or the other end is: the line is over. */
  broken(why: 'lost' | 'silent' | 'ended'): void;
}

/**
 * One end of a line between two servers over the bus, which loses and repeats: what comes over a line is whole and in
 * order, or the line breaks. What one turn of the loop has to say goes as one message.
 */
export class BusLine {
  readonly #seams: LineSeams;
  readonly #subject: string;
  readonly #of: Pick<Envelope, 'from' | 'line'>;
  readonly #holder: LineHolder;
  #said = 0;
  #saidAtMs: number;
  #heard = 0;
  #heardAtMs: number;
  #parts: string[] = [];
  #letters = 0;
  #planned = false;
  #over = false;

  constructor(seams: LineSeams, subject: string, of: Pick<Envelope, 'from' | 'line'>, holder: LineHolder) {
    this.#seams = seams;
    this.#subject = subject;
    this.#of = of;
    this.#holder = holder;
    this.#saidAtMs = seams.timers.counterMs();
    this.#heardAtMs = this.#saidAtMs;
  }

  get number(): number {
    return this.#of.line;
  }

  /** Since the other end was heard last. */
  get silentMs(): number {
    return this.#seams.timers.counterMs() - this.#heardAtMs;
  }

  /** Something has gathered. */
  wake(): void {
    if (this.#planned || this.#over) return;
    this.#planned = true;
    this.#seams.timers.soon(() => {
      this.#planned = false;
      if (!this.#over) this.#say(this.#holder.gather());
    });
  }

  /** A message of the other end. What was heard before is not heard again. */
  take({ n, more, end }: Envelope, words: string): void {
    if (this.#over) return;
    if (end) return this.#break('ended');
    if (n < this.#heard) return;
    this.#letters += words.length;
    if (n > this.#heard || this.#letters > WORDS_MAX) return this.#break('lost');
    this.#heard += 1;
    this.#heardAtMs = this.#seams.timers.counterMs();
    this.#parts.push(words);
    if (more) return;
    const all = this.#parts.length === 1 ? words : this.#parts.join('');
    this.#parts = [];
    this.#letters = 0;
    if (all !== '') this.#holder.heard(all);
  }

  /** To be called every `LINE_EVERY_MS`. */
  look(): void {
    const now = this.#seams.timers.counterMs();
    if (this.#over) return;
    if (this.silentMs > LINE_SILENT_MS) return this.#break('silent');
    if (now - this.#saidAtMs >= LINE_EVERY_MS / 2) this.#say('');
  }

  /** Over for both ends. */
  end(): void {
    if (this.#over) return;
    this.#over = true;
    this.#publish('', { end: true });
  }

  #break(why: 'lost' | 'silent' | 'ended'): void {
    this.end();
    this.#holder.broken(why);
  }

  #say(words: string): void {
    this.#saidAtMs = this.#seams.timers.counterMs();
    let at = 0;
    while (words.length - at > PART) {
      const to = partEnd(words, at + PART);
      this.#publish(words.slice(at, to), { more: true });
      at = to;
    }
    this.#publish(words.slice(at));
  }

  #publish(words: string, rest: Pick<Envelope, 'more' | 'end'> = {}): void {
    this.#seams.bus.publish(this.#subject, writeEnvelope({ v: 1, ...this.#of, n: this.#said, ...rest }, words));
    this.#said += 1;
  }
}

/** A letter of two units is never parted: alone neither is text. */
function partEnd(words: string, at: number): number {
  const unit = words.charCodeAt(at);
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at;
}
