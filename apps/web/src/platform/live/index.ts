export { helloStaff } from './hello-staff.ts';
export { isOld, type LiveState, seen, UNHEARD, wired, type WireNews } from './live-state.ts';
export { newMessageId } from './message-id.ts';
export { openWire } from './open-wire.ts';
export type { HelloMessage, Wire, WireEnd, WireOptions, WireStatus, LiveRequest } from './open-wire.ts';
export { counted } from './staff-view.ts';
export { reachRoomsBy } from './room-transports.ts';
export type { OpenTransport, Transport, TransportEvents } from './transport.ts';
export { useLiveRoom } from './use-live-room.ts';
