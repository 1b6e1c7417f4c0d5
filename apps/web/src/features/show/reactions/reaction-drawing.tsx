import type { ReactionName } from '@qc/contract/live/reactions';
import { Flame } from '../standings/flame.tsx';

const FACE = <circle cx="12" cy="12" r="10" fill="#FFD54F" stroke="#15172B" strokeWidth="1.2" />;

const DRAWINGS: Record<Exclude<ReactionName, 'flame'>, React.ReactNode> = {
  applause: (
    <g stroke="#15172B" strokeWidth="1.2" strokeLinejoin="round">
      <path
        d="M4.2 13.600c-.9-2.6 1-6.3 3.6-6.9 1.5-.3 2.6.700 2.9 2.200l.9 4.600c.4 2.3-.8 4.9-3 5.6-2.2.6-3.8-1.2-4.4-5.500Z"
        fill="#4FC3F7"
      />
      <path
        d="M19.8 13.600c.9-2.6-1-6.3-3.6-6.9-1.5-.3-2.6.7-2.9 2.200l-.9 4.600c-.4 2.3.8 4.9 3 5.6 2.2.6 3.8-1.2 4.4-5.500Z"
        fill="#FFB74D"
      />
      <path d="M12 2.200v2.600M7.6 3l1 2.300M16.4 3l-1 2.3" fill="none" stroke="#FFFFFF" strokeLinecap="round" />
    </g>
  ),
  heart: (
    <path
      d="M12 21C6.5 16.9 2.5 13.3 2.5 8.9 2.5 5.9 4.8 3.7 7.6 3.700c1.8 0 3.5.9 4.4 2.5.9-1.6 2.6-2.5 4.4-2.5 2.8 0 5.1 2.2 5.1 5.2 0 4.4-4 8-9.5 12.100Z"
      fill="#EC407A"
      stroke="#15172B"
      strokeWidth="1.2"
    />
  ),
  laugh: (
    <>
      {FACE}
      <path
        d="M6.5 9.800c.8-1.2 2.2-1.2 3 0M14.5 9.800c.8-1.2 2.2-1.2 3 0"
        stroke="#15172B"
        strokeWidth="1.4"
        fill="none"
      />
      <path d="M6.5 13h11c0 3.3-2.3 5.8-5.5 5.800S6.5 16.3 6.5 13Z" fill="#15172B" />
      <path d="M8.5 14h7v1.300h-7Z" fill="#FFFFFF" />
    </>
  ),
  wow: (
    <>
      {FACE}
      <circle cx="8.5" cy="9.5" r="1.5" fill="#15172B" />
      <circle cx="15.5" cy="9.5" r="1.5" fill="#15172B" />
      <ellipse cx="12" cy="16" rx="2.6" ry="3.3" fill="#15172B" />
    </>
  ),
  sparkle: (
    <path
      d="M12 1.500c1 5.8 3.7 8.7 9.5 10-5.8 1.3-8.5 4.2-9.5 11-1-6.8-3.7-9.7-9.5-11 5.8-1.3 8.5-4.2 9.5-10Z"
      fill="#B388FF"
      stroke="#15172B"
      strokeWidth="1.2"
    />
  ),
};

/** One of the six reactions. Decorative: its name stands beside it or on its button. Sized by its parent. */
export function ReactionDrawing({ name }: { name: ReactionName }) {
  if (name === 'flame') return <Flame />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}
