import { Outgoing } from '@qc/engine/live/outgoing';
import type { Links } from '@qc/engine/live/outlet';
import { readRanges, writeRanges } from './link-ranges.ts';

/** Where a link stands in the words that gather. */
export interface LinkPlace {
  readonly link: number;
  /** The last word for it among those that gather. */
  at: { of: object; index: number } | null;
}

interface Shared {
  outgoing: Outgoing;
  links: number[];
  /** Of links that are told together, as `writeRanges` has it. */
  ranges: string;
  own: string[];
}

/**
 * What a room's owner has to say to the pages of one other server, as it gathers in a turn: what many are told is there
 * once, with those it is for, so that a change of a room costs a number on a list for each page.
 *
 * As words: `s <links> <count>` and as many lines, told in one write to those links; then `o <link>` and a line for each
 * that is told the same and one line more. Everything else is `<word> <link> <rest>`.
 */
export class OwnerWords {
  #words: (Shared | string)[] = [];
  #index = new Map<Outgoing, number>();
  /** The last word that went to many, who have no place of their own in the order: nothing is put before it any more. */
  #floor = 0;

  /** To a page. Words for one link keep their order. */
  add(place: LinkPlace, outgoing: Outgoing): void {
    const { shared, texts } = outgoing.parts;
    const told = this.#told(place, shared ?? outgoing);
    if (shared === null) told.links.push(place.link);
    else told.own.push(`o ${place.link}\n${texts.join('\n')}`);
  }

  /** To many pages: what they are told next comes after it. */
  addAll(links: Links, outgoing: Outgoing): void {
    links.written ??= writeRanges([...links]);
    this.#floor = this.#words.length;
    this.#index.set(outgoing, this.#floor);
    this.#words.push({ outgoing, links: [], ranges: links.written, own: [] });
  }

  /** Of a page, to its server. */
  say(place: LinkPlace, word: string, rest = ''): void {
    place.at = { of: this.#words, index: this.#words.length };
    this.#words.push(`${word} ${place.link} ${rest}`);
  }

  /** What has gathered, as text. */
  take(): string {
    const words = this.#words;
    this.#words = [];
    this.#index = new Map();
    this.#floor = 0;
    return words.map((word) => (typeof word === 'string' ? word : textOf(word))).join('\n');
  }

  #told(place: LinkPlace, outgoing: Outgoing): Shared {
    const known = this.#index.get(outgoing);
    const after = place.at?.of === this.#words ? place.at.index : -1;
    const word = known === undefined || known <= after || known < this.#floor ? undefined : this.#words[known];
    if (known !== undefined && typeof word === 'object') {
      place.at = { of: this.#words, index: known };
      return word;
    }
    const made: Shared = { outgoing, links: [], ranges: '', own: [] };
    place.at = { of: this.#words, index: this.#words.length };
    this.#index.set(outgoing, this.#words.length);
    this.#words.push(made);
    return made;
  }
}

function textOf({ outgoing, links, ranges, own }: Shared): string {
  const { text } = outgoing;
  const lines = text.split('\n').length;
  const one = links.length > 0 || ranges === '' ? [writeRanges(links)] : [];
  const to = ranges === '' ? one : [ranges, ...one];
  return [`s ${to.join(',')} ${lines}`, text, ...own].join('\n');
}

/** Hears what a room's owner says. */
export interface OwnerEar {
  tell(links: readonly number[], outgoing: Outgoing): void;
  word(word: string, link: number, rest: string): void;
}

/** Reads what an owner has said. False: it is none of ours, and the rest is not read. */
export function readOwnerWords(words: string, ear: OwnerEar): boolean {
  const lines = words.split('\n');
  let shared: Outgoing | null = null;
  for (let at = 0; at < lines.length; at += 1) {
    const [, word = '', links = '', rest = ''] = WORD.exec(lines[at] ?? '') ?? [];
    if (word === 's') {
      const to = readRanges(links);
      const count = Number(rest);
      if (to === null || !Number.isInteger(count) || count < 1 || at + count >= lines.length) return false;
      shared = new Outgoing(...lines.slice(at + 1, at + 1 + count));
      at += count;
      if (to.length > 0) ear.tell(to, shared);
      continue;
    }
    const link = Number(links);
    if (word === '' || !Number.isInteger(link)) return false;
    if (word !== 'o') ear.word(word, link, rest);
    else {
      const own = lines[(at += 1)];
      if (shared === null || own === undefined) return false;
      ear.tell([link], shared.followedBy(own));
    }
  }
  return true;
}

const WORD = /^([a-z]) ([\d,-]+)(?: (.*))?$/s;
