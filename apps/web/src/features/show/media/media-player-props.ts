import type { Language, MediaRef } from '@qc/contract';

/** What every kind of player takes. */
export interface MediaPlayerProps {
  media: MediaRef;
  /** Language of the words on the player. */
  language: Language;
  /** Starts by itself, with sound where the browser allows it. Never where reduced motion is asked for. */
  autoPlay?: boolean;
  /** The chosen part has been played to its end. */
  onEnded?: () => void;
}
