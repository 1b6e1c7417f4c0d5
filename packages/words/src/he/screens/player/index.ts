export { frame } from './frame.ts';
export { liveLink } from './live-link.ts';
export { play } from './play.ts';
