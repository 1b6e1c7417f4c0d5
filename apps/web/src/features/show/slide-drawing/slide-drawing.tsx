import { MediaImage } from '#ui/picture/media-image';
import { type CSSProperties, memo } from 'react';
import { stageColours } from '../parts/stage-colours.ts';
import type { DrawnProps } from '../slides/drawn-kind.ts';
import { DRAWN_KINDS } from '../slides/drawn-kinds.ts';
import { useDress } from '../themes/use-dress.ts';
import { backdropPicture } from '../backdrop/backdrop-picture.ts';
import styles from './slide-drawing.module.css';

/** A drawing is laid out at this width and shrunk as a whole: no letter is ever smaller than a browser allows. */
const DRAWN_WIDTH = 320;

/**
 * A slide as the big screen shows it, small: question, picture and answers in the game's colours and direction. The height follows the
 * width, 16 to 9. Light enough for two hundred beside each other. It decorates: its words are no text of the page (nothing finds, reads or
 * chooses them a second time), so that the caller names the slide beside it.
 */
export const SlideDrawing = memo(function SlideDrawing({ slide, look, width }: DrawnProps) {
  const Drawing = DRAWN_KINDS[slide.type];
  const colours = stageColours(look.mainColor, look.secondaryColor);
  const behind = slide.backgroundMedia ?? look.backgroundImage;
  const picture = behind?.type === 'image' ? behind : null;
  const { drawing, theme } = useDress(look);
  const size = { inlineSize: width, '--scale': width / DRAWN_WIDTH };
  const colour = {
    color: colours.ink,
    '--ground': colours.ground,
    '--ground-deep': colours.groundDeep,
    '--accent': colours.accent,
    ...(picture ? {} : { '--backdrop': backdropPicture(look.backdrop, drawing, colours) }),
    ...(theme && { '--heading': theme.heading }),
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
        <Drawing slide={slide} look={look} width={width} />
      </span>
    </span>
  );
});
