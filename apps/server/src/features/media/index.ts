export { registerMediaDelivery } from './media-delivery.ts';
export { mediaHandlers } from './media-handlers.ts';
export { claimMedia, findMedia } from './media-use-store.ts';
export { storePicture } from './store-picture.ts';
