import type { Driver, DriverId, KeyPress } from '../driver.ts';
import { startListening } from '../listening.ts';
import { LETTER_KEYS, type RemoteKey } from '../remote-keys.ts';
import { readStrike, type Strike } from './midi-codec.ts';

const ANSWERS = LETTER_KEYS.slice(0, 8);
/** The lowest pad of nearly all pads there are. */
const FIRST_PAD = 36;

type StrikeMeaning = (strike: Strike) => KeyPress[];

/** Every pad is a player with one button. */
export const midiPads = midiDriver('midiPads', ['buzz'], ({ channel, note }) => [
  { remote: `${channel}/${note}`, key: 'buzz' },
]);

/** Every channel is a player, whose pads from the lowest on are the answers. */
export const midiChannels = midiDriver('midiChannels', ANSWERS, ({ channel, note }) => {
  const key = ANSWERS[note - FIRST_PAD];
  return key ? [{ remote: String(channel), key }] : [];
});

function midiDriver(id: DriverId, keys: readonly RemoteKey[], meaning: StrikeMeaning): Driver<'midi'> {
  return {
    id,
    transport: 'midi',
    usb: [],
    abilities: {
      keys,
      pressTime: { by: 'arrival', resolutionMs: 5 },
      mayChangeAnswer: true,
      lamps: 'none',
      tellsBattery: false,
      hasOwnNames: false,
    },
    isExperimental: false,
    match: ({ transport }) => (transport === 'midi' ? 'maybe' : 'no'),
    start: (io, heard) =>
      startListening(io, heard, (message) => {
        const strike = readStrike(message);
        return (strike && meaning(strike)) ?? [];
      }),
  };
}
