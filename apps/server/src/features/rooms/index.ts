export { registerLive } from './wire/register-live.ts';
export { Gateway } from './wire/gateway.ts';
export { tracedStore } from './wire/message-trace.ts';
export { joinRelay } from './relay/relay.ts';
export type { Caller, CallerDoor, CallerPlace, CallerTurnedAway } from './wire/greet-caller.ts';
export { roomHandlers } from './calls/room-handlers.ts';
export { closeRoom } from './calls/close-room.ts';
export { mayOperateRoom } from './calls/room-policy.ts';
export { creditCharges } from './keeping/credit-charges.ts';
export { AgeOut } from './keeping/age-out.ts';
export { awaySince } from './keeping/away-since.ts';
export { atOnce } from '@qc/engine/live/after-confirmations';
export type { JournalEntry, JournalStore } from '@qc/engine/live/journal';
export { journalRow } from './keeping/journal-rows.ts';
export type { AssignmentPorts, AssignmentPort, TakenPlace } from './seat/assignment-port.ts';
export type { OwnReview, SeatAnswer, SeatJoin } from './seat/seat-port.ts';
export type { Room } from '@qc/engine/live/room';
export { hashDevice, hashSeatToken, makeSeatToken } from './seat/seat-tokens.ts';
export { commandOf, StoredEntries, type StoredEntry } from './keeping/stored-command.ts';
export type { Timers } from '@qc/engine/live/timers';
export type { RoomElsewhere, RoomPlace } from './owning/room-directory.ts';
export type { OwningWatch } from './owning/room-taking.ts';
export { owningSeams } from './owning/room-owning.ts';
export type { Rooms } from './rooms.ts';
export type { LiveGround } from './live-ground.ts';
export { createRoomHost, type RoomHost } from './keeping/room-host.ts';
export type { EndedRun, RoomHostEvents } from './keeping/room-upkeep.ts';
export { hasClock } from '@qc/engine/live/has-clock';
export { RunKeeper, type RunPolicy, type RunStore } from './keeping/run-keeper.ts';
export { describePlayers, describeStep } from './keeping/describe-step.ts';
export { createRoomStore } from './keeping/room-store.ts';
export {
  journalLines,
  parseJournalLines,
  readStoredJournal,
  replayJournal,
  type StoredJournal,
} from './keeping/stored-journal.ts';
