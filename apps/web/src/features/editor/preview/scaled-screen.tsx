import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import classes from './preview-pane.module.css';

/** A screen of a fixed size in CSS pixels, drawn smaller to fit its place. It is a picture: nothing in it can be used. */
export function ScaledScreen({
  label,
  width,
  height,
  shape,
  children,
}: {
  label: string;
  width: number;
  height: number;
  shape: 'phone' | 'wall';
  children: ReactNode;
}) {
  const { ref, width: place } = useElementSize();
  const scale = place > 0 ? place / width : 0;
  return (
    <div className={classes.device} data-shape={shape} role="img" aria-label={label}>
      <div ref={ref} className={classes.glass} style={{ aspectRatio: `${width} / ${height}` }}>
        <div
          inert
          dir="ltr"
          className={classes.screen}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
