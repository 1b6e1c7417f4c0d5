export { registerLive } from './register-live.ts';
export { roomHandlers } from './room-handlers.ts';
export { closeRoom } from './close-room.ts';
export { creditCharges } from './credit-charges.ts';
export { AgeOut } from './age-out.ts';
export { awaySince } from './away-since.ts';
export { atOnce } from './after-confirmations.ts';
export { FanOutTurns } from './fan-out.ts';
export { Journal, type JournalEntry, type JournalStore } from './journal.ts';
export { JOURNAL_COLUMNS, journalRow } from './journal-rows.ts';
export type { LinkDoor, OwnReview, SelfPacedLink, TakenPlace } from './link-door.ts';
export { Room, type RoomSeams } from './room.ts';
export { hashDevice, hashSeatToken, makeSeatToken } from './seat-tokens.ts';
export { commandOf, StoredEntries, type StoredEntry } from './stored-command.ts';
export type { Timers } from './timers.ts';
export { createRoomHost, type EndedRun, type RoomHost, type RoomHostEvents } from './room-host.ts';
export { describePlayers, describeStep } from './describe-step.ts';
export { createRoomStore } from './room-store.ts';
export {
  journalLines,
  parseJournalLines,
  readStoredJournal,
  replayJournal,
  type StoredJournal,
} from './stored-journal.ts';
