export { helloStaff } from './hello-staff.ts';
export { isOld, type LiveState, seen, UNHEARD, wired, type WireNews } from './live-state.ts';
export { newMessageId } from './message-id.ts';
export { openLink } from './open-link.ts';
export type { HelloMessage, Link, LinkEnd, LinkOptions, LinkStatus, LiveRequest } from './open-link.ts';
export { counted } from './staff-view.ts';
export { useLiveRoom } from './use-live-room.ts';
