export { crop } from './crop.ts';
export { cutter } from './cutter.ts';
export { gallery } from './gallery.ts';
export { mediaLink } from './media-link.ts';
export { trim } from './trim.ts';
export { upload } from './upload.ts';
