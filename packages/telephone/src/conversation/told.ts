import type { OwnView, RoomInfo, SharedView } from '@qc/contract';
import type { LineEvent, LineReply } from '../call.ts';
import type { SpokenSlide } from '../slides/spoken-slide.ts';
import type { CallCommand, CommandOutcome } from './command.ts';
import type { CallSession } from './session.ts';

/** Everything that a conversation hears. */
export type CallEvent = LineEvent | CommandOutcome;

/** What a seat is shown, true at this moment; nothing else of a room is known here. */
export interface CallView {
  room: RoomInfo;
  shared: SharedView;
  /** Null: no seat, or none any more. */
  own: OwnView | null;
  /** What was written for the ear of the slide on screen; null: there is none. */
  spoken: SpokenSlide | null;
}

/**
 * What comes of an event. With a command there is no reply yet: its outcome is the next event, and brings it. Neither:
 * nothing is to be said, as after the caller has hung up.
 */
export interface Stepped {
  session: CallSession;
  reply: LineReply | null;
  command: CallCommand | null;
  /**
   * The reply reads the question of a visit to the caller, for the first time or after it was broken off. The host tells the
   * room how long that takes before it sends the reply; null: it does not.
   */
  reads: { visit: number } | null;
  /** The event names a turn that never was: it did nothing, and whoever sent it is to be refused. */
  isForeign: boolean;
}
