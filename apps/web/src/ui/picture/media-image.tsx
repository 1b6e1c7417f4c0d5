import { mediaUrl } from './media-source.tsx';

/** Widths offered to the browser; the service delivers every hundred from 100 to 4000. */
const WIDTHS = [200, 400, 800, 1200, 1600, 2000, 2800, 4000];
/** A picture that has not come by then shows its placeholder, ms; should it come later, it takes the place. */
const LATE_MS = 10_000;
/** A faint landscape in place of the browser's sign for a broken picture. */
const PLACEHOLDER =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="#94a3b8" opacity=".35" d="M0 0h40v30H0z"/><path fill="#64748b" opacity=".5" d="m9 22 8-10 6 7 4-4 5 7zM28 11a2 2 0 1 0 0-.1"/></svg>',
  );

/** The part of a media reference that is needed to show it. */
export interface ShownMedia {
  publicId: string;
  /** Pixels of the original; 0: not known. */
  width: number;
  height: number;
  /** What the picture shows; empty: it only decorates. */
  alt: string;
}

/** The `srcset` of a picture: every offered width up to the original's own. */
export function mediaSrcSet(media: Pick<ShownMedia, 'publicId' | 'width'>): string {
  const own = media.width > 0 ? media.width : 2000;
  const wanted = WIDTHS.filter((_, at) => at === 0 || (WIDTHS[at - 1] ?? 0) < own);
  return wanted.map((width) => `${mediaUrl(media.publicId, { width })} ${width}w`).join(', ');
}

/**
 * A delivered picture in the size the screen needs. `sizes` is the CSS width it will take; `alt` replaces the
 * media's own description (empty: decoration). `eager`: it is wanted at once, and one that is loaded already comes with
 * the words around it, never a blank frame later. What does not come shows a calm placeholder. Free of hooks, so that the
 * player's small page can use it.
 */
export function MediaImage({
  media,
  sizes = '100vw',
  alt = media.alt,
  className,
  eager = false,
}: {
  media: ShownMedia;
  sizes?: string;
  alt?: string;
  className?: string | undefined;
  eager?: boolean;
}) {
  return (
    <img
      key={media.publicId}
      ref={waitForPicture}
      src={mediaUrl(media.publicId, { width: 800 })}
      srcSet={mediaSrcSet(media)}
      sizes={sizes}
      {...(media.width > 0 && media.height > 0 ? { width: media.width, height: media.height } : {})}
      alt={alt}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      draggable={false}
    />
  );
}

function waitForPicture(image: HTMLImageElement | null): void {
  if (!image) return;
  const late = setTimeout(() => {
    // A lazy picture out of sight has not been asked for yet.
    if (!image.complete) image.style.background = `center / contain no-repeat url("${PLACEHOLDER}")`;
  }, LATE_MS);
  image.onload = () => {
    clearTimeout(late);
    image.style.background = '';
  };
  image.onerror = () => {
    clearTimeout(late);
    image.onerror = null;
    image.srcset = '';
    image.src = PLACEHOLDER;
  };
}
