import * as z from 'zod/mini';
import { cleanText } from '../fields.ts';
import { KeyCorrection } from '../entities/key-correction.ts';
import { DEVICE_NAMES } from '../devices/devices.ts';
import { RoomId } from '../ids.ts';
import { REACTIONS } from './reactions.ts';
import { ScreenWish, ScreenWord } from './screen-messages.ts';
import { SlideResponse } from '../slides/slide-kinds.ts';
import { ScreenProof } from './screen-links.ts';
import {
  BridgeCode,
  BridgePort,
  BridgeReceiver,
  BridgeToken,
  BridgeTrouble,
  MachineName,
  Press,
  ReceiverHost,
  RECEIVERS_MAX,
  ReceiverName,
  RemoteName,
  SERIAL_DRIVERS,
} from './remotes.ts';
import {
  EXTRA_TIME_MAX,
  PAIRS_MAX,
  PATTERN_LENGTH,
  PATTERN_SHAPES,
  PLAYERS_ADDED_MAX,
  PRESSES_MAX,
  SCREEN_LINKS_MADE_MAX,
  SHORT_TEXT_MAX,
  SLIDES_MAX,
  TEAMS_MAX,
  TIME_MAX_S,
  VOLUME_MAX,
} from '../limits.ts';

/** Everything a page may send into a room: a closed set. What does not parse is counted and ignored. */

/** Made by the page, unique per request; the same id gets the same ack however often it is sent. */
export const MessageId = z.string().check(z.regex(/^[A-Za-z0-9_-]{6,40}$/));
/** A room's six digits, or the twelve letters and digits of an assignment. */
const roomCode = z.string().check(z.regex(/^(\d{6}|[a-z0-9]{12})$/));
const protocol = z.int().check(z.minimum(1), z.maximum(1000));
const lastVersion = z.nullable(z.int().check(z.minimum(0)));

const playerName = z.pipe(
  z.string().check(z.maxLength(200)),
  z.pipe(
    z.transform((v: string) => cleanText(v).replace(/\s+/g, ' ')),
    z.string().check(z.minLength(1), z.maxLength(SHORT_TEXT_MAX)),
  ),
);
const team = z.int().check(z.minimum(0), z.maximum(TEAMS_MAX - 1));

/** First frame of a player's page. `token` proves the seat on return. */
export const HelloPlayer = z.strictObject({
  t: z.literal('helloPlayer'),
  protocol,
  code: roomCode,
  token: z.nullable(z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/))),
  device: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  lastVersion,
});
/** First frame of an operator's console or presenter screen; the cookie proves who, `session` (x-auth) that the page is ours. */
export const HelloStaff = z.strictObject({
  t: z.literal('helloStaff'),
  protocol,
  room: RoomId,
  as: z.enum(['operator', 'presenter']),
  session: z.string().check(z.maxLength(200)),
  lastVersion,
});
/** First frame of a bridge. A code lets it in once; the token that it gets for it proves it from then on, in that room alone. */
export const HelloBridge = z.strictObject({
  t: z.literal('helloBridge'),
  protocol,
  host: ReceiverHost,
  /** Of the machine, to be shown. */
  name: MachineName,
  proof: z.union([z.strictObject({ code: BridgeCode }), z.strictObject({ room: RoomId, token: BridgeToken })]),
});

/** First frame of a big screen that was opened by a screen link, on a machine where nobody is signed in. */
export const HelloScreen = z.strictObject({
  t: z.literal('helloScreen'),
  protocol,
  /** Of the browser: who tries codes is counted by it. */
  device: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)),
  proof: ScreenProof,
  lastVersion,
});

/** Take a place in the room. */
export const Join = z.strictObject({
  t: z.literal('join'),
  id: MessageId,
  name: playerName,
  phone: z.string().check(z.regex(/^(\+?[0-9][0-9 ()-]{5,22})?$/)),
  /** Agreed to the game's regulations. */
  consent: z.boolean(),
  /** The team that was chosen; absent or null: none, or they are assigned. */
  team: z.optional(z.nullable(team)),
  /** The shapes on the big screen, where joining has a second step. */
  pattern: z.optional(
    z.array(z.int().check(z.minimum(0), z.maximum(PATTERN_SHAPES - 1))).check(z.maxLength(PATTERN_LENGTH)),
  ),
});
/** Answer the question on screen. `slide` and `visit` say which one the player saw; the response is of its kind. */
export const SubmitAnswer = z.strictObject({
  t: z.literal('answer'),
  id: MessageId,
  slide: z.int().check(z.minimum(0), z.maximum(SLIDES_MAX)),
  visit: z.int().check(z.minimum(0)),
  response: SlideResponse,
});
export const Ping = z.strictObject({ t: z.literal('ping'), n: z.int() });
/** Give up the own place. */
export const Leave = z.strictObject({ t: z.literal('leave'), id: MessageId });

/**
 * From a page without a place: it watches from now on, or no longer. Said again after each return. Answered by `watching`.
 */
export const Watch = z.strictObject({ t: z.literal('watch'), on: z.boolean() });

