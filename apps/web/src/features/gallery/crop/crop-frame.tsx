import { useTexts } from '#platform/i18n';
import { useElementSize } from '@mantine/hooks';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react';
import { type CropArea, type CropHandle, pullArea, type Size } from './crop-math.ts';
import classes from './crop.module.css';

const EDGES = ['n', 'e', 's', 'w', 'nw', 'ne', 'se', 'sw'] as const;
const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The picture with the frame of the chosen part. Sides are those of the picture, so nothing here is mirrored. */
export function CropFrame({
  canvas,
  picture,
  area,
  aspect,
  onChange,
}: {
  /** The turned picture as it is shown. */
  canvas: HTMLCanvasElement;
  /** Its real size after turning. */
  picture: Size;
  area: CropArea;
  aspect: number | null;
  onChange: (area: CropArea) => void;
}) {
  const t = useTexts('crop');
  const { ref, width: shownWidth } = useElementSize<HTMLDivElement>();
  const host = useRef<HTMLDivElement>(null);
  const pulled = useRef<{ handle: CropHandle; x: number; y: number; from: CropArea } | null>(null);
  // Pixels of the picture for each pixel of the screen.
  const grain = shownWidth > 0 ? picture.width / shownWidth : 1;

  useEffect(() => {
    host.current?.replaceChildren(canvas);
  }, [canvas]);

  const pull = (handle: CropHandle) => ({
    onPointerDown: (event: PointerEvent<SVGElement>) => {
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.focus();
      pulled.current = { handle, x: event.clientX, y: event.clientY, from: area };
    },
    onPointerMove: (event: PointerEvent<SVGElement>) => {
      const start = pulled.current;
      if (start?.handle !== handle) return;
      const by = { dx: (event.clientX - start.x) * grain, dy: (event.clientY - start.y) * grain };
      onChange(pullArea(start.from, handle, by, picture, aspect));
    },
    onPointerUp: () => (pulled.current = null),
    onPointerCancel: () => (pulled.current = null),
    onKeyDown: (event: KeyboardEvent<SVGElement>) => {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      const step = Math.max(1, Math.round((Math.max(picture.width, picture.height) / 100) * (event.shiftKey ? 5 : 1)));
      onChange(pullArea(area, handle, { dx: arrow[0] * step, dy: arrow[1] * step }, picture, aspect));
    },
  });
  const place = placeOf(area);
  return (
    <div ref={ref} className={classes.frame} dir="ltr" style={{ aspectRatio: `${picture.width} / ${picture.height}` }}>
      <div ref={host} className={classes.host} aria-hidden />
      <svg
        className={classes.overlay}
        viewBox={`0 0 ${picture.width} ${picture.height}`}
        role="group"
        aria-label={t.title}
      >
        <path
          className={classes.shade}
          fillRule="evenodd"
          d={`M0 0H${picture.width}V${picture.height}H0ZM${area.x} ${area.y}h${area.width}v${area.height}h${-area.width}Z`}
        />
        <rect
          className={classes.area}
          x={area.x}
          y={area.y}
          width={area.width}
          height={area.height}
          tabIndex={0}
          role="slider"
          aria-label={t.move}
          aria-valuenow={area.x}
          aria-valuemin={0}
          aria-valuemax={picture.width - area.width}
          aria-valuetext={`${area.x}, ${area.y}`}
          {...pull('move')}
        />
        {EDGES.map((handle) => (
          <g
            key={handle}
            className={classes.handle}
            style={{ cursor: `${handle}-resize` }}
            tabIndex={0}
            role="slider"
            aria-label={t.handles[handle]}
            aria-valuenow={handle === 'n' || handle === 's' ? area.height : area.width}
            aria-valuemin={0}
            aria-valuemax={handle === 'n' || handle === 's' ? picture.height : picture.width}
            aria-valuetext={`${area.width}×${area.height}`}
            {...pull(handle)}
          >
            <circle cx={place[handle][0]} cy={place[handle][1]} r={20 * grain} className={classes.reach} />
            <circle cx={place[handle][0]} cy={place[handle][1]} r={(handle.length === 2 ? 9 : 7) * grain} />
          </g>
        ))}
      </svg>
    </div>
  );
}

function placeOf({ x, y, width, height }: CropArea): Record<Exclude<CropHandle, 'move'>, [number, number]> {
  const [middleX, middleY, endX, endY] = [x + width / 2, y + height / 2, x + width, y + height];
  return {
    n: [middleX, y],
    s: [middleX, endY],
    w: [x, middleY],
    e: [endX, middleY],
    nw: [x, y],
    ne: [endX, y],
    sw: [x, endY],
    se: [endX, endY],
  };
}
