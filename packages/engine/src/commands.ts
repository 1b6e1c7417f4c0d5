import type { OperatorAction, SlideResponse } from '@qc/contract';

/**
 * Everything that may happen to a room. The host has proved who speaks before it makes a command: a seat by its
 * token, an operator by session and rights. Accepted commands are the journal; folding `step` over them gives the state.
 */
export type Command =
  | {
      type: 'join';
      name: string;
      phone: string;
      consent: boolean;
      tokenHash: string;
      /** Of the device, hashed by the host; absent: not known. */
      deviceHash?: string | undefined;
      /** The team that was chosen; absent or null: none. */
      team?: number | null | undefined;
      /** The shapes that were tapped; absent: none. */
      pattern?: readonly number[] | undefined;
      /** Calls by telephone: the last digits of the number, empty where it is withheld; absent: a page. */
      line?: string | undefined;
      /** 24 random bits that make the face; absent: the number of the seat does. */
      faceBits?: number | undefined;
      /** Has a place already, by a journal: what a version asks of newcomers is not asked again. */
      admitted?: boolean | undefined;
      messageId: string;
    }
  | {
      type: 'answer';
      seat: number;
      slide: number;
      visit: number;
      response: SlideResponse;
      messageId: string;
    }
  /** The open question is being read to a caller; `readMs` after its opening, without pauses, that will have ended. */
  | { type: 'reading'; seat: number; visit: number; readMs: number }
  /** A key of a remote went down; whose it is, and what it says, the room knows. */
  | {
      type: 'press';
      remote: string;
      key: string;
      /** When, server time. */
      atMs: number;
      /** Who heard it, and the number it was given there: numbers rise. */
      host: string;
      seq: number;
      /** The device locks its first answer. */
      isFinal: boolean;
    }
  /** A bridge was let in by a code; what proves it from now on is kept hashed. */
  | { type: 'admitBridge'; host: string; name: string; tokenHash: string }
  /** A seat's link opened or closed. */
  | { type: 'presence'; seat: number; present: boolean }
  | { type: 'leave'; seat: number; messageId: string }
  /** The player asks for another face, made of 24 random bits. */
  | { type: 'face'; seat: number; bits: number; messageId: string }
  /** `messageId`: the console's own, so that what is sent again after a lost ack is done once; absent: the host asks. */
  | {
      type: 'operate';
      action: OperatorAction;
      expect: number | null;
      messageId?: string | undefined;
      /** What would close a mini-game that is still played lets it run out first; absent, as in early journals: it closes at once. */
      windsDown?: boolean | undefined;
      /** Name of the person, for the audit of corrections. */
      by?: string | undefined;
    }
  /** Enough devices have loaded the slide being prepared. */
  | { type: 'devicesReady'; visit: number }
  /** The host has drawn a new pattern for the second step of joining. */
  | { type: 'turnPattern'; pattern: readonly number[] }
  /** Self-paced: the player goes on. */
  | { type: 'advance'; seat: number; expect: number; messageId: string }
  /** Self-paced: the assignment has closed; what was answered counts. */
  | { type: 'closeSelf' }
  /** The timer the engine asked for has fired. */
  | { type: 'tick' }
  /** The server was away: nobody is connected and running clocks are extended by the outage. */
  | { type: 'restarted'; awaySinceMs: number };
