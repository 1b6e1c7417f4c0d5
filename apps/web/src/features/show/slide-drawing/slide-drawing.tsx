import { MediaImage } from '#ui/picture/media-image';
import type { MediaRef, QuestionContent } from '@qc/contract';
import { type CSSProperties, memo } from 'react';
import { stageColours } from '../parts/stage-colours.ts';
import type { StageRoom } from '../parts/stage.tsx';
import { backdropPicture } from './backdrop-picture.ts';
import { DrawnAnswers } from './drawn-answers.tsx';
import { DrawnWords } from './drawn-words.tsx';
import { MediumSign } from './medium-sign.tsx';
import styles from './slide-drawing.module.css';

/** What of a slide is drawn. The key is not: a drawing never says which answer is right. */
export type DrawnSlide = Pick<
  QuestionContent,
  'type' | 'question' | 'queMessage' | 'image' | 'answers' | 'openingMedia' | 'backgroundMedia'
> & { numberKey: Pick<QuestionContent['numberKey'], 'unit'> };

/** The game's colours, background, language and direction. */
export type SlideLook = StageRoom;

interface Props {
  slide: DrawnSlide;
  look: SlideLook;
  /** CSS pixels; the height follows, 16 to 9. */
  width: number;
}

/** A drawing is laid out at this width and shrunk as a whole: no letter is ever smaller than a browser allows. */
const DRAWN_WIDTH = 320;

/**
 * A slide as the big screen shows it, small: question, picture and answers in the game's colours and direction. Light
 * enough for two hundred beside each other. It decorates: its words are no text of the page (nothing finds, reads or
 * chooses them a second time), so that the caller names the slide beside it.
 */
export const SlideDrawing = memo(function SlideDrawing({ slide, look, width }: Props) {
  const colours = stageColours(look.mainColor, look.secondaryColor);
  const behind = slide.backgroundMedia ?? look.backgroundImage;
  const picture = behind?.type === 'image' ? behind : null;
  const size = { inlineSize: width, '--scale': width / DRAWN_WIDTH };
  const colour = {
    color: colours.ink,
    '--ground': colours.ground,
    '--ground-deep': colours.groundDeep,
    '--accent': colours.accent,
    ...(picture ? {} : { '--backdrop': backdropPicture(look.backdrop, colours) }),
  };
  const outer: CSSProperties = size;
  const inner: CSSProperties = colour;
  return (
    <span className={styles.drawing} style={outer} dir="ltr" aria-hidden="true">
      <span className={styles.canvas} style={inner} dir={look.direction} lang={look.language} data-type={slide.type}>
        {picture && (
          <span className={styles.behind}>
            <MediaImage media={picture} alt="" sizes={`${width}px`} className={styles.cover} />
          </span>
        )}
        {slide.type === 'media' ? (
          <MediaSlide slide={slide} look={look} width={width} />
        ) : (
          <>
            <span className={styles.head}>
              <DrawnWords words={slide.question} direction={look.direction} className={styles.question} />
              {slide.image && <PictureBeside media={slide.image} width={width} />}
            </span>
            <DrawnAnswers slide={slide} look={look} width={width} />
          </>
        )}
      </span>
    </span>
  );
});

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

function MediaSlide({ slide, look, width }: Props) {
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
