import type { LiveRefusal } from '@qc/contract';
import type { RoomState } from './state.ts';

/** What a step did, for the host to tell its audiences. Facts, past tense. */
export type RoomEvent =
  /** The shared view of every audience changed: phase, pause, clock. */
  | { type: 'phaseChanged' }
  | { type: 'seatJoined'; seat: number }
  /** Name, score, presence or removal of one seat changed. */
  | { type: 'seatChanged'; seat: number }
  | { type: 'seatRemoved'; seat: number }
  /** To that seat alone and to running counts. */
  | { type: 'answerTaken'; seat: number }
  /** A result or places became known: every seat may have a new own view. */
  | { type: 'scored' }
  | { type: 'settingsChanged' }
  | { type: 'roomEnded' };

/** The command was taken. */
export interface Accepted {
  ok: true;
  state: RoomState;
  events: readonly RoomEvent[];
  /** When the room wants its next `tick`; null: never. Always the latest word. */
  wakeAtMs: number | null;
  /** The command changed nothing (a repeat of one already taken): no journal entry is needed, the ack is the same. */
  repeated: boolean;
}
/** Expected refusal; the state is as before. */
export interface Refusal {
  ok: false;
  code: LiveRefusal;
}
export type Outcome = Accepted | Refusal;

/** Whether an answer was taken and nothing else happened. */
export function isAnswer(events: readonly RoomEvent[]): boolean {
  return events.length === 1 && events[0]?.type === 'answerTaken';
}
