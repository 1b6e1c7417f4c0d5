import { type ComponentType, type ReactNode, useCallback } from 'react';
import { MediaPlacerContext, type PlaceFile } from './media-placer.tsx';
import { MediaTrimContext, type MediaTrimProps } from './media-trim.tsx';

/** Gives every screen below what feature `gallery` does beside its dialog: `MediaTrim`, and putting a file in its place. */
export function MediaPartsProvider({
  trim: Trim,
  place,
  children,
}: {
  trim: ComponentType<MediaTrimProps>;
  place: PlaceFile;
  children: ReactNode;
}) {
  const renderTrim = useCallback((props: MediaTrimProps) => <Trim {...props} />, [Trim]);
  return (
    <MediaTrimContext value={renderTrim}>
      <MediaPlacerContext value={place}>{children}</MediaPlacerContext>
    </MediaTrimContext>
  );
}
