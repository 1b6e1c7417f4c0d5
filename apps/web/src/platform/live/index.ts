export { newMessageId } from './message-id.ts';
export { openLink } from './open-link.ts';
export type { HelloMessage, Link, LinkEnd, LinkOptions, LinkStatus, LiveRequest } from './open-link.ts';
export { keepAwake } from './keep-awake.ts';
