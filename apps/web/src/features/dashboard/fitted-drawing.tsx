import { type DrawnSlide, SlideDrawing, type SlideLook } from '#features/show';
import { useElementSize } from '@mantine/hooks';
import classes from './game-cover.module.css';

/** A slide drawn as wide as the place it has. */
export function FittedDrawing({ slide, look }: { slide: DrawnSlide; look: SlideLook }) {
  const { ref, width } = useElementSize();
  return (
    <span ref={ref} className={classes.fitted}>
      {width > 0 && <SlideDrawing slide={slide} look={look} width={width} />}
    </span>
  );
}
