import type { MediaRef } from '@qc/contract';
import { MediaImage } from '#ui/media-image';
import styles from './media-frame.module.css';

/**
 * A picture filling the box it is put into. `sizes` as in HTML; `fit` contain shows all of it, cover fills the box.
 * Films and sounds cannot be uploaded yet; where a game holds one, nothing is shown.
 */
export function MediaFrame({
  media,
  sizes = '100vw',
  fit = 'contain',
}: {
  media: MediaRef;
  sizes?: string;
  fit?: 'contain' | 'cover';
}) {
  if (media.type !== 'image') return null;
  return <MediaImage media={media} sizes={sizes} className={fit === 'cover' ? styles.cover : styles.contain} eager />;
}
