import type { Collect, Spoken } from '../call.ts';
import type { CallCommand } from './command.ts';
import type { CallSession, Place } from './session.ts';
import type { CallView } from './told.ts';

/** A call as a state sees it: `view` is null before there is a room. */
export interface Call {
  session: CallSession;
  view: CallView | null;
}

/** What a seat is shown, with the seat. */
export interface SeatView extends CallView {
  own: NonNullable<CallView['own']>;
}

/** A call with a seat in a room. */
export interface Seated {
  session: CallSession;
  view: SeatView;
}

/** What was pressed in the turn that is over. */
export interface Heard {
  /** Only those that the turn takes. */
  keys: string;
  ended: boolean;
  /** Others were pressed. */
  hasOthers: boolean;
}

/** What is waited for, without its turn. */
export type Wanted = Omit<Collect, 'turn'>;

/** What a state makes of what it heard. */
export type Next =
  /** Says it, and waits for keys. */
  | {
      do: 'ask';
      session: CallSession;
      spoken: readonly Spoken[];
      wanted: Wanted;
      /** It reads a question: see `Stepped`. */
      reads?: { visit: number };
    }
  | { do: 'command'; session: CallSession; command: CallCommand }
  /** Goes on with what the room shows, after what is said here. */
  | { do: 'follow'; session: CallSession; spoken: readonly Spoken[] }
  | { do: 'hangUp'; session: CallSession; spoken: readonly Spoken[] };

/** The same call, gone on to a place. */
export function goTo<C extends { session: CallSession }>(call: C, place: Place): C {
  return { ...call, session: { ...call.session, place } };
}

/** The same call, with words that go before the next reply. */
export function owing<C extends { session: CallSession }>(call: C, spoken: readonly Spoken[]): C {
  return { ...call, session: { ...call.session, owed: [...call.session.owed, ...spoken] } };
}

/** Says it and waits. */
export function ask({ session }: Call, spoken: readonly Spoken[], wanted: Wanted): Extract<Next, { do: 'ask' }> {
  return { do: 'ask', session, spoken, wanted };
}

/** Asks it of the rooms. */
export function send({ session }: Call, command: CallCommand): Next {
  return { do: 'command', session, command };
}

/** Goes on with what the room shows. */
export function follow({ session }: Call, spoken: readonly Spoken[] = []): Next {
  return { do: 'follow', session, spoken };
}

/** Says the last words. */
export function hangUp({ session }: Call, spoken: readonly Spoken[]): Next {
  return { do: 'hangUp', session: { ...session, place: { name: 'end' } }, spoken };
}
