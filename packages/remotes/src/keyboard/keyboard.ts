import type { Driver, DriverId } from '../driver.ts';
import { startListening } from '../listening.ts';
import { BUTTON_PLAYERS, HALF_ROW_PLAYERS, type KeyProfile, PRESENTER, ROW_PLAYERS } from './profiles.ts';

export const keyboardRows = keyboardDriver('keyboardRows', ROW_PLAYERS);
export const keyboardHalves = keyboardDriver('keyboardHalves', HALF_ROW_PLAYERS);
export const keyboardButtons = keyboardDriver('keyboardButtons', BUTTON_PLAYERS);
export const presenter = keyboardDriver('presenter', PRESENTER);

/**
 * Keys of all keyboards together: a browser does not tell them apart. The host hands strokes over only while its page
 * has the focus and no field of text does.
 */
function keyboardDriver(id: DriverId, profile: KeyProfile): Driver<'keys'> {
  return {
    id,
    transport: 'keys',
    usb: [],
    abilities: {
      keys: [...new Set([...profile.values()].map(({ key }) => key))],
      pressTime: { by: 'arrival', resolutionMs: 10 },
      mayChangeAnswer: true,
      lamps: 'none',
      tellsBattery: false,
      hasOwnNames: false,
    },
    isExperimental: false,
    match: ({ transport }) => (transport === 'keys' ? 'maybe' : 'no'),
    start: (io, heard) =>
      startListening(io, heard, ({ code, isDown, isRepeat }) => {
        const press = profile.get(code);
        return press && isDown && !isRepeat ? [press] : [];
      }),
  };
}
