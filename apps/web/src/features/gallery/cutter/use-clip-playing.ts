import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Clip } from '../upload/upload-line.ts';

/** Plays the chosen part of a file of this computer, and tells where it is. */
export function useClipPlaying(file: Blob, clip: Clip) {
  const element: RefObject<HTMLVideoElement | null> = useRef(null);
  const [url] = useState(() => URL.createObjectURL(file));
  const [atMs, setAtMs] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  const playing = atMs !== null;
  const { endMs } = clip;
  useEffect(() => {
    if (!playing) return;
    let frame = 0;
    const look = () => {
      const player = element.current;
      if (!player) return;
      const now = player.currentTime * 1000;
      if (now >= endMs) player.pause();
      else {
        setAtMs(now);
        frame = requestAnimationFrame(look);
      }
    };
    frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [playing, endMs]);

  return {
    element,
    url,
    atMs,
    failed,
    toggle: () => {
      const player = element.current;
      if (!player) return;
      if (playing) return player.pause();
      player.currentTime = clip.startMs / 1000;
      player.play().then(
        () => setAtMs(clip.startMs),
        () => setFailed(true),
      );
    },
    /** Shows a moment, unless the part is being played. */
    seek: (timeMs: number) => {
      if (!playing && element.current) element.current.currentTime = timeMs / 1000;
    },
    events: { onPause: () => setAtMs(null), onEnded: () => setAtMs(null), onError: () => setFailed(true) },
  };
}
