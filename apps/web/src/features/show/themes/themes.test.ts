import { BACKDROPS } from '@qc/contract';
import { describe, expect, it, test } from 'vitest';
import { firstShapes } from '../backdrop/backdrop-shapes.ts';
import { contrast, stageColours } from '../parts/stage-colours.ts';
import { moreShapes } from './more-shapes.ts';
import { THEME_GROUPS, themeOf, THEMES } from './themes.ts';

/** As `dusk.module.css` has it. */
const DUSK = 0.12;
/** As `stage.tsx` colours the part of a card that is filled. */
const PART = 0.16;
/** What `tokens.css` writes on cards. */
const ON_CARDS = ['#0b1020', '#3d4660', '#1b6b2a', '#8c2233'];

const shapesOf = (name: (typeof BACKDROPS)[number]) => firstShapes(name) ?? moreShapes(name);

/** Backgrounds whose shapes lie over each other in the lower half alone. */
const LOW = new Set(['waves', 'skyline', 'arches']);

/** How much of the second colour lies over the ground at most, so far down it, 0 to 1. */
function mostOf(name: (typeof BACKDROPS)[number], down: number): number {
  const drawing = shapesOf(name);
  if (!drawing) return 0.16;
  const layers = LOW.has(name) && down < 0.5 ? 1 : 3;
  return { shape: 0.13, soft: 1 - 0.92 ** layers, bright: 0.2 }[drawing.look];
}

function mixed(from: string, to: string, share: number): string {
  const part = (colour: string, at: number) => parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16);
  return `#${[0, 1, 2]
    .map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** Every colour that may lie behind words: both ends and the middle of the ground, bare and drawn on, by day and by dusk. */
function groundsOf({ mainColor, secondaryColor, backdrop }: (typeof THEMES)[number]): string[] {
  const { ground, groundDeep, accent } = stageColours(mainColor, secondaryColor);
  const drawn = [0, 0.5, 1].flatMap((down) => {
    const bare = mixed(ground, groundDeep, down);
    return [bare, mixed(bare, accent, mostOf(backdrop, down))];
  });
  return drawn.flatMap((colour) => [colour, mixed(colour, '#000000', DUSK)]);
}

const least = (words: string, grounds: readonly string[]) =>
  Math.min(...grounds.map((ground) => contrast(words, ground)));

describe.each(THEMES.map((theme) => [theme.key, theme] as const))('%s', (_, theme) => {
  const { ink, accent, accentInk } = stageColours(theme.mainColor, theme.secondaryColor);

  test('words and headings can be read everywhere on its ground, in the dusk of a clock too', () => {
    const grounds = groundsOf(theme);
    expect(least(ink, grounds)).toBeGreaterThanOrEqual(theme.group === 'bright' ? 9 : 4.5);
    if (theme.dress) expect(least(theme.dress.heading, grounds)).toBeGreaterThanOrEqual(4.5);
  });

  test('so can words on its cards and on its second colour', () => {
    const part = theme.dress && mixed(theme.dress.card, accent, PART);
    for (const words of ['#0b1020', '#3d4660', '#1b6b2a'])
      if (part) expect(contrast(words, part)).toBeGreaterThanOrEqual(4.5);
    for (const words of ON_CARDS) expect(contrast(words, theme.dress?.card ?? '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(accentInk, accent)).toBeGreaterThanOrEqual(4.5);
  });

  test('its second colour is no shade of its ground, and confetti has four colours', () => {
    expect(contrast(accent, stageColours(theme.mainColor, theme.secondaryColor).ground)).toBeGreaterThan(2);
    if (theme.dress) expect(new Set(theme.dress.confetti).size).toBe(4);
  });
});

it('there are twenty, two of them for bright halls, and no look is that of two', () => {
  expect(new Set(THEMES.map(({ key }) => key)).size).toBe(20);
  for (const theme of THEMES) expect(themeOf(theme)).toBe(theme);
  expect(THEMES.filter(({ group }) => group === 'bright')).toHaveLength(2);
  for (const group of THEME_GROUPS) expect(THEMES.some((theme) => theme.group === group)).toBe(true);
});

it('only a theme with a loaded background has more than its colours: else nobody would find it', () => {
  for (const { key, dress, backdrop } of THEMES)
    expect([key, dress !== undefined]).toEqual([key, moreShapes(backdrop) !== undefined]);
});

it('every background but the grid has shapes, of a few hundred signs', () => {
  for (const name of BACKDROPS) {
    const shapes = shapesOf(name);
    expect([name, shapes === undefined]).toEqual([name, name === 'grid']);
    expect(shapes?.paths.join('') ?? '').not.toContain('NaN');
  }
});
