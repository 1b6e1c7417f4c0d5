/**
 * What faces are drawn of, in a box of 64 × 64: bodies, what grows out of them, eyes, mouths and patterns. On taste the
 * lists are strict (decision 0060): creatures of plain shapes, nothing that could be a person, a mocked animal, a sign of
 * faith, or a heap.
 */

/** Where on a body something stands or is drawn. */
interface Body {
  path: string;
  /** Height of the crown, where tops stand. */
  crown: number;
  /** Where its right ear grows, and how far that leans outward, degrees; the left one is its mirror. */
  ear: readonly [x: number, y: number, lean: number];
  /** Height of the eyes, and how large they and the mouth are. */
  eyes: readonly [y: number, scale: number];
}

const bodyOf = (path: string, crown: number, ear: Body['ear'], y: number, scale = 1): Body => ({
  path,
  crown,
  ear,
  eyes: [y, scale],
});

/** Egg, square, triangle, drop, hexagon, shield, bell, gem, arch with a hem, lying pill. */
export const BODIES: readonly Body[] = [
  bodyOf('M32 15C46 15 54 31 54 42C54 53 45 60 32 60S10 53 10 42C10 31 18 15 32 15Z', 16, [45, 24, 38], 36),
  bodyOf('M20 17H44Q53 17 53 26V51Q53 60 44 60H20Q11 60 11 51V26Q11 17 20 17Z', 18, [43, 19, 12], 35),
  bodyOf('M26 20Q32 9 38 20L58 51Q62 60 53 60H11Q2 60 6 51Z', 16, [43, 31, 50], 42, 0.88),
  bodyOf('M32 11C35 24 54 31 54 44C54 54 44 60 32 60S10 54 10 44C10 31 29 24 32 11Z', 15, [47, 33, 50], 40, 0.95),
  bodyOf('M21 17H43L58 38.5L43 60H21L6 38.5Z', 18, [44, 23, 30], 35),
  bodyOf('M10 17H54V34C54 48 43 55 32 61C21 55 10 48 10 34Z', 18, [43, 19, 8], 32),
  bodyOf(
    'M32 15C45 15 48 28 49 38C50 47 59 48 59 55Q59 60 54 60H10Q5 60 5 55C5 48 14 47 15 38C16 28 19 15 32 15Z',
    16,
    [42, 23, 32],
    35,
    0.84,
  ),
  bodyOf('M20 17H44L60 33L32 61L4 33Z', 18, [43, 23, 26], 32, 0.95),
  bodyOf('M10 58V37C10 24 20 15 32 15S54 24 54 37V58Q48.5 64 43 58T32 58T21 58T10 58Z', 16, [45, 23, 34], 35),
  bodyOf('M24 25H40C64 25 64 60 40 60H24C0 60 0 25 24 25Z', 26, [43, 30, 18], 39),
];

/** Body and top in one colour: yellow or ice, sky or mint, orange or green, teal or magenta, blue or violet. L* about 92 down to 47. */
export const COLOURS: readonly (readonly [string, string])[] = [
  ['#ffe98a', '#dcf0ff'],
  ['#9fd4ff', '#8fe3bd'],
  ['#ff9d3c', '#7cc142'],
  ['#26a69a', '#e25fbd'],
  ['#3b6fe0', '#8a54d6'],
];

/** A circle, or an ellipse, of curves. */
export function round(x: number, y: number, r: number, ry = r): string {
  const [k, ky] = [r * 0.55, ry * 0.55];
  return (
    `M${x - r} ${y}C${x - r} ${y - ky} ${x - k} ${y - ry} ${x} ${y - ry}S${x + r} ${y - ky} ${x + r} ${y}` +
    `S${x + k} ${y + ry} ${x} ${y + ry}S${x - r} ${y + ky} ${x - r} ${y}Z`
  );
}

/** What stands on the crown, for one at height 16: filled and outlined; and what is drawn in lines alone. */
interface Top {
  shape?: string;
  line?: string;
  /** One of a pair, pointing up from 0 0. */
  ear?: string;
}

