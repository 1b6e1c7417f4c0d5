import type { MediaRef } from '@qc/contract';

const SIGNS: Record<MediaRef['type'], string> = {
  image: 'M5 5H43V31H5ZM5 28 16 17 24 25 30 20 43 30M33 12.500a.1 .1 0 1 0 .1 0',
  video: 'M5 5H43V31H5ZM20 12.500V23.500L29.500 18Z',
  audio:
    'M18 26V8L34 5V23M18 26a4.5 3.5 0 1 1-4.5-3.500A4.500 3.500 0 0 1 18 26ZM34 23a4.5 3.5 0 1 1-4.5-3.500A4.500 3.500 0 0 1 34 23Z',
};

/** The outline of a picture, a film or a sound, where there is nothing of it to draw. */
export function MediumSign({ type }: { type: MediaRef['type'] }) {
  return (
    <svg viewBox="0 0 48 36" focusable="false">
      <path
        d={SIGNS[type]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
