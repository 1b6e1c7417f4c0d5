import classes from './product-part.module.css';

const ANSWERS = [
  { x: 34, y: 96, fill: '#c62828' },
  { x: 122, y: 96, fill: '#1565c0' },
  { x: 34, y: 124, fill: '#8a5a00' },
  { x: 122, y: 124, fill: '#2e7d32' },
] as const;

/** A big screen with a question, and the phone that answers it. It reads the same from either side. */
export function ProductPicture() {
  return (
    <svg viewBox="0 0 320 200" className={classes.picture} aria-hidden>
      <rect x="14" y="12" width="216" height="150" rx="12" fill="#0d47a1" />
      <rect x="22" y="20" width="200" height="134" rx="6" fill="#123a73" />
      <circle cx="204" cy="36" r="30" fill="#ffffff" fillOpacity="0.1" />
      <rect x="62" y="38" width="120" height="10" rx="5" fill="#ffffff" />
      <rect x="82" y="56" width="80" height="10" rx="5" fill="#ffffff" fillOpacity="0.8" />
      {ANSWERS.map(({ x, y, fill }) => (
        <g key={fill}>
          <rect x={x} y={y} width="82" height="22" rx="6" fill={fill} />
          <rect x={x + 16} y={y + 8} width="50" height="6" rx="3" fill="#ffffff" fillOpacity="0.9" />
        </g>
      ))}
      <rect x="102" y="162" width="40" height="12" fill="#90a4ae" />
      <rect x="82" y="174" width="80" height="8" rx="4" fill="#78909c" />
      <rect x="232" y="64" width="74" height="128" rx="14" fill="#102a43" />
      <rect x="238" y="74" width="62" height="106" rx="6" fill="#ffffff" />
      {ANSWERS.map(({ fill }, at) => (
        <rect
          key={fill}
          x={243 + (at % 2) * 28}
          y={100 + Math.floor(at / 2) * 38}
          width="24"
          height="34"
          rx="5"
          fill={fill}
        />
      ))}
      <rect x="246" y="82" width="46" height="8" rx="4" fill="#b0bec5" />
    </svg>
  );
}
