export { MediaPartsProvider } from './media-parts.tsx';
export { type PlaceFile, type PlacedFile, type PlaceWish, usePlaceFile } from './media-placer.tsx';
export { MediaTrim, type MediaTrimProps } from './media-trim.tsx';
