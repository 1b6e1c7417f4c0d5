export * from './media-chooser.tsx';
export { MediaTrim, type MediaTrimProps } from './media-trim.tsx';
