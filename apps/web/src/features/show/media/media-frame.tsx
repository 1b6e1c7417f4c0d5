import type { MediaRef } from '@qc/contract';
import { MediaImage } from '#ui/picture/media-image';
import styles from './media-frame.module.css';

/**
 * A picture filling the box it is put into: for phones and backgrounds. `sizes` as in HTML; `fit` contain shows all
 * of it, cover fills the box. Films and sounds are played by `MediaPlayer` on the shared screen; here they are only
 * the line that says where to look.
 */
export function MediaFrame({
  media,
  sizes = '100vw',
  fit = 'contain',
  note = '',
}: {
  media: MediaRef;
  sizes?: string;
  fit?: 'contain' | 'cover';
  /** What stands in place of a film or sound; empty: nothing. */
  note?: string;
}) {
  if (media.type !== 'image') return note === '' ? null : <p className={styles.note}>{note}</p>;
  return <MediaImage media={media} sizes={sizes} className={fit === 'cover' ? styles.cover : styles.contain} eager />;
}
