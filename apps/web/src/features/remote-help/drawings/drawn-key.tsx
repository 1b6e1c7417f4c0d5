/** A key with what it answers. Round where it has a radius and no width. */
export function DrawnKey({
  x,
  y,
  width,
  height,
  fill = '#f3f4f6',
  ink = '#111827',
  text = '',
  round = 8,
}: {
  /** Of its middle. */
  x: number;
  y: number;
  width: number;
  height: number;
  fill?: string;
  ink?: string;
  text?: string;
  round?: number;
}) {
  const size = Math.min(18, height * 0.62);
  return (
    <g>
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={round}
        fill={fill}
        stroke="#0b1020"
      />
      {text !== '' && (
        <text x={x} y={y + size * 0.36} fontSize={size} textAnchor="middle" fill={ink} direction="ltr">
          {text}
        </text>
      )}
    </g>
  );
}

/** Keys in rows from the top, each from the left; an empty text leaves a place without a key. */
export function DrawnKeys({
  rows,
  x,
  y,
  stepX,
  stepY,
  ...look
}: {
  rows: readonly (readonly string[])[];
  /** Of the middle of the first. */
  x: number;
  y: number;
  stepX: number;
  stepY: number;
  width: number;
  height: number;
  fill?: string;
  ink?: string;
  round?: number;
}) {
  return rows.map((row, down) =>
    row.map((text, right) => (
      <DrawnKey key={`${down} ${right}`} {...look} x={x + right * stepX} y={y + down * stepY} text={text} />
    )),
  );
}