/** Something drawn for the big screen, by its index in `REACTIONS`. No id, no ack, never kept: it may be lost. */
export const React = z.strictObject({
  t: z.literal('react'),
  r: z.int().check(z.minimum(0), z.maximum(REACTIONS.length - 1)),
});
/** Ask for another face: which one, chance says. */
export const AskFace = z.strictObject({ t: z.literal('face'), id: MessageId });

/** Ask for a friendly name nobody in the room has. */
export const SuggestName = z.strictObject({ t: z.literal('suggestName'), id: MessageId });
/** The media of the slide being prepared are loaded here. No ack: it may be lost. */
export const Ready = z.strictObject({ t: z.literal('ready'), visit: z.int().check(z.minimum(0)) });
/** Ask for the own answers of the whole run, once it is over. */
export const AskReview = z.strictObject({ t: z.literal('askReview'), id: MessageId });
/** Self-paced: go on. `expect` is the step the page showed. */
export const Advance = z.strictObject({ t: z.literal('advance'), id: MessageId, expect: z.int().check(z.minimum(0)) });

const seat = z.int().check(z.minimum(0));
const screenLink = z.int().check(z.minimum(1), z.maximum(SCREEN_LINKS_MADE_MAX));
/** What an operator may do. `expect` (with `STEPPED_ACTIONS`) is the step the console showed; null: whatever is on screen. */
export const OperatorAction = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('next') }),
  z.strictObject({ do: z.literal('back') }),
  z.strictObject({ do: z.literal('skip') }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('addTime'), seconds: z.int().check(z.minimum(-TIME_MAX_S), z.maximum(60)) }),
  z.strictObject({ do: z.literal('closeAnswers') }),
  z.strictObject({ do: z.literal('reveal') }),
  /** How the first of two votes went, on the big screen before the second; or it goes from there. */
  z.strictObject({ do: z.literal('showFirstVote'), on: z.boolean() }),
  z.strictObject({ do: z.literal('showStandings') }),
  z.strictObject({ do: z.literal('hideStandings') }),
  /** The winners at once, from any slide. */
  z.strictObject({ do: z.literal('showPodium') }),
  z.strictObject({ do: z.literal('mute'), on: z.boolean() }),
  /** How loud the big screens are; it stays so when they are loaded anew. */
  z.strictObject({ do: z.literal('volume'), level: z.int().check(z.minimum(0), z.maximum(VOLUME_MAX)) }),
  /** The big screen black, until the room moves on. */
  z.strictObject({ do: z.literal('black'), on: z.boolean() }),
  /** The code to scan over the whole big screen, until the room moves on. */
  z.strictObject({ do: z.literal('largeCode'), on: z.boolean() }),
  /** Nothing moves by itself on the big screens, or again what moves. */
  z.strictObject({ do: z.literal('calm'), on: z.boolean() }),
  z.strictObject({ do: z.literal('lock'), on: z.boolean() }),
  /** Goes on by itself from here on, or waits for presses again. */
  z.strictObject({ do: z.literal('autoAdvance'), on: z.boolean() }),
  z.strictObject({ do: z.literal('lateJoin'), on: z.boolean() }),
  /** Players' reactions are shown on the big screen, or no longer. */
  z.strictObject({ do: z.literal('reactions'), on: z.boolean() }),
  /** Whoever has no place may watch, or no longer. */
  z.strictObject({ do: z.literal('spectators'), on: z.boolean() }),
  /** The reactions of one player are shown no longer, or again. */
  z.strictObject({ do: z.literal('quiet'), seat, on: z.boolean() }),
  /** Joining asks for the shapes on the big screen. */
  z.strictObject({ do: z.literal('twoStep'), on: z.boolean() }),
  z.strictObject({ do: z.literal('kick'), seat }),
  /** Removes the player and keeps the device out. */
  z.strictObject({ do: z.literal('ban'), seat }),
  /** Lets banned devices in again. */
  z.strictObject({ do: z.literal('unbanAll') }),
  /** Removes everybody who joined at this server time or later. */
  z.strictObject({ do: z.literal('removeSince'), sinceMs: z.int().check(z.minimum(0)) }),
  /** Extra time for one player, privately; 0: none. */
  z.strictObject({
    do: z.literal('extraTime'),
    seat,
    percent: z.int().check(z.minimum(0), z.maximum(EXTRA_TIME_MAX)),
  }),
  z.strictObject({
    do: z.literal('moveTeam'),
    seat,
    team,
  }),
  /** Puts a slide's right answer right and scores everybody again. */
  z.strictObject({
    do: z.literal('correctKey'),
    slide: z.int().check(z.minimum(0), z.maximum(SLIDES_MAX)),
    key: KeyCorrection,
  }),
  z.strictObject({
    do: z.literal('rename'),
    seat,
    name: z.string().check(z.minLength(1), z.maxLength(SHORT_TEXT_MAX)),
  }),
  /** Lets a device in beside the game's own, or no longer. */
  z.strictObject({ do: z.literal('letIn'), device: z.enum(DEVICE_NAMES), on: z.boolean() }),
  /** Players who have no page, by name; a name that somebody has already is left out. */
  z.strictObject({
    do: z.literal('addPlayers'),
    names: z.array(playerName).check(z.minLength(1), z.maxLength(PLAYERS_ADDED_MAX)),
    team: z.optional(z.nullable(team)),
  }),
  /** From now on the remote answers for this player, and for nobody else. */
  z.strictObject({ do: z.literal('pairRemote'), remote: RemoteName, seat }),
  z.strictObject({ do: z.literal('unpairRemote'), remote: RemoteName }),
  /** Several at one moment, as when two players swap, or all remotes are whose they were last time. */
  z.strictObject({
    do: z.literal('pairRemotes'),
    pairs: z.array(z.strictObject({ remote: RemoteName, seat })).check(z.minLength(1), z.maxLength(PAIRS_MAX)),
  }),
  /** Sends a bridge away: its token proves nothing any more. */
  z.strictObject({ do: z.literal('removeBridge'), host: ReceiverHost }),
  /** Makes one more link that opens the big screen on another machine. */
  z.strictObject({ do: z.literal('openScreenLink') }),
  /** A link lets nobody in any more; screens that it opened are sent away. */
  z.strictObject({ do: z.literal('closeScreenLink'), number: screenLink }),
  /** Whether keys on the screens of a link lead on, as those do on the host's own. */
  z.strictObject({ do: z.literal('screenLinkKeys'), number: screenLink, on: z.boolean() }),
  /** Whether what was said aloud by whose turn it is was right. */
  z.strictObject({ do: z.literal('judge'), seat, right: z.boolean() }),
  /** Takes the turn back: it counts as if this player had not pressed. */
  z.strictObject({ do: z.literal('passTurn'), seat }),
  /** Everybody may press again: what was pressed and judged on this question counts no more. `pressed`: how many had, as seen. */
  z.strictObject({
    do: z.literal('reopen'),
    visit: z.int().check(z.minimum(0)),
    pressed: z.int().check(z.minimum(0)),
  }),
  /** Puts a judgement right, once the question is closed, and scores everybody again. */
  z.strictObject({
    do: z.literal('rejudge'),
    slide: z.int().check(z.minimum(0), z.maximum(SLIDES_MAX)),
    seat,
    right: z.boolean(),
  }),
  z.strictObject({ do: z.literal('end') }),
]);
export type OperatorAction = z.infer<typeof OperatorAction>;
export const OperatorCommand = z.strictObject({
  t: z.literal('operate'),
  id: MessageId,
  expect: z.nullable(z.int().check(z.minimum(0))),
  action: OperatorAction,
});

