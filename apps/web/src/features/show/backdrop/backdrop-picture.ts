import type { Backdrop } from '@qc/contract';
import type { StageColours } from '../parts/stage-colours.ts';
import type { BackdropDrawing } from './backdrop-shapes.ts';

const made = new Map<string, string>();

/** A drawn background as one picture for CSS, however many drawings use it: no shapes of their own for each of two hundred. */
export function backdropPicture(
  name: Backdrop,
  drawing: BackdropDrawing | null,
  { accent, ink }: Pick<StageColours, 'accent' | 'ink'>,
): string {
  if (drawing === null && name !== 'grid') return 'none';
  const key = `${name} ${accent} ${ink}`;
  const before = made.get(key);
  if (before !== undefined) return before;
  const stretch = drawing?.stretches ? 'none' : 'xMidYMid slice';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="320" height="180" preserveAspectRatio="${stretch}" fill="${accent}">${drawing ? shapes(drawing, ink) : grid(accent)}</svg>`;
  const picture = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  made.set(key, picture);
  return picture;
}

/** A little stronger than on the big screen: a thumbnail is small. */
const OPACITY = { shape: 0.15, soft: 0.1, bright: 0.26 } as const;

function shapes({ paths, look }: BackdropDrawing, ink: string): string {
  return paths
    .map((path, at) =>
      look === 'bright' && at % 3 === 2
        ? `<path d="${path}" fill="${ink}" opacity="0.16"/>`
        : `<path d="${path}" opacity="${OPACITY[look]}"/>`,
    )
    .join('');
}

function grid(accent: string): string {
  const lines = [6, 18, 30, 42, 54, 66, 78, 90].map((at) => `M${at} 0V100M0 ${at}H100`).join('');
  return `<path d="${lines}" stroke="${accent}" stroke-width="0.7" opacity="0.2"/>`;
}