/** Nothing, bobble, two stalks, round ears, pointed ears, leaves, three bristles, propeller, hoop. */
export const TOPS: readonly Top[] = [
  {},
  { line: 'M32 20V9', shape: round(32, 7, 4.8) },
  { line: 'M29 21Q27 13 22 10M35 21Q37 13 42 10', shape: round(20, 7.5, 4) + round(44, 7.5, 4) },
  { ear: 'M-8 4C-10 -9 -6 -13 0 -13S10 -9 8 4Z' },
  { ear: 'M-9 6L-3 -12Q0 -16 3 -12L9 6Z' },
  { shape: 'M32 20C32 9 24 4 14 5C15 13 22 19 32 20ZM32 20C32 9 40 4 50 5C49 13 42 19 32 20Z' },
  { line: 'M26 20L21 7M32 20V4M38 20L43 7' },
  { line: 'M32 20V9', shape: 'M32 9C26 2 15 3 13 8C15 13 26 14 32 9ZM32 9C38 2 49 3 51 8C49 13 38 14 32 9Z' },
  { line: 'M20 24C13 -4.5 51 -4.5 44 24' },
];

/** Eyes around 0 0: white, dark, lines, and glints on the dark. */
interface Eyes {
  white?: string;
  dark?: string;
  line?: string;
  glint?: string;
}

/** Dots, round, one large, three, tall, smiling, large and small, looking aside. */
export const EYES: readonly Eyes[] = [
  { dark: round(-9, 0, 4.2) + round(9, 0, 4.2), glint: round(-7.5, -1.5, 1.4) + round(10.5, -1.5, 1.4) },
  { white: round(-9, 0, 6.8) + round(9, 0, 6.8), dark: round(-8, 0.5, 3.4) + round(8, 0.5, 3.4) },
  { white: round(0, -1, 9.5), dark: round(0, 0, 4.8), glint: round(1.8, -1.8, 1.6) },
  {
    white: round(-12, 0, 5.2) + round(0, -3, 5.2) + round(12, 0, 5.2),
    dark: round(-11.5, 0.5, 2.6) + round(0, -2.5, 2.6) + round(11.5, 0.5, 2.6),
  },
  { white: round(-7.5, -1, 5.5, 8) + round(7.5, -1, 5.5, 8), dark: round(-6.5, 1, 3, 4) + round(6.5, 1, 3, 4) },
  { line: 'M-14 2Q-9 -7 -4 2M14 2Q9 -7 4 2' },
  { white: round(-8, -1, 8) + round(10, 1, 5), dark: round(-7, 0, 3.6) + round(9.5, 1.5, 2.6) },
  { white: round(-7.5, 0, 6.5) + round(7.5, 0, 6.5), dark: round(-4.5, 0, 3.4) + round(10.5, 0, 3.4) },
];

/** Mouths around 0 0: dark, lines, and what is inside. None of them turns down. */
interface Mouth {
  dark?: string;
  line?: string;
  tongue?: string;
  white?: string;
}

/** Smile, laugh, surprise, one tooth, cat's, aside. */
export const MOUTHS: readonly Mouth[] = [
  { line: 'M-7 -1Q0 7 7 -1' },
  { dark: 'M-8 -2H8C8 8 -8 8 -8 -2Z', tongue: 'M-5 3.5Q0 -0.5 5 3.5Q0 6.5 -5 3.5Z' },
  { dark: round(0, 1, 3.2, 3.8) },
  { line: 'M-7 -1Q0 6 7 -1', white: 'M0 2.8L4.5 1.5V5.5L0 6.5Z' },
  { line: 'M-7 -1Q-3.5 5 0 -1Q3.5 5 7 -1' },
  { line: 'M-6 1Q3 5 7 -2' },
];

/** On the body alone: none, spots, bands, belly, stripes. */
export const PATTERNS: readonly string[] = [
  '',
  round(14, 51, 5) + round(50, 54, 6) + round(52, 28, 4) + round(17, 26, 3.5) + round(33, 59, 3.5),
  'M0 44H64V49H0ZM0 54H64V59H0Z',
  round(32, 62, 19, 15),
  'M-4 50L14 68H22L-4 42ZM68 50L50 68H42L68 42ZM-4 34L2 40V32L-4 26ZM68 34L62 40V32L68 26Z',
];

/** Round ears in orange or rose make pigs and monkeys. */
export const ROUND_EARS = { tops: [3], not: ['#ff9d3c', '#e25fbd'] };
/** Pointed bodies in ice white make hoods. */
export const HOODED = { bodies: [2, 3, 6], not: ['#dcf0ff'] };
/** One eye in a triangle is a sign of old. */
export const LONE_EYE = { body: 2, eyes: 2, instead: 1 };
