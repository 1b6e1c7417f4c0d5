import * as z from 'zod/mini';
import { cleanText } from '../fields.ts';
import type { PhaseView } from './phase-view.ts';

/** One receiver at a host, such as `buzz-2` or `keyboard`. */
export const ReceiverName = z.string().check(z.regex(/^[A-Za-z]{2,20}(-[1-9]\d?)?$/));
/** One remote: its receiver and what that calls it, such as `iclicker:82E9701B`. */
export const RemoteName = z.string().check(z.regex(/^[A-Za-z]{2,20}(-[1-9]\d?)?:[A-Za-z0-9]{1,16}$/));
/** What a key of a remote is called, whatever is printed on it: a letter for an answer, a digit, or the only key it has. */
export const RemoteKey = z.string().check(z.regex(/^([A-J0-9*#]|buzz)$/));
/** Whoever has receivers: a console, or a bridge. Counts its presses from 1. */
export const ReceiverHost = z.string().check(z.regex(/^[A-Za-z0-9]{8,16}$/));

/** One press, as its host heard it. */
export const Press = z.strictObject({
  seq: z.int().check(z.minimum(1)),
  remote: RemoteName,
  key: RemoteKey,
  /** When the key went down, by the server's clock as the host has measured it. */
  atMs: z.int().check(z.minimum(0)),
  /** The device locks its first answer. */
  isFinal: z.boolean(),
});
export type Press = z.infer<typeof Press>;

/** The receiver that a remote belongs to. */
export function receiverOf(remote: string): string {
  return remote.slice(0, remote.indexOf(':'));
}

/** What may be at a serial port, to choose from: which it is, the port itself does not say. */
export const SERIAL_DRIVERS = ['sunvote', 'lines'] as const;
export type SerialDriver = (typeof SERIAL_DRIVERS)[number];

/** Receivers of one host. */
export const RECEIVERS_MAX = 40;
/** Receivers of one kind at one bridge. */
const RECEIVERS_OF_KIND_MAX = 9;
/** Receivers at consoles have numbers below it; bridge 3 has 31 to 39. */
const NUMBERS_OF_BRIDGE = 10;

/** What a console shows for a bridge to be let in by: eight letters and digits that are not mistaken for each other. */
export const BridgeCode = z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{8}$/));
/** What proves a bridge from then on. */
export const BridgeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Words of a machine about itself: its name, what is at its ports. */
/* @__NO_SIDE_EFFECTS__ */
const machineText = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.maxLength(1000)),
    z.pipe(
      z.transform((value: string) => cleanText(value).replace(/\s+/g, ' ').slice(0, most)),
      z.string().check(z.minLength(least)),
    ),
  );
export const MachineName = machineText(1, 60);

/** A receiver of a bridge, and how it is. */
export const BridgeReceiver = z.strictObject({
  name: ReceiverName,
  state: z.enum(['ready', 'notAnswering', 'wrongDevice', 'gone']),
  isExperimental: z.boolean(),
});
export type BridgeReceiver = z.infer<typeof BridgeReceiver>;

/** A serial port of a bridge's machine. `driver`: what it is opened for; null: it is not. */
export const BridgePort = z.strictObject({
  path: z.string().check(z.minLength(1), z.maxLength(200)),
  label: machineText(0, 100),
  driver: z.nullable(z.enum(SERIAL_DRIVERS)),
});
export type BridgePort = z.infer<typeof BridgePort>;

/** What keeps a bridge from its devices: parts that could not be loaded, and devices it was not let at. */
export const BridgeTrouble = z.enum(['hidMissing', 'serialMissing', 'hidRefused', 'portRefused']);
export type BridgeTrouble = z.infer<typeof BridgeTrouble>;

/** The name of a bridge's receiver; null: it has as many of the kind as have names. `place`: its own, from 1. */
export function bridgeReceiver(bridge: number, driver: string, place: number): string | null {
  return place > RECEIVERS_OF_KIND_MAX ? null : `${driver}-${bridge * NUMBERS_OF_BRIDGE + place}`;
}

/** Whether a receiver is one of this bridge's. */
export function isOfBridge(bridge: number, receiver: string): boolean {
  const number = Number(receiver.split('-')[1] ?? 0);
  return Math.floor(number / NUMBERS_OF_BRIDGE) === bridge && number % NUMBERS_OF_BRIDGE > 0;
}

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '#'] as const;

/** What receivers are told that is asked now. */
export interface Armed {
  id: string;
  keys: ((typeof LETTERS)[number] | (typeof DIGITS)[number] | 'buzz')[];
}

/** What receivers shall listen for in a phase: the answers of its question, in the lobby whatever is tried; null: nothing. */
export function armedIn(phase: PhaseView): Armed | null {
  if (phase.phase === 'lobby') return { id: 'lobby', keys: [...LETTERS, ...DIGITS] };
  if (phase.phase !== 'question') return null;
  // Any key buzzes; what locks itself after its first press is opened again when a turn is over.
  if (phase.race) return { id: `visit-${phase.visit}-${phase.race.openings}`, keys: [...LETTERS, ...DIGITS, 'buzz'] };
  return { id: `visit-${phase.visit}`, keys: [...LETTERS.slice(0, phase.question.answers.length), ...DIGITS] };
}
