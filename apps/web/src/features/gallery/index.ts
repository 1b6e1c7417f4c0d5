export { GalleryDialog } from './gallery-dialog.tsx';
export { GalleryPage } from './gallery-page.tsx';
export { placeFile } from './upload/place-file.ts';
export { MediaTrim } from './media-trim.tsx';
