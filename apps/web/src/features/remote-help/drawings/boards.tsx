import { DrawnKey, DrawnKeys } from './drawn-key.tsx';

const BODY = '#1f2937';

/** A box with four red and four green paddles. */
export function QuizboxDrawing() {
  const paddles = [0, 1, 2, 3];
  return (
    <>
      <rect x="70" y="84" width="100" height="72" rx="10" fill={BODY} />
      <rect x="86" y="100" width="68" height="18" rx="4" fill="#9be3b4" stroke="#0b1020" />
      {paddles.map((at) => (
        <g key={at}>
          <path d={`M${90 + at * 20} 84C${90 + at * 20} 62 ${36 + at * 56} 78 ${36 + at * 56} 56`} {...CABLE} />
          <path d={`M${90 + at * 20} 156C${90 + at * 20} 178 ${36 + at * 56} 162 ${36 + at * 56} 184`} {...CABLE} />
          <circle cx={36 + at * 56} cy="38" r="20" fill="#b3261e" stroke="#0b1020" />
          <circle cx={36 + at * 56} cy="202" r="20" fill="#2e7d32" stroke="#0b1020" />
          <circle cx={36 + at * 56} cy="38" r="9" fill="#f3f4f6" stroke="#0b1020" />
          <circle cx={36 + at * 56} cy="202" r="9" fill="#f3f4f6" stroke="#0b1020" />
        </g>
      ))}
    </>
  );
}
const CABLE = { stroke: '#5c636a', strokeWidth: 4, fill: 'none' } as const;

/** A gamepad with its answers under the right thumb. */
export function GamepadDrawing() {
  return (
    <>
      <DrawnKeys rows={[['G', 'H']]} x={62} y={30} stepX={116} stepY={0} width={46} height={22} />
      <DrawnKeys rows={[['E', 'F']]} x={62} y={58} stepX={116} stepY={0} width={46} height={22} />
      <path
        d="M66 76h108c34 0 46 46 50 90c2 30-30 36-44 12l-12-20H72l-12 20c-14 24-46 18-44-12c4-44 16-90 50-90Z"
        fill={BODY}
      />
      <path d="M58 108h14v14h14v14H72v14H58v-14H44v-14h14Z" fill="#5c636a" />
      <DrawnKey x={172} y={104} width={26} height={26} round={13} text="D" fill="#f4cf2d" />
      <DrawnKey x={150} y={126} width={26} height={26} round={13} text="C" fill="#1e66d0" ink="#fff" />
      <DrawnKey x={194} y={126} width={26} height={26} round={13} text="B" fill="#b3261e" ink="#fff" />
      <DrawnKey x={172} y={148} width={26} height={26} round={13} text="A" fill="#2e7d32" ink="#fff" />
    </>
  );
}

const ROW_COLOURS = ['#bfdbfe', '#fde68a', '#bbf7d0', '#fecaca'];
const LETTERS = [...'ABCDEFGH'];

/** A keyboard, each of its rows a player. */
export function KeyboardDrawing() {
  return (
    <>
      <rect x="6" y="52" width="228" height="136" rx="12" fill={BODY} />
      {ROW_COLOURS.map((fill, at) => (
        <DrawnKeys
          key={fill}
          rows={[LETTERS]}
          x={26 + at * 6}
          y={74 + at * 30}
          stepX={25}
          stepY={0}
          width={22}
          height={25}
          round={5}
          fill={fill}
        />
      ))}
      <text x="120" y="216" fontSize="16" textAnchor="middle" fill="#111827" direction="ltr">
        1 · 2 · 3 · 4
      </text>
    </>
  );
}

/** Sixteen pads; the lowest eight are the answers. */
export function MidiDrawing() {
  const none = ['', '', '', ''];
  return (
    <>
      <rect x="20" y="20" width="200" height="200" rx="14" fill={BODY} />
      <DrawnKeys rows={[none, none]} x={54} y={56} stepX={44} stepY={43} width={38} height={36} fill="#5c636a" />
      <DrawnKeys
        rows={[LETTERS.slice(4), LETTERS.slice(0, 4)]}
        x={54}
        y={142}
        stepX={44}
        stepY={43}
        width={38}
        height={36}
        fill="#fde68a"
      />
    </>
  );
}
