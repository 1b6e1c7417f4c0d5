import { DrawnQuestion } from '../slide-drawing/drawn-question.tsx';
import { DrawnTiles } from '../slide-drawing/drawn-tiles.tsx';
import type { DrawnProps } from './drawn-kind.ts';

/** Tiles to choose from. */
export function PicksDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnTiles {...props} />
    </DrawnQuestion>
  );
}
