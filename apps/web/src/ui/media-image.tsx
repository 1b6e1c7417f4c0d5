/** Where the built-in delivery service answers. */
const DELIVERY = '/demo/image/upload';
/** Widths offered to the browser; the service delivers every hundred from 100 to 4000. */
const WIDTHS = [200, 400, 800, 1200, 1600, 2000];

/** The part of a media reference that is needed to show it. */
export interface ShownMedia {
  publicId: string;
  /** Pixels of the original; 0: not known. */
  width: number;
  height: number;
  /** What the picture shows; empty: it only decorates. */
  alt: string;
}

/** Address of a picture delivered at most `width` pixels wide (rounded up to the next hundred, never enlarged). */
export function mediaUrl(publicId: string, { width = 800 }: { width?: number } = {}): string {
  const rounded = Math.min(4000, Math.max(100, Math.ceil(width / 100) * 100));
  const path = publicId.split('/').map(encodeURIComponent).join('/');
  return `${DELIVERY}/c_limit,w_${rounded}/f_auto/q_auto/v1/${path}`;
}

/** The `srcset` of a picture: every offered width up to the original's own. */
export function mediaSrcSet(media: Pick<ShownMedia, 'publicId' | 'width'>): string {
  const own = media.width > 0 ? media.width : Infinity;
  const wanted = WIDTHS.filter((_, at) => at === 0 || (WIDTHS[at - 1] ?? 0) < own);
  return wanted.map((width) => `${mediaUrl(media.publicId, { width })} ${width}w`).join(', ');
}

/**
 * A delivered picture in the size the screen needs. `sizes` is the CSS width it will take; `alt` replaces the
 * media's own description (empty: decoration). Free of hooks, so that the player's small page can use it.
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
      src={mediaUrl(media.publicId, { width: 800 })}
      srcSet={mediaSrcSet(media)}
      sizes={sizes}
      {...(media.width > 0 && media.height > 0 ? { width: media.width, height: media.height } : {})}
      alt={alt}
      className={className}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
    />
  );
}
