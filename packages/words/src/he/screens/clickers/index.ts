export { clickers } from './clickers.ts';
export { clickerReceivers } from './clicker-receivers.ts';
export { clickerLists } from './clicker-lists.ts';
export { rememberedClickers } from './remembered-clickers.ts';
export { clickerBridges } from './clicker-bridges.ts';
export { clickerSlides } from './clicker-slides.ts';
