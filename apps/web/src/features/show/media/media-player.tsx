import { FilePlayer } from './file-player.tsx';
import { MediaFrame } from './media-frame.tsx';
import type { MediaPlayerProps } from './media-player-props.ts';
import { SitePlayer } from '../phone/player-rare.tsx';

/**
 * A medium on the shared screen, filling its box: a picture is shown, a film or sound is played from its start to its
 * end. On phones only where everybody plays alone: in a hall they show `MediaFrame`.
 */
export function MediaPlayer({
  sizes = '100vw',
  fit = 'contain',
  ...player
}: MediaPlayerProps & { sizes?: string; fit?: 'contain' | 'cover' }) {
  const { media } = player;
  if (media.type === 'image') return <MediaFrame media={media} sizes={sizes} fit={fit} />;
  // Another medium, or another part of it, is another player.
  const key = `${media.publicId} ${media.startMs} ${media.endMs}`;
  return media.provider === 'file' ? <FilePlayer key={key} {...player} /> : <SitePlayer key={key} {...player} />;
}
