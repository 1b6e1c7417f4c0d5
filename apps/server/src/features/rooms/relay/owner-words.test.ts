import { Outgoing } from '@qc/engine/live/outgoing';
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
