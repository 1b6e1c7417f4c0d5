export { frame } from './frame.ts';
export { liveWire } from './live-wire.ts';
export { play } from './play.ts';
