import type { Driver, Heard, Lamps, Session } from '../driver.ts';
import type { Bytes, Io } from '../io.ts';
import { REMOTE_KEYS } from '../remote-keys.ts';
import { RecentNames } from '../recent-names.ts';
import { SessionLife } from '../session-life.ts';
import { DeviceClock } from './device-clock.ts';
import { LineReader } from './line-reader.ts';
import { type LineMessage, LINES_PROTOCOL, readLine, sayArm, sayDisarm, sayLamp, sayPing } from './lines-codec.ts';

/** So many lines without sense before one that has some, and this is another device, or another speed. */
const MOST_NONSENSE = 20;

/** Anything that speaks the open line protocol: boards made at home, receivers of radio cards, bridges. */
export const lines: Driver<'serial'> = {
  id: 'lines',
  transport: 'serial',
  usb: [],
  baudRate: 115_200,
  abilities: {
    keys: REMOTE_KEYS,
    pressTime: { by: 'device', resolutionMs: 5 },
    mayChangeAnswer: true,
    lamps: 'coloured',
    tellsBattery: true,
    hasOwnNames: true,
  },
  isExperimental: false,
  match: ({ transport }) => (transport === 'serial' ? 'maybe' : 'no'),
  start: startLines,
};

function startLines(io: Io<'serial'>, heard: Heard): Session {
  const life = new SessionLife(io, heard);
  const reader = new LineReader();
  const clock = new DeviceClock();
  const recent = new RecentNames();
  let lit: Lamps = new Map();
  /** Lines without sense before the first that has some. */
  let nonsense = 0;
  /** It speaks another version. */
  let isOther = false;

  let writing: Promise<unknown> = Promise.resolve();
  const say = (bytes: Bytes): void => {
    writing = writing.then(() => life.write(bytes));
  };
  const sayLamps = (before: Lamps): void => {
    for (const remote of new Set([...before.keys(), ...lit.keys()]))
      if (before.get(remote) !== lit.get(remote)) say(sayLamp(remote, lit.get(remote)));
  };

  /** A board says hello when it has started: it knows nothing any more. */
  const greet = (): void => {
    clock.restart();
    recent.forget();
    if (life.wanted !== null) say(sayArm(life.wanted));
    sayLamps(new Map());
  };
  const press = ({ remote, key, timeMs, sequence }: LineMessage & { type: 'press' }, atMs: number): void => {
    if (sequence !== null && !recent.isNew(`${remote} ${sequence}`)) return;
    life.press({ remote, key, atMs: timeMs === null ? atMs : clock.toHost(timeMs, atMs) });
  };
  const take = (line: string, atMs: number): void => {
    const message = readLine(line);
    if (message === null) {
      nonsense += 1;
      if (nonsense === MOST_NONSENSE) life.tell('wrongDevice');
      return;
    }
    nonsense = -Infinity;
    if (message.type === 'hello') isOther = message.proto !== LINES_PROTOCOL;
    life.tell(isOther ? 'wrongDevice' : 'ready');
    if (isOther) return;
    if (message.type === 'press') press(message, atMs);
    else if (message.type === 'hello') greet();
    else life.hear(message);
  };
  io.onData((piece, atMs) => {
    for (const line of reader.push(piece)) take(line, atMs);
  });
  say(sayPing());
  life.tell('ready');

  return {
    arm: (question) => {
      life.want(question);
      say(sayArm(question));
    },
    disarm: () => {
      life.want(null);
      say(sayDisarm());
    },
    lamps: (states) => {
      const before = lit;
      lit = new Map(states);
      sayLamps(before);
    },
    stop: () => life.end(sayDisarm()),
  };
}
