import type { Backdrop } from '@qc/contract';
import { type BackdropDrawing, circle, type MoreBackdrop, round, scatter } from '../backdrop/backdrop-shapes.ts';

/** Something eight or ten times along a line. */
function along(count: number, draw: (at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) => draw(at));
}

function star(x: number, y: number, r: number): string {
  return `M${x} ${y - r}q0 ${r} ${r} ${r}q${-r} 0 ${-r} ${r}q0 ${-r} ${-r} ${-r}q${r} 0 ${r} ${-r}Z`;
}

function hexagon(x: number, y: number, r: number): string {
  const [half, high] = [r / 2, round(r * 0.87)];
  return `M${x} ${y}l${half} ${-high}h${r}l${half} ${high}l${-half} ${high}h${-r}Z`;
}

function cloud(x: number, y: number, size: number): string {
  const s = (part: number) => round(part * size);
  return `M${x} ${y}a${s(1)} ${s(1)} 0 0 1 ${s(0.7)} ${s(-1.9)}a${s(1.6)} ${s(1.6)} 0 0 1 ${s(3)} ${s(-0.5)}a${s(1.2)} ${s(1.2)} 0 0 1 ${s(1.2)} ${s(2.4)}Z`;
}

/** A band bent round a point, a tenth of the box broad. */
function arch(x: number, y: number, r: number): string {
  const inner = r - 10;
  return `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0h-10a${inner} ${inner} 0 0 0 ${-2 * inner} 0Z`;
}

/** A leaf from its stalk to its tip. */
function leaf(x: number, y: number, dx: number, dy: number): string {
  const [one, other] = [round((dx - dy) / 2), round((dx + dy) / 2)];
  return `M${x} ${y}q${one} ${other} ${dx} ${dy}q${-one} ${-other} ${-dx} ${-dy}Z`;
}

/** Ways that leaves grow. */
const GROWS = [
  [9, -4],
  [-6, -8],
  [7, 7],
  [-9, 3],
  [2, -10],
] as const;

/** The backgrounds beside the first six. */
const MORE_SHAPES: Record<MoreBackdrop, BackdropDrawing> = {
  aurora: {
    look: 'soft',
    stretches: true,
    paths: [
      'M0 26C18 4 34 44 56 24S88 2 100 16V46C84 30 74 64 52 52S18 38 0 58Z',
      'M0 48C22 34 38 70 62 50S90 34 100 40V62C86 56 76 82 56 72S20 62 0 78Z',
      'M0 12C24 26 44 2 66 12S92 22 100 6V24C86 36 70 20 54 26S20 44 0 30Z',
    ],
  },
  stars: { look: 'bright', paths: scatter(34, (x, y, at) => star(x, y, at % 5 === 0 ? 3 : at % 3 === 0 ? 1.8 : 1)) },
  hexagons: {
    look: 'shape',
    paths: along(56, (at) =>
      (at * 37) % 11 < 4 ? hexagon((at % 8) * 14.4 - 6, Math.floor(at / 8) * 16.7 + (at % 2) * 8.4, 9) : '',
    ).filter((path) => path !== ''),
  },
  curtain: {
    look: 'shape',
    stretches: true,
    paths: [
      ...along(9, (at) => `M${at * 12 - 2} 0c3 34-3 60 1 100h6c-4-40 2-66-1-100Z`),
      `M0 0V9${'q5 9 10 0'.repeat(10)}V0Z`,
    ],
  },
  skyline: {
    look: 'soft',
    stretches: true,
    paths: [
      'M0 100V62h7V50h5v14h6V44h6v20h4V54h8v12h5V38l3-6 3 6v26h6V52h7v10h5V46h6v14h5V40h8v22h6V54h5v10h5V100Z',
      'M0 100V76h9V68h6v12h7V64h9v16h8V72h5v10h8V60h7v18h6V70h9v12h5V66h8v14h6V72h7V100Z',
    ],
  },
  arches: {
    look: 'shape',
    stretches: true,
    paths: [70, 54, 38].map((r) => arch(80, 100, r)),
  },
  clouds: {
    look: 'shape',
    paths: [
      cloud(6, 42, 4.5),
      cloud(70, 34, 3),
      cloud(38, 30, 2),
      cloud(76, 62, 5),
      cloud(22, 70, 3.4),
      cloud(50, 80, 2.4),
      cloud(-4, 88, 4),
      cloud(84, 92, 3),
      cloud(28, 12, 4),
      cloud(64, 8, 3),
    ],
  },
  leaves: {
    look: 'shape',
    paths: scatter(26, (x, y, at) => {
      const [dx, dy] = GROWS[at % GROWS.length] ?? GROWS[0];
      return leaf(x, y, dx, dy);
    }),
  },
  stripes: {
    look: 'shape',
    stretches: true,
    paths: along(6, (at) => `M${at * 24 - 24} 100 ${at * 24 + 2} 0h7L${at * 24 - 17} 100Z`),
  },
  dots: {
    look: 'shape',
    paths: [along(144, (at) => circle((at % 12) * 8.6 + 2.6, Math.floor(at / 12) * 8.6 + 2.6, 0.9)).join('')],
  },
};

/** The shapes of one of the backgrounds that are loaded; undefined: it is none of them. */
export function moreShapes(name: Backdrop): BackdropDrawing | undefined {
  const shapes: Partial<Record<Backdrop, BackdropDrawing>> = MORE_SHAPES;
  return shapes[name];
}
