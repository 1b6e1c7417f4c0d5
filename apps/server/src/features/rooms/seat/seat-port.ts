import type { ClientMessageOf, LiveRefusal, OwnView, Review } from '@qc/contract';
import type { RoomState } from '@qc/engine';
import type { Listener } from '@qc/engine/live/listener';

/**
 * What somebody says to take a seat. `id` is the same when it is said again after a lost reply, and means the same seat.
 * Whoever has no form to fill in says what the device knows: no phone, no team, no pattern.
 */
export type SeatJoin = Omit<ClientMessageOf<'join'>, 't'>;

/** An answer to the slide that was up at `visit`. */
export type SeatAnswer = Omit<ClientMessageOf<'answer'>, 't'>;

/** The step a player goes on from, where each goes at their own pace. */
export type SeatAdvance = Omit<ClientMessageOf<'advance'>, 't'>;

/** A question that is read to a seat; `readMs` after it opened, without pauses, that will have ended. */
export interface SeatReading {
  visit: number;
  readMs: number;
}

/** What becomes of a join: the seat as its player sees it, with the secret that proves it later; or a refusal. */
export type Joined = { ok: true; token: string; own: OwnView } | { ok: false; code: LiveRefusal };

/** Hears, once it is on disk, that something was done; or that it was not. */
export interface Done {
  /** `state` is the room right after it, `seat` the one that it was done for. */
  done(state: RoomState, seat: number): void;
  refused(code: LiveRefusal): void;
}

/**
 * Who takes a seat. `id` is what stays the same each time the same one comes, and counts the seats it has: a page gives
 * its device's id, a telephone line the number that calls. Tries that may be wrong are counted by it and by `from`: a
 * page's network, the line.
 */
export interface SeatHolder {
  readonly id: string;
  readonly from: string;
  /** Calls by telephone: the last digits of the number, empty where it is withheld; absent: a page. */
  readonly line?: string;
}

/**
 * The only way to a seat, one port for each who takes one. Replies are called back, as answers come by the thousand at
 * one instant. The room never learns what kind of device is behind it.
 */
export interface SeatPort {
  /** The seat; null: none yet, or none any more. */
  readonly seat: number | null;
  /** Shows it what there is to see, from now on; `lastVersion` is what it was told last, null: nothing. Called first. */
  watch(view: Listener, lastVersion: number | null): void;
  /** Takes a seat. Refused when it has another one; unanswered when it went away meanwhile. */
  join(join: SeatJoin, reply: (joined: Joined) => void): void;
  /** Answers for the seat. */
  answer(answer: SeatAnswer, reply: Done): void;
  /** It is here, or goes away: the seat stays. Who went is shown nothing any more, and comes back by another port. */
  present(isPresent: boolean): void;
  /** Gives the seat up. */
  leave(id: string, reply: Done): void;
}

/** What can be done for a player who calls by telephone. */
export interface CallerPort extends SeatPort {
  /** A question is being read to it: its own clock begins when that has ended. */
  reading(reading: SeatReading, reply: Done): void;
}

/** What a player can do who has a screen as well. */
export interface ScreenPort extends SeatPort {
  /** Another face, as chance says. */
  changeFace(id: string, reply: Done): void;
  /** Draws a name nobody has; it becomes the player's own where names are given. */
  suggestName(reply: (name: string) => void, refused: (code: LiveRefusal) => void): void;
  /** Goes on, where each goes at their own pace. */
  advance(advance: SeatAdvance, reply: Done): void;
  /** Watches without a place from now on, or no longer: why not, or null. */
  spectate(on: boolean): LiveRefusal | null;
  /** Sends a reaction, by its index, to the big screen; nothing is said of one that may not be shown. */
  react(reaction: number): void;
  /** The slide that is being prepared is loaded. */
  ready(visit: number): void;
  /** A screen that was skipped, as it read too slowly, has read everything: it is brought up to date. */
  caughtUp(): void;
  /** The own answers; or why they are not told now. */
  review(): OwnReview | LiveRefusal;
}

/** What is told of the own answers. */
export type OwnReview = Pick<Review, 'rows' | 'rightLater'>;
