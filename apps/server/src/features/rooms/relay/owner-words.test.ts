import { Outgoing } from '@qc/engine/live/outgoing';
import { Links } from '@qc/engine/live/outlet';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readRanges, writeRanges } from './link-ranges.ts';
import { type LinkPlace, OwnerWords, readOwnerWords } from './owner-words.ts';

const place = (link: number): LinkPlace => ({ link, at: null });

/** What each link hears, in its order. */
function heard(words: string): { whole: boolean; by: Record<string, string[]> } {
  const by: Record<string, string[]> = {};
  const note = (link: number, text: string): void => void (by[link] ??= []).push(text);
  const whole = readOwnerWords(words, {
    tell: (links, outgoing) => links.forEach((link) => note(link, outgoing.text)),
    word: (word, link, rest) => note(link, `${word} ${rest}`),
  });
  return { whole, by };
}

it('reads no ranges that are none, nor more links than there can be', () => {
  for (const text of ['', ',', '1-', 'a', '1-2-3', '1,,2', '-1', '1-999999999']) expect(readRanges(text)).toBeNull();
  expect(readRanges('5-3')).toEqual([]);
});

it('stops at the first word that is none', () => {
  for (const words of ['s 1 2\nonly one', 's x 1\n{}', 's 1 0', 'o 1\n{}', 's 1 1\n{}\no 2', 'word', 'i 1,2'])
    expect(heard(words).whole).toBe(false);
});

it('ranges come back as they went', () => {
  for (const links of [[], [1], [1, 2, 3, 7, 9, 10], [5, 4, 3], [7, 7]])
    expect(readRanges(writeRanges(links))).toEqual(links);
  expect(writeRanges([1, 2, 3, 7, 9, 10])).toBe('1-3,7,9-10');
});

it('what many are told is there once, with those who are told more', () => {
  const words = new OwnerWords();
  const view = new Outgoing('{"t":"player"}');
  for (let link = 1; link <= 1000; link += 1)
    words.add(place(link), link % 100 === 0 ? view.followedBy(`{"own":${link}}`) : view);
  const text = words.take();
  expect(text.split('"player"')).toHaveLength(2);
  const { whole, by } = heard(text);
  expect([whole, Object.keys(by).length]).toEqual([true, 1000]);
  expect([by[1], by[200]]).toEqual([['{"t":"player"}'], ['{"t":"player"}\n{"own":200}']]);
  expect(words.take()).toBe('');
});

it('each link hears what it is told in its order', () => {
  const words = new OwnerWords();
  const [one, two] = [new Outgoing('one'), new Outgoing('two', 'and more')];
  const [a, b] = [place(1), place(2)];
  words.add(a, one);
  words.add(a, two);
  words.add(b, two);
  words.say(b, 'i');
  words.add(b, one);
  words.add(b, one);
  words.say(a, 'c', '4001');
  const { by } = heard(words.take());
  expect(by).toEqual({ 1: ['one', 'two\nand more', 'c 4001'], 2: ['two\nand more', 'i ', 'one', 'one'] });
});

it('pages that are told together hear it in its order, and a page that is told the same alone with them', () => {
  const words = new OwnerWords();
  const crowd = new Links();
  for (let link = 1; link <= 1000; link += 1) crowd.add(link);
  const view = new Outgoing('{"t":"player"}');
  words.addAll(crowd, view);
  words.add(place(2000), view.followedBy('{"own":2000}'));
  crowd.delete(500);
  words.addAll(crowd, new Outgoing('next'));
  const text = words.take();
  expect(text.split('"player"')).toHaveLength(2);
  expect(text).toContain('\ns 1-499,501-1000 1\nnext');
  const { by } = heard(text);
  expect([by[500], by[501], by[2000]]).toEqual([
    ['{"t":"player"}'],
    ['{"t":"player"}', 'next'],
    ['{"t":"player"}\n{"own":2000}'],
  ]);
});

it('whatever is said to whom, each link hears it in its order', () => {
  const link = fc.integer({ min: 1, max: 4 });
  const word = fc.oneof(
    fc.record({ kind: fc.constant('one' as const), link, text: fc.constantFrom('a', 'b', 'c'), own: fc.boolean() }),
    fc.record({ kind: fc.constant('all' as const), links: fc.uniqueArray(link, { minLength: 1 }) }),
    fc.record({ kind: fc.constant('say' as const), link }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 30 }), (said) => {
      const words = new OwnerWords();
      const places = [0, 1, 2, 3, 4].map(place);
      const shared = new Map(['a', 'b', 'c'].map((text) => [text, new Outgoing(text)]));
      const wanted: Record<string, string[]> = {};
      const want = (to: number, text: string): void => void (wanted[to] ??= []).push(text);
      for (const [n, one] of said.entries()) {
        if (one.kind === 'all') {
          const links = new Links();
          for (const to of one.links) links.add(to);
          const outgoing = new Outgoing(`all ${n}`);
          words.addAll(links, outgoing);
          // Who is told alone may be told the same.
          shared.set('a', outgoing);
          for (const to of one.links) want(to, outgoing.text);
          continue;
        }
        const at = places[one.link];
        if (!at) continue;
        if (one.kind === 'say') words.say(at, 'i');
        const outgoing = one.kind === 'one' ? shared.get(one.text) : undefined;
        if (outgoing && one.kind === 'one') words.add(at, one.own ? outgoing.followedBy(`own ${n}`) : outgoing);
        want(one.link, outgoing ? `${outgoing.text}${one.kind === 'one' && one.own ? `\nown ${n}` : ''}` : 'i ');
      }
      expect(heard(words.take()).by).toEqual(wanted);
    }),
    { numRuns: 300 },
  );
});
