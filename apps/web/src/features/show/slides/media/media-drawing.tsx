import { MediaImage } from '#ui/picture/media-image';
import { DrawnWords } from '../../slide-drawing/drawn-words.tsx';
import { MediumSign } from '../../slide-drawing/medium-sign.tsx';
import styles from '../../slide-drawing/slide-drawing.module.css';
import type { DrawnProps } from '../drawn-kind.ts';

/** The picture, or the sign of a film or a sound, with its heading. */
export function MediaDrawing({ slide, look, width }: DrawnProps) {
  const { openingMedia: media, question } = slide;
  return (
    <>
      {media?.type === 'image' ? (
        <MediaImage media={media} alt="" sizes={`${width}px`} className={styles.whole} />
      ) : (
        <span className={styles.sign}>
          <MediumSign type={media?.type ?? 'image'} />
        </span>
      )}
      {question !== '' && (
        <span className={styles.caption} data-on-picture={media?.type === 'image' || undefined}>
          <DrawnWords words={question} direction={look.direction} className={styles.question} />
        </span>
      )}
    </>
  );
}
