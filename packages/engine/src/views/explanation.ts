import type { Explanation } from '@qc/contract';
import type { RunSlide } from '../run-game.ts';

/** Why a slide's answer is right, for who may know the answer; null: its author wrote nothing. */
export function explanationOf({ explanation: text, explanationMedia: media }: RunSlide): Explanation | null {
  return text.trim() !== '' || media ? { text, media } : null;
}
