import type { OperatorAction } from '@qc/contract';

/**
 * Everything that may happen to a room. The host has proved who speaks before it makes a command: a seat by its
 * token, an operator by session and rights. Accepted commands are the journal; folding `step` over them gives the state.
 */
export type Command =
  | { type: 'join'; name: string; phone: string; consent: boolean; tokenHash: string; messageId: string }
  | {
      type: 'answer';
      seat: number;
      slide: number;
      visit: number;
      choice: readonly number[];
      text: string;
      messageId: string;
    }
  /** A seat's link opened or closed. */
  | { type: 'presence'; seat: number; present: boolean }
  | { type: 'leave'; seat: number; messageId: string }
  /** `messageId`: the console's own, so that what is sent again after a lost ack is done once; absent: the host asks. */
  | { type: 'operate'; action: OperatorAction; expect: number | null; messageId?: string | undefined }
  /** The timer the engine asked for has fired. */
  | { type: 'tick' }
  /** The server was away: nobody is connected and running clocks are extended by the outage. */
  | { type: 'restarted'; awaySinceMs: number };
