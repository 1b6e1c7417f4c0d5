import { Awaited } from '../awaited.ts';
import { type Driver, type Heard, matchUsb, type Session } from '../driver.ts';
import type { Bytes, Io } from '../io.ts';
import { keepTrying } from '../keep-trying.ts';
import { RecentNames } from '../recent-names.ts';
import { SessionLife } from '../session-life.ts';
import { ICLICKER_KEYS, isAckOf, isSummary, readSentVotes, SAY } from './iclicker-codec.ts';
import { pollVotes } from './poll-votes.ts';

const ACK_MS = 200;
const TRIES = 2;
/** What the second frequency takes to be in force. */
const SETTLE_MS = 5000;
const SUMMARY_MS = 1000;
const usb = [{ vendorId: 0x1881, productId: 0x0150 }];

/** iClicker bases of both generations: letters A to E on any number of remotes. */
export const iclicker: Driver<'hid'> = {
  id: 'iclicker',
  transport: 'hid',
  usb,
  abilities: {
    keys: ICLICKER_KEYS,
    pressTime: { by: 'arrival', resolutionMs: 200 },
    mayChangeAnswer: true,
    lamps: 'none',
    tellsBattery: false,
    hasOwnNames: true,
  },
  isExperimental: true,
  match: matchUsb('hid', usb, 'sure'),
  start: startIclicker,
};

type Generation = 'first' | 'second';

function startIclicker(io: Io<'hid'>, heard: Heard): Session {
  const life = new SessionLife(io, heard);
  const reports = new Awaited<Uint8Array>();
  const recent = new RecentNames();

  io.onData((report, atMs) => {
    // Each vote comes several times.
    for (const { remote, key, sequence } of readSentVotes(report))
      if (recent.isNew(`${remote} ${sequence}`)) life.press({ remote, key, atMs });
    reports.offer(report);
  });

  /** Whether the base took a command; it is said twice before that is given up. */
  const say = async (said: Bytes): Promise<boolean> => {
    for (let tries = 0; tries < TRIES && !life.isOver; tries += 1) {
      const ack = reports.next(io, ACK_MS, (report) => isAckOf(report, said) || null);
      await life.write(said, 0);
      if (await ack) return true;
    }
    return false;
  };
  const sayAll = async (...all: Bytes[]): Promise<void> => {
    for (const said of all) await say(said);
  };

  /** Sets the base up; null when there is no answer at all. An old base does not know the second protocol. */
  const begin = async (): Promise<Generation | null> => {
    life.asked = null;
    if (!(await say(SAY.frequency))) return null;
    await say(SAY.commit);
    if (await say(SAY.secondFrequency)) await io.wait(SETTLE_MS);
    await sayAll(SAY.stopVoting, SAY.askState, SAY.commit);
    if (!(await say(SAY.secondProtocol))) return 'first';
    await sayAll(SAY.setUp, SAY.summary, SAY.session, SAY.commit);
    return 'second';
  };

  const open = async (): Promise<boolean> => {
    await sayAll(SAY.session, SAY.resetCounter);
    recent.forget();
    await say(SAY.letters);
    return say(SAY.startVoting);
  };
  const close = async (generation: Generation): Promise<boolean> => {
    const isClosed = await say(SAY.stopVoting);
    await say(SAY.commit);
    if (generation === 'first') return isClosed;
    const summary = reports.next(io, SUMMARY_MS, (report) => isSummary(report) || null);
    await sayAll(SAY.closeQuestion, SAY.session, SAY.summary);
    await summary;
    return isClosed;
  };

  /** Does what is wanted, question after question; ends when the base answers no more, or with the session. */
  const serve = async (generation: Generation): Promise<void> => {
    const isOpen = () => !life.isOver && life.wanted === life.asked;
    while (!life.isOver) {
      if (isOpen()) {
        await life.idle();
        continue;
      }
      if (life.asked !== null && !(await close(generation))) return;
      life.asked = life.wanted;
      if (life.asked === null) continue;
      if (!(await open())) return;
      if (generation === 'first' && !(await pollVotes(io, life, reports, isOpen))) return;
    }
  };
  void keepTrying(life, { begin, serve, hearsOthers: () => false });

  return {
    arm: (question) => life.want(question),
    disarm: () => life.want(null),
    lamps: () => {},
    stop: () => life.end(SAY.stopVoting),
  };
}
