import { textsIn } from '#platform/words';
import type { Language } from '@qc/contract';
import type { ReactNode } from 'react';
import styles from './media-player.module.css';

/** What a player is doing. `blocked`: the browser wants a press first. */
export type Playing = 'loading' | 'blocked' | 'idle' | 'playing' | 'done' | 'late' | 'failed';

/** Whether a player may start by itself here. */
export function mayStartByItself(autoPlay: boolean): boolean {
  return autoPlay && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What lies over a film or sound: the button that plays it, the one that turns the sound on, or why it does not play. */
export function PlayerFace({
  language,
  playing,
  muted,
  problem,
  onToggle,
  onUnmute,
  onRetry,
}: {
  language: Language;
  playing: Playing;
  /** Playing without sound, because the browser refused it. */
  muted: boolean;
  /** Why it does not play; empty: it does. */
  problem: string;
  onToggle: () => void;
  onUnmute: () => void;
  onRetry: () => void;
}) {
  const t = textsIn(language, 'showMedia');
  if (problem !== '')
    return (
      <div className={styles.problem} role="status">
        <FilmSign />
        <p>{problem}</p>
        <button type="button" className={styles.textButton} onClick={onRetry}>
          {t.retry}
        </button>
      </div>
    );
  const label = playing === 'playing' ? t.pause : playing === 'done' ? t.again : t.play;
  return (
    <>
      {playing !== 'loading' && (
        <button
          type="button"
          className={styles.toggle}
          data-playing={playing === 'playing' || undefined}
          aria-label={label}
          onClick={onToggle}
        >
          <span className={styles.round}>
            <Sign path={playing === 'playing' ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5v14l11-7z'} />
          </span>
        </button>
      )}
      {muted && (
        <button type="button" className={`${styles.textButton} ${styles.unmute}`} onClick={onUnmute}>
          <Sign path="M4 9v6h4l5 4V5L8 9zM16 8l5 8M21 8l-5 8" stroke />
          {t.unmute}
        </button>
      )}
    </>
  );
}

function Sign({ path, stroke = false }: { path: string; stroke?: boolean }): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className={styles.sign} aria-hidden="true">
      <path d={path} fill="currentColor" {...(stroke ? { stroke: 'currentColor', strokeWidth: 2 } : {})} />
    </svg>
  );
}

function FilmSign() {
  return (
    <svg viewBox="0 0 24 24" className={styles.bigSign} aria-hidden="true">
      <path
        d="M3 6h18v12H3zM7 6v12M17 6v12M3 10h4M3 14h4M17 10h4M17 14h4"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
    </svg>
  );
}
