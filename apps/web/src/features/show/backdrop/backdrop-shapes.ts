import type { Backdrop } from '@qc/contract';

/** How the shapes of a drawn background are coloured: small pieces are brighter; what lies one over the other is fainter, for it adds up. */
export type BackdropLook = 'shape' | 'soft' | 'bright';

/** A drawn background: outlines in a box of 100 by 100. */
export interface BackdropDrawing {
  paths: readonly string[];
  look: BackdropLook;
  /** It may be stretched with the screen; round things must stay round. */
  stretches?: true;
}

/** Drawn backgrounds that are there at once; the others are loaded where a game has one. */
type FirstBackdrop = 'plain' | 'waves' | 'rays' | 'bubbles' | 'confetti';

/** Those that are loaded. */
export type MoreBackdrop = Exclude<Backdrop, FirstBackdrop | 'grid'>;

/** The shapes of the first drawn backgrounds but the grid, which is made of lines alone. */
const BACKDROP_SHAPES: Record<FirstBackdrop, BackdropDrawing> = {
  plain: { look: 'shape', stretches: true, paths: ['M0 0H46L0 60Z', 'M100 100H38L100 26Z'] },
  waves: {
    look: 'soft',
    stretches: true,
    paths: [
      'M0 58C14 48 26 48 40 57S70 68 100 52V100H0Z',
      'M0 72C18 64 30 66 46 74S78 82 100 70V100H0Z',
      'M0 87C20 80 34 83 52 89S82 92 100 85V100H0Z',
      'M0 0H100V9C82 17 66 15 48 9S16 6 0 13Z',
    ],
  },
  rays: {
    look: 'shape',
    paths: [
      'M50 104-30 70V48Z',
      'M50 104-30 18V-30Z',
      'M50 104 2-30H24Z',
      'M50 104 43-30H58Z',
      'M50 104 77-30H99Z',
      'M50 104 130-30V18Z',
      'M50 104 130 48V70Z',
    ],
  },
  bubbles: { look: 'soft', paths: scatter(16, (x, y, at) => circle(x, y, 2.5 + ((at * 5) % 9))) },
  confetti: {
    look: 'bright',
    paths: scatter(56, (x, y, at) =>
      at % 4 === 0
        ? circle(x, y, 0.8)
        : at % 4 === 1
          ? `M${x} ${y}h1.9v1.2h-1.9Z`
          : at % 4 === 2
            ? `M${x} ${y}l1.5-.6.5 1.5-1.5.6Z`
            : `M${x} ${y}l1.7.8-1.5 1.1Z`,
    ),
  },
};

/** The shapes of one of the first drawn backgrounds; undefined: it is the grid, or has to be loaded. */
export function firstShapes(name: Backdrop): BackdropDrawing | undefined {
  const shapes: Partial<Record<Backdrop, BackdropDrawing>> = BACKDROP_SHAPES;
  return shapes[name];
}

/** Spread evenly, and never in rows: the steps are those of the plastic number. */
export function scatter(count: number, draw: (x: number, y: number, at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) =>
    draw(round((at * 75.49 + 7) % 100), round((at * 56.98 + 11) % 100), at),
  );
}

/** To a tenth of the box's hundredth. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A whole circle. */
export function circle(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}