/** Presses in their order; what has no ack is sent again. From consoles and bridges alone. */
export const SendPresses = z.strictObject({
  t: z.literal('presses'),
  id: MessageId,
  host: ReceiverHost,
  presses: z.array(Press).check(z.minLength(1), z.maxLength(PRESSES_MAX)),
});
/** The receivers that a host hears now: remotes of others are away. From consoles alone. */
export const Receivers = z.strictObject({
  t: z.literal('receivers'),
  host: ReceiverHost,
  names: z.array(ReceiverName).check(z.maxLength(RECEIVERS_MAX)),
});
/** A bridge's own state, the newest counts: remotes of receivers that are gone are away. */
export const BridgeStatus = z.strictObject({
  t: z.literal('bridgeStatus'),
  receivers: z.array(BridgeReceiver).check(z.maxLength(RECEIVERS_MAX)),
  ports: z.array(BridgePort).check(z.maxLength(RECEIVERS_MAX)),
  troubles: z.array(BridgeTrouble).check(z.maxLength(BridgeTrouble.options.length)),
});
/** From consoles alone: a code by which one bridge is let in. */
export const AskBridgeCode = z.strictObject({ t: z.literal('askBridgeCode'), id: MessageId });
/** From consoles alone: the address of a screen link, and a code to type instead. */
export const AskScreenLink = z.strictObject({ t: z.literal('askScreenLink'), id: MessageId, number: screenLink });
/** From consoles alone: a bridge shall open a serial port for a driver, or let it go (null). */
export const UsePort = z.strictObject({
  t: z.literal('usePort'),
  id: MessageId,
  host: ReceiverHost,
  path: BridgePort.shape.path,
  driver: z.nullable(z.enum(SERIAL_DRIVERS)),
});

export const ClientMessage = z.discriminatedUnion('t', [
  HelloPlayer,
  HelloStaff,
  HelloBridge,
  HelloScreen,
  Join,
  SubmitAnswer,
  Ping,
  Leave,
  AskFace,
  SuggestName,
  Watch,
  React,
  Ready,
  AskReview,
  Advance,
  OperatorCommand,
  SendPresses,
  Receivers,
  BridgeStatus,
  AskBridgeCode,
  AskScreenLink,
  UsePort,
  ScreenWord,
  ScreenWish,
]);
export type ClientMessage = z.infer<typeof ClientMessage>;
export type ClientMessageOf<T extends ClientMessage['t']> = Extract<ClientMessage, { t: T }>;
