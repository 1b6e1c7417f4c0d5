import { MediaImage } from '#ui/picture/media-image';
import type { MediaRef } from '@qc/contract';
import type { ReactNode } from 'react';
import type { DrawnProps } from '../slides/drawn-kind.ts';
import { DrawnWords } from './drawn-words.tsx';
import { MediumSign } from './medium-sign.tsx';
import styles from './slide-drawing.module.css';

/** The question with its picture, and below it what is to be done. */
export function DrawnQuestion({ slide, look, width, children }: DrawnProps & { children: ReactNode }) {
  return (
    <>
      <span className={styles.head}>
        <DrawnWords words={slide.question} direction={look.direction} className={styles.question} />
        {slide.image && <PictureBeside media={slide.image} width={width} />}
      </span>
      {children}
    </>
  );
}

function PictureBeside({ media, width }: { media: MediaRef; width: number }) {
  return (
    <span className={styles.picture}>
      {media.type === 'image' ? (
        <MediaImage media={media} alt="" sizes={`${Math.ceil(width / 2)}px`} className={styles.cover} />
      ) : (
        <MediumSign type={media.type} />
      )}
    </span>
  );
}
