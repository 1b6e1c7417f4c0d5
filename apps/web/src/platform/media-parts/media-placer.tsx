import type { MediaRef, MediaType } from '@qc/contract';
import { createContext, useContext } from 'react';

/** What a place takes, and where it hears how far the upload is. */
export interface PlaceWish {
  only: MediaType | undefined;
  /** Share of the bytes sent, 0..1. */
  onShare: (share: number) => void;
}

/** What became of a file that was pasted or dropped on a place. `asks`: it needs the gallery, where it waits. */
export type PlacedFile =
  | { outcome: 'placed'; media: MediaRef; shrunk: boolean }
  | { outcome: 'refused'; reason: string }
  | { outcome: 'asks' }
  | { outcome: 'stopped' };

/** Uploads a file for a place: feature `gallery` provides it, `app` brings both together. */
export type PlaceFile = (file: File, wish: PlaceWish) => Promise<PlacedFile>;

export const MediaPlacerContext = createContext<PlaceFile | null>(null);

/** The way to put a pasted or dropped file in its place without a dialog. */
export function usePlaceFile(): PlaceFile {
  const place = useContext(MediaPlacerContext);
  if (!place) throw new Error('usePlaceFile needs a MediaPartsProvider above it');
  return place;
}
