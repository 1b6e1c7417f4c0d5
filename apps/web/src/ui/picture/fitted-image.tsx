import { useEffect, useRef, useState } from 'react';
import classes from './fitted-image.module.css';
import { MediaImage, type ShownMedia } from './media-image.tsx';

/** A size must hold this long before another width is asked for, ms. */
const SIZE_DEBOUNCE_MS = 150;

/** A delivered picture in the width of the box it was put into, which only the layout knows. */
export function FittedImage({ media, className }: { media: ShownMedia; className?: string | undefined }) {
  const box = useRef<HTMLSpanElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!box.current) return;
    setWidthOnce(box.current.clientWidth);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new ResizeObserver(([entry]) => {
      clearTimeout(timer);
      timer = setTimeout(() => setWidthOnce(entry?.contentRect.width ?? 0), SIZE_DEBOUNCE_MS);
    });
    observer.observe(box.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
    // In hundreds, as the service delivers: a few pixels more or less ask for nothing new.
    function setWidthOnce(pixels: number) {
      setWidth(Math.ceil(pixels / 100) * 100);
    }
  }, []);
  return (
    <span ref={box} className={classes.box}>
      {width > 0 && <MediaImage media={media} sizes={`${width}px`} className={className} />}
    </span>
  );
}
