import { BUZZ_BUTTONS, BUZZ_KEYS, newPresses } from '../buzz/buzz-codec.ts';
import type { Abilities, DeviceInfo, Driver, DriverId, KeyPress, Match } from '../driver.ts';
import type { PadState } from '../io.ts';
import { startListening } from '../listening.ts';
import { LETTER_KEYS } from '../remote-keys.ts';

const BUZZ_AXES = 2;
const ANSWERS = LETTER_KEYS.slice(0, 8);
/** No gamepad has more; what says so is none. */
const MOST_BUTTONS = 64;

type Pad = DeviceInfo & { transport: 'gamepad' };
/** What a button means when it goes down. */
type ButtonMeaning = (button: number) => KeyPress[];

const isBuzz = ({ buttons, axes, mapping }: Pad) => buttons === BUZZ_BUTTONS && axes === BUZZ_AXES && mapping === '';

/** One player: the first buttons are the answers. Where the browser knows the pad, those under the right thumb. */
export const gamepad = gamepadDriver({
  id: 'gamepad',
  keys: ANSWERS,
  match: (pad) => (isBuzz(pad) ? 'no' : pad.mapping === 'standard' ? 'sure' : 'maybe'),
  meaning: (button) => {
    const key = ANSWERS[button];
    return key ? [{ remote: '1', key }] : [];
  },
});

/** Four handsets of Sony Buzz!, heard without the right to their lamps. */
export const gamepadBuzz = gamepadDriver({
  id: 'gamepadBuzz',
  keys: BUZZ_KEYS,
  match: (pad) => (isBuzz(pad) ? 'sure' : 'no'),
  meaning: (button) => (button < BUZZ_BUTTONS ? newPresses(0, 1 << button) : []),
});

/** A board with a buzzer on each button: every button is a player. */
export const gamepadButtons = gamepadDriver({
  id: 'gamepadButtons',
  keys: ['buzz'],
  match: (pad) => (isBuzz(pad) ? 'no' : 'maybe'),
  meaning: (button) => [{ remote: String(button + 1), key: 'buzz' }],
});

interface PadKind {
  id: DriverId;
  keys: Abilities['keys'];
  match(pad: Pad): Match;
  meaning: ButtonMeaning;
}

function gamepadDriver({ id, keys, match, meaning }: PadKind): Driver<'gamepad'> {
  return {
    id,
    transport: 'gamepad',
    usb: [],
    abilities: {
      keys,
      // Looked at once for each picture of the screen.
      pressTime: { by: 'arrival', resolutionMs: 17 },
      mayChangeAnswer: true,
      lamps: 'none',
      tellsBattery: false,
      hasOwnNames: false,
    },
    isExperimental: false,
    match: (info) => (info.transport === 'gamepad' ? match(info) : 'no'),
    start: (io, heard) => {
      // A browser shows a pad with its first press: what is down in the first state has been pressed.
      let before: PadState = { buttons: [] };
      return startListening(io, heard, (state) => {
        const pressed = newlyDown(before, state);
        before = state;
        return pressed.flatMap(meaning);
      });
    },
  };
}

/** Buttons that went down between two states, lowest first. */
function newlyDown(before: PadState, now: PadState): number[] {
  const buttons = now.buttons.slice(0, MOST_BUTTONS);
  return buttons.flatMap((isDown, at) => (isDown && before.buttons[at] !== true ? [at] : []));
}
