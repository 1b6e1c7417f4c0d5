import { mediaSourceUrl } from '#ui/picture/media-source';
import type { Media } from '@qc/contract';
import { IconBrandVimeo, IconBrandYoutube, IconMusic, IconVideo } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './gallery.module.css';

/** Early enough to be there, late enough not to be black, ms. */
const LOOK_MS = 500;

/** A film or sound as a small picture: a frame of it where one can be had, and always the sign of what it is. Decoration. */
export function MediaThumbnail({ media }: { media: Media }) {
  const [failed, setFailed] = useState(false);
  const Sign =
    media.type === 'audio'
      ? IconMusic
      : media.provider === 'youtube'
        ? IconBrandYoutube
        : media.provider === 'vimeo'
          ? IconBrandVimeo
          : IconVideo;
  // A site would learn who looks at which film: its picture is not asked for.
  const frame = !failed && media.type === 'video' && media.provider === 'file';
  return (
    <>
      {frame && (
        <video
          src={mediaSourceUrl({ publicId: media.publicId, startMs: LOOK_MS })}
          muted
          playsInline
          preload="metadata"
          tabIndex={-1}
          aria-hidden
          className={classes.image}
          onError={() => setFailed(true)}
        />
      )}
      <Sign size={frame ? 22 : 40} aria-hidden className={classes.kindSign} data-over={frame || undefined} />
    </>
  );
}
