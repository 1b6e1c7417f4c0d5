export { registerLive } from './register-live.ts';
export { roomHandlers } from './room-handlers.ts';
export { createRoomHost, type EndedRun, type RoomHost, type RoomHostEvents } from './room-host.ts';
