import { MediaImage } from '#ui/picture/media-image';
import type { MediaRef } from '@qc/contract';
import { IconMovie, IconMusic } from '@tabler/icons-react';
import classes from './media-field.module.css';

/** A small view of a medium: the picture itself, or the sign of a film or sound. */
export function MediaThumb({ media, sizes = '160px' }: { media: MediaRef; sizes?: string }) {
  if (media.type === 'image')
    return <MediaImage media={media} alt="" sizes={sizes} className={classes.picture} eager />;
  return (
    <span className={classes.kind} data-type={media.type} aria-hidden="true">
      {media.type === 'video' ? <IconMovie size="40%" /> : <IconMusic size="40%" />}
    </span>
  );
}
