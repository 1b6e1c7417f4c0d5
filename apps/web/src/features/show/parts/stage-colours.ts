/** Colours of a show screen made from a game's two colours, so that text is readable whatever the author picked. */
export interface StageColours {
  /** Ground behind everything. */
  ground: string;
  /** Other end of the ground's gradient. */
  groundDeep: string;
  /** Text on either end: 4.5:1 or more. */
  ink: string;
  /** The second colour, for shapes and bars that carry no text. */
  accent: string;
  /** Text on the accent. */
  accentInk: string;
}

const WHITE = '#ffffff';
const DARK = '#0b1020';
const BLACK = '#000000';
const BRAND: Rgb = [0x21, 0x96, 0xf3];

type Rgb = readonly [number, number, number];

function parse(hex: string): Rgb {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return BRAND;
  return [parseInt(match[1] ?? '0', 16), parseInt(match[2] ?? '0', 16), parseInt(match[3] ?? '0', 16)];
}

function format([r, g, b]: Rgb): string {
  return `#${[r, g, b].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  return [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ];
}

function luminance(colour: Rgb): number {
  const [r, g, b] = [colour[0], colour[1], colour[2]].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** WCAG contrast of two colours given as `#rrggbb`, 1 to 21. */
export function contrast(one: string, other: string): number {
  const a = luminance(parse(one));
  const b = luminance(parse(other));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colours of a game's stage. Middle shades are deepened until white text reads well; light ones get dark text. */
export function stageColours(mainColor: string, secondaryColor: string): StageColours {
  const main = parse(mainColor);
  const light = contrast(format(main), WHITE) < 2;
  const ink = light ? DARK : WHITE;
  const away = parse(light ? WHITE : DARK);
  let ground = main;
  for (let i = 0; i < 20 && contrast(format(ground), ink) < 5.2; i++) ground = mix(ground, away, 0.08);
  const accent = format(parse(secondaryColor));
  return {
    ground: format(ground),
    groundDeep: format(mix(ground, away, light ? 0.35 : 0.55)),
    ink,
    accent,
    accentInk: [WHITE, DARK].find((one) => contrast(accent, one) >= 4.5) ?? BLACK,
  };
}
