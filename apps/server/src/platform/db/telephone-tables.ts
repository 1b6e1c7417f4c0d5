/** A telephone line of the house. See `tables.ts`. */
export interface TelephoneLineTable {
  id: string;
  /** The contract's `TelephoneLine`, JSON. */
  settings: string;
  /** What its provider proves itself with, sealed; empty: none. */
  secret: string;
  /** What its speech service is asked with, sealed; empty: none. */
  speech_key: string;
  /** What calls are placed with, sealed; empty: none. */
  call_token: string;
  /** When a request was taken last, to the minute; null: never. */
  asked_at_ms: number | null;
  /** When one was refused last, to the minute, and why; null: never. */
  refused_at_ms: number | null;
  refused_why: string | null;
}
/** A call, by its provider's id. */
export interface TelephoneCallTable {
  provider: string;
  call_id: string;
  line_id: string;
  /** Of the number that calls, keyed by the server's secret; where it is withheld, of the call. */
  number_hash: string;
  /** Its last digits; empty: withheld. */
  number_end: string;
  /** The room it has come into; null: none yet. */
  room_id: string | null;
  /** Its seat there; null: none. */
  seat: number | null;
  /** How far the conversation is, with what was said last: JSON. */
  session: string;
  started_at_ms: number;
  heard_at_ms: number;
  /** Null: it goes on, as far as is known. */
  ended_at_ms: number | null;
}
/** Somebody who is called into a room. */
export interface TelephoneInvitationTable {
  id: string;
  room_id: string;
  /** Who has it done, and vouches that the person has agreed. */
  user_id: string;
  line_id: string;
  /** Empty once it is no longer kept, as is `number`. */
  name: string;
  /** `+` and digits. */
  number: string;
  /** As of who calls. */
  number_hash: string;
  number_end: string;
  /** The contract's `CalledState` and `CallFault`. */
  state: string;
  fault: string | null;
  /** How often the provider was told to call; written before it is told. */
  attempt: number;
  provider: string;
  /** Null: the provider has not said. */
  call_id: string | null;
  created_at_ms: number;
  placed_at_ms: number | null;
  changed_at_ms: number;
  /** In the list: in this order people are called. */
  place: number;
}
/** A number that is never called again. */
export interface TelephoneSuppressedTable {
  number_hash: string;
  at_ms: number;
}
