import type { Lamp } from './lamps.ts';
import type { ReactionSums } from './reactions.ts';
import type { Screens, Sounding, TestSound } from './screen-messages.ts';
import type { Armed, BridgePort, BridgeReceiver, BridgeTrouble, SerialDriver } from './remotes.ts';
import type { OperatorView, SeatRow } from './operator-view.ts';
import type { PhaseView } from './phase-view.ts';
import type { OwnView, ReviewRow } from './player-view.ts';
import type { Arrival, PresenterView, RemotesAnswered } from './presenter-view.ts';
import type { RoomInfo, RoomSounds, SharedView } from './views.ts';

/** Why a message was refused: the closed list of live refusals. */
export const LIVE_REFUSALS = [
  'noRoom',
  'pagesNotLetIn',
  'notAllowed',
  'outdated',
  'notJoined',
  'alreadyJoined',
  'nameTaken',
  'nameEmpty',
  'roomFull',
  'roomLocked',
  'roomEnded',
  'consentNeeded',
  'phoneNeeded',
  'wrongPhase',
  'wrongSlide',
  'alreadyAnswered',
  'tooEarly',
  'tooLate',
  'tooLateToJoin',
  'nameFoul',
  'patternWrong',
  'tooManyTries',
  'teamNeeded',
  'tooManySeats',
  'banned',
  'closed',
  'badChoice',
  'paused',
  'removed',
  'staleStep',
  'unknownSeat',
  'tooManyMessages',
  'storageFailed',
  'outOfCredits',
  'remotesDisabled',
  'watchingOff',
  'watchersFull',
] as const;
export type LiveRefusal = (typeof LIVE_REFUSALS)[number];

/** A word that says when it was said: the times in its view were right then, and it is a measure of the way. */
interface Dated {
  /** The server's time, ms since 1970. */
  atMs: number;
}

/** A change of the room as one audience sees it. Versions rise by one per audience; a gap ends in a snapshot. */
export interface PlayerEvent extends Dated {
  t: 'player';
  v: number;
  view: SharedView;
}
export interface PresenterEvent extends Dated {
  t: 'presenter';
  v: number;
  view: PresenterView;
}
export interface OperatorEvent extends Dated {
  t: 'operator';
  v: number;
  view: OperatorView;
}

/** Arrival: everything a page needs. `v` is the version of `view`. */
export interface WelcomePlayer extends Dated {
  t: 'welcomePlayer';
  room: RoomInfo;
  v: number;
  view: SharedView;
  own: OwnView | null;
}
export interface WelcomePresenter extends Dated {
  t: 'welcomePresenter';
  room: RoomInfo;
  sounds: RoomSounds;
  joinUrl: string;
  v: number;
  view: PresenterView;
}
export interface WelcomeOperator extends Dated {
  t: 'welcomeOperator';
  room: RoomInfo;
  joinUrl: string;
  v: number;
  view: OperatorView;
  seats: SeatRow[];
}
/** The returning page has missed nothing, or exactly the events that follow this. */
export interface Resumed {
  t: 'resumed';
  v: number;
  own: OwnView | null;
}

/** The own seat changed: a result is known, the operator did something for it, another page answered. */
export interface OwnEvent {
  t: 'own';
  /** Null: the place was given up. */
  own: OwnView | null;
}
/** Reply to `join`: the seat's secret, sent to this page only. */
export interface Joined {
  t: 'joined';
  id: string;
  token: string;
  own: OwnView;
}
/** Whether this page, which has no place, watches: reply to `watch`, and when it may watch no longer. */
export interface Watching {
  t: 'watching';
  on: boolean;
  /** Why not; null: it watches, or wished to watch no longer. */
  refused: LiveRefusal | null;
}
/** Reply to `suggestName`. */
export interface NameSuggested {
  t: 'nameSuggested';
  id: string;
  name: string;
}
/** Reply to `askReview`: the own answers, slide by slide, in the order they were asked. */
export interface Review {
  t: 'review';
  id: string;
  rows: ReviewRow[];
  /** What was right is told at the same place once the assignment has closed. */
  rightLater: boolean;
}
/** The request is on disk. An answer is kept as it was sent, or the own view before this says how. */
export interface Ack {
  t: 'ack';
  id: string;
}
export interface Refused {
  t: 'refused';
  id: string;
  code: LiveRefusal;
}
/** Running counts, latest wins, at most five a second. To presenter and operator only. */
export interface Counts {
  t: 'counts';
  answered: number;
  present: number;
  players: number;
  /** These three as in the presenter's view. */
  arrivals: Arrival[];
  crowd?: number[];
  teamSizes?: number[];
  /** While a slide is being prepared: players' devices that are ready; else 0. */
  ready: number;
  /** As in the presenter's view. */
  watching?: number;
  /** As in the presenter's view. */
  remotes?: RemotesAnswered;
}
/** What players sent to the big screen since the last such word; never all zero. To presenter and operator only. */
export interface Reactions {
  t: 'reactions';
  n: ReactionSums;
}
/**
 * How many have answered the open question, of how many players. Latest wins, at most one a second; only to players who
 * have answered.
 */
