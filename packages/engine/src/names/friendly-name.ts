import type { Language } from '@qc/contract';
import { NAME_WORDS } from '@qc/words/names';
import { nameTaken } from '../seats/seat-index.ts';
import type { RoomState } from '../state.ts';

/** Coprime to the number of names of every language: draws in a row are far apart, and all names are drawn. */
const STRIDE = 7919;
/** Draws before all names are looked through. */
const DRAWS = 64;
/** Largest number behind a name: no room has so many players. */
const NUMBER_MAX = 20_000;

/**
 * The `n`-th friendly name of a language that is not taken: an animal with a quality, without a number as long as there
 * is one. The same `n` and the same names taken give the same name.
 */
export function friendlyName(language: Language, n: number, taken: (name: string) => boolean): string {
  const free = draw(language, n, taken, namesOf(language).length);
  return free ?? numbered(language, n, taken);
}

/** The same for a newcomer to a room. A room of more players than there are names does not look through them all. */
export function suggestName(state: RoomState, n: number): string {
  const { language } = state.game;
  const taken = (name: string) => nameTaken(state.seats, name, null);
  const crowded = state.players >= namesOf(language).length;
  return draw(language, n, taken, crowded ? DRAWS : Infinity) ?? numbered(language, n, taken);
}

/** Whether a name could have been given out, with or without a number. */
export function isFriendlyName(language: Language, name: string): boolean {
  namesOf(language);
  return known.get(language)?.has(name.replace(/ [1-9]\d{0,4}$/, '')) ?? false;
}

/** How many names a language has without numbers. */
export function friendlyNameCount(language: Language): number {
  return namesOf(language).length;
}

function draw(language: Language, n: number, taken: (name: string) => boolean, most: number): string | null {
  const names = namesOf(language);
  const first = ((Math.trunc(n) % names.length) + names.length) % names.length;
  for (let count = 0; count < Math.min(most, names.length); count += 1) {
    const name = names[((first + count) * STRIDE) % names.length];
    if (name !== undefined && !taken(name)) return name;
  }
  return null;
}

function numbered(language: Language, n: number, taken: (name: string) => boolean): string {
  for (let number = 2; number <= NUMBER_MAX; number += 1) {
    const name = draw(language, n, (one) => taken(`${one} ${number}`), DRAWS);
    if (name !== null) return `${name} ${number}`;
  }
  // Only a room that takes every name for taken comes here; joining refuses what is.
  return `${draw(language, n, () => false, 1)} ${NUMBER_MAX}`;
}

const lists = new Map<Language, readonly string[]>();
const known = new Map<Language, ReadonlySet<string>>();

function namesOf(language: Language): readonly string[] {
  const made = lists.get(language) ?? makeNames(language);
  lists.set(language, made);
  if (!known.has(language)) known.set(language, new Set(made));
  return made;
}

function makeNames(language: Language): string[] {
  const { he, she, qualities, qualityFirst } = NAME_WORDS[language].friendly;
  const put = (animal: string, quality: string) => (qualityFirst ? `${quality} ${animal}` : `${animal} ${quality}`);
  return words(qualities).flatMap((quality) => {
    const [masculine = '', feminine = masculine] = quality.split('/');
    return [...words(he).map((animal) => put(animal, masculine)), ...words(she).map((animal) => put(animal, feminine))];
  });
}

function words(list: string): string[] {
  return list.split(/\s+/u).filter((word) => word !== '');
}
