import { type Driver, type Heard, type Lamps, matchUsb, type Session } from '../driver.ts';
import type { Io } from '../io.ts';
import { SessionLife } from '../session-life.ts';
import { BUZZ_KEYS, lampReport, newPresses, readButtons } from './buzz-codec.ts';

/** Handsets without a cable switch themselves off when nothing has come for about half a minute. */
const KEEP_AWAKE_MS = 10_000;
const SONY = 0x054c;
const usb = [
  { vendorId: SONY, productId: 0x0002 },
  { vendorId: SONY, productId: 0x1000 },
];

/** Sony Buzz!, with and without cables: four handsets with a red dome and four colours. */
export const buzz: Driver<'hid'> = {
  id: 'buzz',
  transport: 'hid',
  usb,
  abilities: {
    keys: BUZZ_KEYS,
    pressTime: { by: 'arrival', resolutionMs: 10 },
    mayChangeAnswer: true,
    lamps: 'single',
    tellsBattery: false,
    hasOwnNames: false,
  },
  isExperimental: false,
  match: matchUsb('hid', usb, 'sure'),
  start: startBuzz,
};

function startBuzz(io: Io<'hid'>, heard: Heard): Session {
  const life = new SessionLife(io, heard);
  let buttons = 0;
  let lit: Lamps = new Map();
  let hasLamps = true;

  io.onData((report, atMs) => {
    const now = readButtons(report);
    if (now === null) return;
    for (const press of newPresses(buttons, now)) life.press({ ...press, atMs });
    buttons = now;
  });

  // Sets that take no lamp report have none; they are asked again all the same, a cable may have been loose.
  const showLamps = async (): Promise<void> => {
    const written = await life.write(
      lampReport((remote) => lit.has(remote)),
      0,
    );
    if (written || !hasLamps) return;
    hasLamps = false;
    life.hear({ type: 'noLamps' });
  };
  const keepAwake = async (): Promise<void> => {
    while (!life.isOver) {
      await showLamps();
      await io.wait(KEEP_AWAKE_MS);
    }
  };
  life.tell('ready');
  void keepAwake();

  return {
    arm: () => {},
    disarm: () => {},
    lamps: (states) => {
      const changed = states.size !== lit.size || [...states.keys()].some((remote) => !lit.has(remote));
      lit = new Map(states);
      if (changed) void showLamps();
    },
    stop: () => life.end(lampReport(() => false)),
  };
}