export interface Thinking {
  t: 'thinking';
  answered: number;
  of: number;
}
/** Rows of the operator's list that changed. */
export interface SeatsChanged {
  t: 'seats';
  rows: SeatRow[];
}
/** Keys that went down on remotes, whoever heard them, and what became of each. To operators only. */
export interface Pressed {
  t: 'pressed';
  presses: PressHeard[];
}
export interface PressHeard {
  remote: string;
  key: string;
  /** Null: it counts. */
  refused: LiveRefusal | null;
}
/** What a bridge is to do: listen for these keys, and light remotes. Nothing else of the game. */
export interface BridgeOrders {
  armed: Armed | null;
  /** Its remotes whose lamps are lit; all others are dark. */
  lamps: Record<string, Lamp>;
}
/** Arrival of a bridge. */
export interface WelcomeBridge extends Dated {
  t: 'welcomeBridge';
  roomId: string;
  /** Its number in this room, which its receivers' numbers begin with. */
  number: number;
  /** Reply to a code: what proves it from now on. */
  newToken: string | null;
  orders: BridgeOrders;
}
/** To a bridge: latest wins. */
export interface OrdersChanged {
  t: 'orders';
  orders: BridgeOrders;
}
/** To a bridge: the operator has chosen what is at one of its ports; null: nothing any more. */
export interface PortWanted {
  t: 'portWanted';
  path: string;
  driver: SerialDriver | null;
}
/** Reply to `askBridgeCode`. */
export interface BridgeCodeGiven {
  t: 'bridgeCode';
  id: string;
  code: string;
  /** How long it can be used, ms; it is used once. */
  validMs: number;
  /** Address of the bridge's package on this server, from the slash. */
  pack: string;
}
/** Reply to `askScreenLink`, and to a screen that came by a code: with the token it comes back without. */
export interface ScreenLinkGiven {
  t: 'screenLink';
  /** Of the question; empty for a screen. */
  id: string;
  /** Address on this server, from the slash, without a language. */
  path: string;
  /** To be typed instead at `SCREEN_PATH`; null for a screen. */
  code: string | null;
  /** How long the code can be used, ms. */
  validMs: number;
}
/** How many pages each screen link has open now, by its number, latest wins. To operators only. */
export interface ScreensIn {
  t: 'screensIn';
  rows: { number: number; screens: number }[];
}
/** A bridge of the room, as consoles show it. */
export interface BridgeRow {
  host: string;
  /** Of its machine. */
  name: string;
  /** Server time, ms; null: it is connected. */
  awaySinceMs: number | null;
  receivers: BridgeReceiver[];
  ports: BridgePort[];
  troubles: BridgeTrouble[];
}
/** All bridges of the room, latest wins. To operators only. */
export interface Bridges {
  t: 'bridges';
  rows: BridgeRow[];
}
export interface Pong extends Dated {
  t: 'pong';
  n: number;
}
/**
 * This server goes down: the page opens a second wire, by whatever leads it to another server, and lets go of this one
 * when that has had its first word. Who does not know this waits for the goodbye.
 */
export interface MoveOver {
  t: 'moveOver';
}
/** Last word before the server closes the wire. */
export interface Goodbye {
  t: 'goodbye';
  reason: 'replaced' | 'removed' | 'noRoom' | 'notAllowed' | 'outdated' | 'tooManyTries' | 'restart';
}

export type ServerMessage =
  | MoveOver
  | PlayerEvent
  | PresenterEvent
  | OperatorEvent
  | WelcomePlayer
  | WelcomePresenter
  | WelcomeOperator
  | Resumed
  | OwnEvent
  | Joined
  | Watching
  | NameSuggested
  | Review
  | Ack
  | Refused
  | Counts
  | Thinking
  | Reactions
  | SeatsChanged
  | Pressed
  | WelcomeBridge
  | OrdersChanged
  | PortWanted
  | BridgeCodeGiven
  | Bridges
  | ScreenLinkGiven
  | ScreensIn
  | Screens
  | Sounding
  | TestSound
  | Pong
  | Goodbye;
export type { PhaseView };
