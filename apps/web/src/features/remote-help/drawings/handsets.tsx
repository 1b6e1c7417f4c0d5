import { DrawnKey, DrawnKeys } from './drawn-key.tsx';

const BODY = '#1f2937';
/** Keys of a Buzz! handset below its dome, from the top. */
const BUZZ_BARS = [
  { text: 'A', fill: '#1e66d0', ink: '#fff' },
  { text: 'B', fill: '#f08a24', ink: '#111827' },
  { text: 'C', fill: '#2e9b45', ink: '#fff' },
  { text: 'D', fill: '#f4cf2d', ink: '#111827' },
];

/** A handset with a red dome above four coloured keys. */
export function BuzzDrawing() {
  return (
    <>
      <path d="M88 20C60 26 62 92 76 128L92 216Q120 234 148 216L164 128C178 92 180 26 152 20Z" fill={BODY} />
      <ellipse cx="120" cy="58" rx="42" ry="36" fill="#b3261e" stroke="#0b1020" />
      <ellipse cx="108" cy="44" rx="15" ry="9" fill="#fff" opacity="0.35" />
      {BUZZ_BARS.map((bar, at) => (
        <DrawnKey key={bar.text} x={120} y={116 + at * 25} width={54 - at * 3} height={19} {...bar} />
      ))}
    </>
  );
}

/** A clicker with five keys and a lamp, and its base. */
export function IclickerDrawing() {
  return (
    <>
      <rect x="44" y="14" width="78" height="212" rx="32" fill={BODY} />
      <circle cx="83" cy="36" r="7" fill="#4ade80" />
      <DrawnKeys rows={[['A'], ['B'], ['C'], ['D'], ['E']]} x={83} y={70} stepX={0} stepY={32} width={48} height={25} />
      <rect x="146" y="136" width="78" height="56" rx="10" fill="#f3f4f6" stroke="#0b1020" />
      <path d="M212 136V84M212 84h-6M212 84h6" stroke="#0b1020" strokeWidth="4" fill="none" />
      <path d="M160 192v22h-26" stroke="#0b1020" strokeWidth="4" fill="none" />
      <rect x="156" y="150" width="40" height="14" rx="3" fill="#9be3b4" stroke="#0b1020" />
    </>
  );
}

/** A keypad with six keys, which are A to F. */
export function SunvoteDrawing() {
  return (
    <>
      <rect x="66" y="18" width="108" height="204" rx="22" fill={BODY} />
      <rect x="82" y="36" width="76" height="34" rx="6" fill="#c7d2fe" stroke="#0b1020" />
      <text x="120" y="60" fontSize="18" textAnchor="middle" fill="#111827" direction="ltr">
        1–6
      </text>
      <DrawnKeys
        rows={[
          ['1 A', '2 B'],
          ['3 C', '4 D'],
          ['5 E', '6 F'],
        ]}
        x={98}
        y={100}
        stepX={44}
        stepY={40}
        width={38}
        height={28}
      />
    </>
  );
}

/** A board with a cable, and a remote with all digits. */
export function LinesDrawing() {
  return (
    <>
      <rect x="20" y="34" width="92" height="66" rx="8" fill="#0f766e" stroke="#0b1020" />
      <rect x="8" y="56" width="22" height="20" rx="3" fill="#cbd5e1" stroke="#0b1020" />
      <rect x="54" y="52" width="30" height="30" rx="3" fill="#111827" />
      <path d="M34 100v10M46 100v10M58 100v10M70 100v10M82 100v10M94 100v10" stroke="#0b1020" strokeWidth="4" />
      <text x="66" y="150" fontSize="20" textAnchor="middle" fill="#111827" direction="ltr">
        P03 B
      </text>
      <path d="M112 66h20" stroke="#0b1020" strokeWidth="4" strokeDasharray="5 5" />
      <rect x="134" y="22" width="92" height="196" rx="18" fill={BODY} />
      <circle cx="180" cy="42" r="7" fill="#4ade80" />
      <DrawnKeys
        rows={[
          ['1', '2', '3'],
          ['4', '5', '6'],
          ['7', '8', '9'],
          ['*', '0', '#'],
        ]}
        x={154}
        y={76}
        stepX={26}
        stepY={38}
        width={22}
        height={27}
        round={6}
      />
    </>
  );
}

/** A slide clicker: back, on, black, and the show. */
export function PresenterDrawing() {
  return (
    <>
      <rect x="78" y="14" width="84" height="212" rx="40" fill={BODY} />
      <circle cx="120" cy="40" r="6" fill="#b3261e" />
      <DrawnKey x={120} y={82} width={56} height={32} text="◀ A" />
      <DrawnKey x={120} y={126} width={56} height={40} text="▶ B" />
      <DrawnKey x={104} y={172} width={28} height={26} text="C" fill="#0b1020" ink="#fff" />
      <DrawnKey x={138} y={172} width={28} height={26} text="D" />
    </>
  );
}
