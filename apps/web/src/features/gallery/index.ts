export { GalleryDialog } from './gallery-dialog.tsx';
export { GalleryPage } from './gallery-page.tsx';
export { MediaTrim } from './media-trim.tsx';
