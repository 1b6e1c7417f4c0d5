import { DrawnQuestion } from '../../slide-drawing/drawn-question.tsx';
import { DrawnTiles } from '../../slide-drawing/drawn-tiles.tsx';
import type { DrawnProps } from '../drawn-kind.ts';

/** Two tiles, true and false, whatever else was written before the slide became one of these. */
export function TrueFalseDrawing(props: DrawnProps) {
  return (
    <DrawnQuestion {...props}>
      <DrawnTiles {...props} most={2} />
    </DrawnQuestion>
  );
}
