import type { MediaRef } from '@qc/contract';
import { mediaSourceUrl } from '#ui/picture/media-source';

/** Loudness of a recording at full volume: music lies behind what people say. */
const VOLUME = 0.8;

/** A recording that is being played. */
export interface Recording {
  /** Times as loud as at full volume, from 0 to 1. */
  setLoudness(loudness: number): void;
  stop(): void;
}

/**
 * Plays the game's own recording inside its chosen part, once or round and round. `onFailed` is
 * called when it cannot be played, so that the set's own sound may take its place.
 */
export function playRecording(media: MediaRef, round: boolean, onFailed: () => void): Recording {
  const player = new Audio(mediaSourceUrl(media));
  const startS = (media.startMs ?? 0) / 1000;
  const endS = media.endMs === null ? Infinity : media.endMs / 1000;
  let over = false;
  const fail = () => {
    if (over) return;
    over = true;
    onFailed();
  };
  const begin = () => {
    player.currentTime = startS;
    player.play().catch(fail);
  };
  const atEnd = () => {
    if (over) return;
    if (round) begin();
    else player.pause();
  };
  player.volume = VOLUME;
  player.addEventListener('error', fail);
  player.addEventListener('ended', atEnd);
  player.addEventListener('timeupdate', () => {
    if (player.currentTime >= endS && !player.paused) atEnd();
  });
  player.play().catch(fail);
  return {
    setLoudness: (loudness) => {
      player.volume = VOLUME * loudness;
    },
    stop: () => {
      over = true;
      player.pause();
      player.removeAttribute('src');
      player.load();
    },
  };
}
