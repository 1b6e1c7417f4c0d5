export { GalleryDialog } from './gallery-dialog.tsx';
export { GalleryPage } from './gallery-page.tsx';
