import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import { DrawnTiles } from '../../slide-drawing/drawn-tiles.tsx';
import type { DrawnProps } from '../drawn-kind.ts';

/** Items to put in order, never in their right one. */
export function OrderDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnTiles {...props} inOrder />
    </DrawnQuestion>
  );
}
