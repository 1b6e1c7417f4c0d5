import { Awaited } from '../awaited.ts';
import { type Driver, type DriverId, type Heard, matchUsb, type Session } from '../driver.ts';
import type { Io } from '../io.ts';
import { keepTrying } from '../keep-trying.ts';
import { SessionLife } from '../session-life.ts';
import { ASK_STATUS, CLEAR, type PaddleLag, readLags } from './quizbox-codec.ts';

const MICROCHIP = 0x04d8;
const POLL_MS = 30;
const ANSWER_MS = 300;
/** So many questions in a row without an answer, and the box is taken for gone. */
const MOST_UNANSWERED = 5;

/** The box that Brian sells. Its USB number is one that makers of much else borrow: its answer confirms it. */
export const quizbox = quizboxDriver('quizbox', 0x0080, 1.02);
/** The same box with Kirkman's name on it, and slower counters. */
export const kirkman = quizboxDriver('kirkman', 0xe5dc, 4.08);

/** Eight paddles with one button; the box itself knows who was first, and by how much. */
function quizboxDriver(id: DriverId, productId: number, stepMs: number): Driver<'hid'> {
  const usb = [{ vendorId: MICROCHIP, productId }];
  return {
    id,
    transport: 'hid',
    usb,
    abilities: {
      keys: ['buzz'],
      pressTime: { by: 'device', resolutionMs: stepMs },
      mayChangeAnswer: false,
      lamps: 'none',
      tellsBattery: false,
      hasOwnNames: false,
    },
    isExperimental: false,
    match: matchUsb('hid', usb, productId === 0x0080 ? 'maybe' : 'sure'),
    start: (io, heard) => startQuizbox(io, heard, stepMs),
  };
}

interface Status {
  lags: PaddleLag[];
  atMs: number;
}

function startQuizbox(io: Io<'hid'>, heard: Heard, stepMs: number): Session {
  const life = new SessionLife(io, heard);
  const answers = new Awaited<Status>();
  let hearsOthers = false;
  io.onData((report, atMs) => {
    const lags = readLags(report, stepMs);
    if (lags === null) hearsOthers = true;
    else answers.offer({ lags, atMs });
  });

  const askStatus = async (): Promise<Status | null> => {
    hearsOthers = false;
    const status = answers.next(io, ANSWER_MS, (answer) => answer);
    await life.write(ASK_STATUS, 0);
    return status;
  };

  /** Hears the paddles for one question, each once; resolves to false when the box answers no more. */
  const hearPaddles = async (): Promise<boolean> => {
    life.asked = life.wanted;
    await life.write(CLEAR, 0);
    const heardAlready = new Set<string>();
    let firstAtMs: number | null = null;
    let unanswered = 0;
    while (!life.isOver && life.wanted === life.asked) {
      const status = await askStatus();
      unanswered = status === null ? unanswered + 1 : 0;
      if (unanswered === MOST_UNANSWERED) return false;
      if (status !== null && status.lags.length > 0) {
        // Whoever pressed after the first one had pressed before this was said.
        firstAtMs ??= status.atMs - Math.max(...status.lags.map(({ lagMs }) => lagMs));
        for (const { paddle, lagMs } of status.lags) {
          if (heardAlready.has(paddle)) continue;
          heardAlready.add(paddle);
          life.press({ remote: paddle, key: 'buzz', atMs: firstAtMs + lagMs });
        }
      }
      await life.idle(POLL_MS);
    }
    return true;
  };

  const serve = async (): Promise<void> => {
    while (!life.isOver)
      if (life.wanted === null) await life.idle();
      else if (!(await hearPaddles())) return;
  };
  void keepTrying(life, { begin: askStatus, serve, hearsOthers: () => hearsOthers });

  return {
    arm: (question) => life.want(question),
    disarm: () => life.want(null),
    lamps: () => {},
    stop: () => life.end(CLEAR),
  };
}
