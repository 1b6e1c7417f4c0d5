import type { CSSProperties } from 'react';
import { drawFace, facePicture, type FaceShape } from './draw-face.ts';
import styles from './face.module.css';

/** How far apart two may blink for the first time, ms; and how long one has its eyes open at least and at most. */
const [BLINK_MIN_MS, BLINK_SPREAD_MS] = [4000, 5000];

/** A hop, a tilt of the head, two hops. */
export type FaceMood = 'right' | 'wrong' | 'winner';

function Shape({ shape: { clipped, ...looks }, clip }: { shape: FaceShape; clip: string }) {
  return <path {...looks} clipPath={clipped && `url(#${clip})`} />;
}

/**
 * The creature beside a player's name, as high as the font around it; `size` (any CSS length) says otherwise. Seen, never
 * read: the name is always beside it. `alive`: it blinks now and then; for at most 24 large ones at once.
 */
export function Face({
  face,
  size,
  alive = false,
  mood,
  className = '',
}: {
  face: number;
  size?: string;
  alive?: boolean;
  /** What has just become of its player, told by one motion. */
  mood?: FaceMood | undefined;
  className?: string;
}) {
  const { body, back, front, eyes, mouth } = drawFace(face);
  const clip = `face-${face}`;
  const blinkMs = BLINK_MIN_MS + (face % BLINK_SPREAD_MS);
  const look: CSSProperties & { [name: `--${string}`]: string } = {
    ...(size !== undefined && { fontSize: size }),
    ...(alive && { '--blink': `${blinkMs}ms`, '--blink-from': `${-(face % blinkMs)}ms` }),
  };
  return (
    <svg
      className={`${styles.face} ${alive ? styles.alive : ''} ${mood ? styles[mood] : ''} ${className}`}
      style={look}
      viewBox="0 0 64 64"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <clipPath id={clip}>
        <path d={body} />
      </clipPath>
      {back.map((shape, at) => (
        <Shape key={at} shape={shape} clip={clip} />
      ))}
      <g transform={front}>
        <g className={styles.eyes}>
          {eyes.map((shape, at) => (
            <Shape key={at} shape={shape} clip={clip} />
          ))}
        </g>
        <g transform="translate(0 13)">
          {mouth.map((shape, at) => (
            <Shape key={at} shape={shape} clip={clip} />
          ))}
        </g>
      </g>
    </svg>
  );
}

/** The same as a picture, which costs less where there are more than some sixty. */
export function FacePicture({ face, size, className = '' }: { face: number; size?: string; className?: string }) {
  const look = size === undefined ? undefined : { fontSize: size };
  return (
    <img className={`${styles.face} ${className}`} style={look} src={facePicture(face)} alt="" draggable={false} />
  );
}
