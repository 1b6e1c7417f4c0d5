import type { MediaRef } from '@qc/contract';
import { createContext, type ReactNode, Suspense, useContext } from 'react';

/** A field for the part of a chosen film or sound that is played. */
export interface MediaTrimProps {
  value: MediaRef;
  disabled?: boolean;
  onChange: (media: MediaRef) => void;
}

/** The field itself: feature `gallery` provides it, `app` brings both together. */
export const MediaTrimContext = createContext<((props: MediaTrimProps) => ReactNode) | null>(null);

/** Start and end of a chosen film or sound; nothing for a picture. May be loaded on demand. */
export function MediaTrim(props: MediaTrimProps) {
  const renderTrim = useContext(MediaTrimContext);
  if (!renderTrim) throw new Error('MediaTrim needs a MediaPartsProvider above it');
  if (props.value.type === 'image') return null;
  return <Suspense fallback={null}>{renderTrim(props)}</Suspense>;
}
