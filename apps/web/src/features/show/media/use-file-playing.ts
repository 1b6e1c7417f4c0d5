import type { MediaRef } from '@qc/contract';
import { DELIVERY_TIMEOUT_MS } from '@qc/contract/limits';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { mayStartByItself, type Playing } from './player-face.tsx';

/** So close to the chosen end, s, a file counts as played: browsers tell the time four times a second. */
const NEAR_S = 0.05;

/** Holds a film or sound element inside its chosen part; tells what it is doing and how to move it. */
export function useFilePlaying(
  { startMs, endMs }: Pick<MediaRef, 'startMs' | 'endMs'>,
  autoPlay: boolean,
  onEnded?: () => void,
) {
  const element: RefObject<HTMLVideoElement | null> = useRef(null);
  const [playing, setPlaying] = useState<Playing>('loading');
  const [muted, setMuted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const start = (startMs ?? 0) / 1000;
  const end = endMs === null ? Infinity : endMs / 1000;

  useEffect(() => {
    if (playing !== 'loading') return;
    const late = setTimeout(() => setPlaying((now) => (now === 'loading' ? 'late' : now)), DELIVERY_TIMEOUT_MS);
    return () => clearTimeout(late);
  }, [playing, attempt]);

  const play = async () => {
    const player = element.current;
    if (!player) return;
    if (player.currentTime < start - NEAR_S || player.currentTime >= end - NEAR_S || player.ended)
      player.currentTime = start;
    try {
      await player.play();
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || player.muted) return;
      // A sound without sound is nothing: it waits for a press. A film begins, and offers its sound.
      if (player.tagName === 'AUDIO') return setPlaying('blocked');
      player.muted = true;
      setMuted(true);
      await player.play().catch(() => setPlaying('blocked'));
    }
  };
  const finish = () => {
    element.current?.pause();
    setPlaying('done');
    onEnded?.();
  };
  return {
    element,
    playing,
    muted,
    events: {
      onLoadedData: () => {
        const player = element.current;
        if (player && player.currentTime < start - NEAR_S) player.currentTime = start;
        setPlaying((now) => (now === 'loading' || now === 'late' ? 'idle' : now));
        if (mayStartByItself(autoPlay)) void play();
      },
      onPlay: () => setPlaying('playing'),
      onPause: () => {
        const at = element.current?.currentTime ?? 0;
        if (at >= end - NEAR_S && playing === 'playing') finish();
        else setPlaying((now) => (now === 'playing' ? 'idle' : now));
      },
      onEnded: finish,
      onTimeUpdate: () => {
        if (playing === 'playing' && (element.current?.currentTime ?? 0) >= end) finish();
      },
      onError: () => setPlaying('failed'),
    },
    toggle: () => {
      if (playing === 'playing') element.current?.pause();
      else void play();
    },
    unmute: () => {
      if (element.current) element.current.muted = false;
      setMuted(false);
    },
    retry: () => {
      setPlaying('loading');
      setAttempt((number) => number + 1);
      element.current?.load();
    },
  };
}
