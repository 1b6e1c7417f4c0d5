import { Awaited } from '../awaited.ts';
import { type Driver, type Heard, matchUsb, type Session } from '../driver.ts';
import type { Bytes, Io } from '../io.ts';
import { keepTrying } from '../keep-trying.ts';
import { SessionLife } from '../session-life.ts';
import { FrameReader } from './frames.ts';
import {
  beginVote,
  FLAGS,
  poll,
  readAnswer,
  readBase,
  READ_BASE,
  scan,
  SUNVOTE_KEYS,
  WAKE_RADIO,
} from './sunvote-codec.ts';

const ANSWER_MS = 500;
/** Between the frames that open a vote, and between those of one cycle of asking. */
const BEGIN_GAP_MS = 50;
const POLL_GAP_MS = 20;
const LISTEN_MS = 400;
/**
 * From the beginning of one cycle to that of the next: as long as asking and listening take where nothing is late. What a
 * slow line or a busy host takes of it, is taken off listening, so that a press never waits for more than one cycle; …
 */
const CYCLE_MS = 2 * POLL_GAP_MS + LISTEN_MS;
/** … but this long the base is always listened to. */
const LEAST_LISTEN_MS = 200;
/** So many cycles without any answer, and the base is asked whether it is there. */
const MOST_SILENT = 5;
/** Numbers of a chip that stands in devices of all kinds. */
const usb = [{ vendorId: 0x0403 }];

/** SunVote-compatible bases with keypads of six keys. They are asked about twice a second: times are no better. */
export const sunvote: Driver<'serial'> = {
  id: 'sunvote',
  transport: 'serial',
  usb,
  baudRate: 19_200,
  abilities: {
    keys: SUNVOTE_KEYS,
    pressTime: { by: 'arrival', resolutionMs: 500 },
    mayChangeAnswer: true,
    lamps: 'none',
    tellsBattery: false,
    hasOwnNames: true,
  },
  isExperimental: true,
  match: matchUsb('serial', usb, 'maybe'),
  start: startSunvote,
};

function startSunvote(io: Io<'serial'>, heard: Heard): Session {
  const life = new SessionLife(io, heard);
  const frames = new FrameReader();
  const payloads = new Awaited<Uint8Array>();
  let hearsOthers = false;
  /** Cycles of asking in a row in which nothing came back. */
  let silent = 0;
  let known: number | null = null;
  let ack = 0;
  let said = new Map<number, string>();

  const take = (payload: Uint8Array, atMs: number): void => {
    const answer = readAnswer(payload);
    if (answer === null) return;
    ack = answer.ack;
    // The base says it again until it has heard that it came in.
    const saying = `${answer.ack} ${answer.key}`;
    if (said.get(answer.keypad) === saying) return;
    said.set(answer.keypad, saying);
    life.press({ remote: String(answer.keypad), key: answer.key, atMs });
  };
  io.onData((piece, atMs) => {
    hearsOthers = true;
    for (const payload of frames.push(piece)) {
      silent = 0;
      payloads.offer(payload);
      if (life.asked !== null) take(payload, atMs);
    }
  });

  const sayAll = async (gapMs: number, ...all: Bytes[]): Promise<void> => {
    for (const [at, bytes] of all.entries()) {
      if (at > 0) await io.wait(gapMs);
      await life.write(bytes);
    }
  };
  const findBase = async (): Promise<number | null> => {
    hearsOthers = false;
    const base = payloads.next(io, ANSWER_MS, readBase);
    await life.write(READ_BASE);
    known = await base;
    return known;
  };
  /** One question from beginning to end; resolves to false when the base answers no more. */
  const vote = async (base: number): Promise<boolean> => {
    const isOpen = () => !life.isOver && life.wanted === life.asked;
    life.asked = life.wanted;
    [ack, silent, said] = [0, 0, new Map()];
    const opening = [beginVote(base), scan(base, FLAGS.ready), scan(base, FLAGS.listen), poll(base, ack), WAKE_RADIO];
    await sayAll(BEGIN_GAP_MS, ...opening);
    for (let isLast = false; !isLast;) {
      // What came in until the question closed is asked for once more.
      isLast = !isOpen();
      silent += 1;
      const beganAtMs = io.now();
      await sayAll(POLL_GAP_MS, poll(base, ack), WAKE_RADIO, scan(base, FLAGS.listen));
      const leftMs = Math.max(LEAST_LISTEN_MS, beganAtMs + CYCLE_MS - io.now());
      await (isLast ? io.wait(leftMs) : life.idle(leftMs));
      if (silent > MOST_SILENT && (await findBase()) === null) break;
    }
    await life.write(scan(base, FLAGS.stop));
    life.asked = null;
    return known !== null;
  };
  const serve = async (base: number): Promise<void> => {
    while (!life.isOver)
      if (life.wanted === null) await life.idle();
      else if (!(await vote(base))) return;
  };
  void keepTrying(life, { begin: findBase, serve, hearsOthers: () => hearsOthers });

  return {
    arm: (question) => life.want(question),
    disarm: () => life.want(null),
    lamps: () => {},
    stop: () => (known === null ? life.end() : life.end(scan(known, FLAGS.stop))),
  };
}
