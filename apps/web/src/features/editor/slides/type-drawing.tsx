import type { SlideType } from '@qc/contract';
import { kindOf } from './editor-kinds.ts';
import classes from './type-drawing.module.css';

/** The small drawing of a slide type; decorative, its name stands beside it. */
export function TypeDrawing({ type, size = 'md' }: { type: SlideType; size?: 'sm' | 'md' }) {
  const { drawing, colours } = kindOf({ type });
  return (
    <span
      className={classes.tile}
      style={{ background: colours.tint, color: colours.ink }}
      data-size={size}
      aria-hidden="true"
    >
      <svg viewBox="0 0 44 32" focusable="false">
        {drawing}
      </svg>
    </span>
  );
}
