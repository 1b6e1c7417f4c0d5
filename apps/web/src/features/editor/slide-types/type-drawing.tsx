import type { SlideType } from '@qc/contract';
import type { ReactNode } from 'react';
import classes from './type-drawing.module.css';

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

/** What each type looks like to players, in a box of 44 by 32. */
const DRAWINGS: Record<SlideType, ReactNode> = {
  trivia: (
    <>
      <rect x="3" y="3" width="38" height="6" rx="3" fill="currentColor" opacity=".28" />
      <rect x="3" y="12" width="18" height="8" rx="2.5" fill="currentColor" opacity=".5" />
      <rect x="23" y="12" width="18" height="8" rx="2.5" fill="currentColor" />
      <rect x="3" y="22" width="18" height="8" rx="2.5" fill="currentColor" opacity=".5" />
      <rect x="23" y="22" width="18" height="8" rx="2.5" fill="currentColor" opacity=".5" />
      <path d="m29 16 2.2 2 4-4" {...line} stroke="#fff" strokeWidth="2" />
    </>
  ),
  trueFalse: (
    <>
      <rect x="2" y="6" width="19" height="20" rx="5" fill="currentColor" />
      <rect x="23" y="6" width="19" height="20" rx="5" fill="currentColor" opacity=".38" />
      <path d="m7 16 3.5 3.500L16.5 13" {...line} stroke="#fff" />
      <path d="m29 12.5 7 7m0-7-7 7" {...line} />
    </>
  ),
  survey: (
    <>
      <rect x="4" y="17" width="8" height="12" rx="2" fill="currentColor" opacity=".5" />
      <rect x="18" y="5" width="8" height="24" rx="2" fill="currentColor" />
      <rect x="32" y="11" width="8" height="18" rx="2" fill="currentColor" opacity=".7" />
    </>
  ),
  typed: (
    <>
      <rect x="2.5" y="8" width="39" height="16" rx="5" {...line} />
      <path d="M9 12.500v7M8 19.500h2M8 12.500h2" {...line} strokeWidth="2" />
      <rect x="14" y="14.5" width="6" height="3" rx="1.5" fill="currentColor" />
      <rect x="22" y="14.5" width="11" height="3" rx="1.5" fill="currentColor" opacity=".5" />
    </>
  ),
  number: (
    <>
      <path d="M4 22h36M4 18v8M13 20v4M22 18v8M31 20v4M40 18v8" {...line} strokeWidth="2" opacity=".55" />
      <path d="M26 15.500c-3.5-3.5-5-5.3-5-7.600a5 5 0 0 1 10 0c0 2.3-1.5 4.1-5 7.600Z" fill="currentColor" />
      <circle cx="26" cy="8" r="1.8" fill="#fff" />
    </>
  ),
  order: (
    <>
      <rect x="12" y="3" width="29" height="7" rx="2.5" fill="currentColor" />
      <rect x="12" y="12.5" width="29" height="7" rx="2.5" fill="currentColor" opacity=".6" />
      <rect x="12" y="22" width="29" height="7" rx="2.5" fill="currentColor" opacity=".32" />
      <path d="M5 5v20m-3-3 3 4 3-4" {...line} strokeWidth="2" />
    </>
  ),
  media: (
    <>
      <rect x="3" y="3" width="38" height="26" rx="5" fill="currentColor" opacity=".25" />
      <path d="m5 26 10-10 7 7 5-5 12 9" {...line} />
      <circle cx="31" cy="10" r="3.5" fill="currentColor" />
    </>
  ),
  miniGame: (
    <>
      <path
        d="M13 8h18a10 10 0 0 1 9.5 12.500c-.8 3.2-4.7 3.8-6.8 1.200L31 18.500H13l-2.7 3.200c-2.1 2.6-6 2-6.8-1.200A10 10 0 0 1 13 8Z"
        fill="currentColor"
      />
      <path d="M14 10.500v5.500M11.3 13.200h5.5" {...line} stroke="#fff" strokeWidth="2" />
      <circle cx="31" cy="13" r="2" fill="#fff" />
    </>
  ),
};

/** The small drawing of a slide type; decorative, its name stands beside it. */
export function TypeDrawing({ type, size = 'md' }: { type: SlideType; size?: 'sm' | 'md' }) {
  return (
    <span className={classes.tile} data-type={type} data-size={size} aria-hidden="true">
      <svg viewBox="0 0 44 32" focusable="false">
        {DRAWINGS[type]}
      </svg>
    </span>
  );
}
