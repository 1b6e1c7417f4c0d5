export { door } from './door.ts';
export { join } from './join.ts';
export { outcome } from './outcome.ts';
export { player } from './player.ts';
export { selfPaced } from './self-paced.ts';
export { showMedia } from './show-media.ts';
export { show } from './show.ts';
export { task } from './task.ts';
