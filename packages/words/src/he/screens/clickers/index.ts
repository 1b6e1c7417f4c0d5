export { clickers } from './clickers.ts';
export { clickerReceivers } from './clicker-receivers.ts';
