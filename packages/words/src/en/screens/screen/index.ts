export { moments } from './moments.ts';
export { presenter } from './presenter.ts';
export { previewNames } from './preview-names.ts';
