import { isolate } from '../../../isolate.ts';

/** Words of the sound in the hall: for the console, and for the big screen. */
export const hallSound = {
  title: 'Sound in the hall',
  volume: 'Volume',
  on: 'Sound: on',
  muted: 'Sound: muted here',
  locked: (button: string) => `Sound: off – press ${isolate(`“${button}”`)} at the big screen`,
  silent: 'The big screen plays, but nothing is heard from it: look at its volume',
  none: 'The big screen’s machine has no sound',
  turnedOff: 'Sound: off – it was silenced at the big screen',
  noScreen: 'No big screen is open',
  slow: 'The big screen is slow: its pictures have been calmed',
  test: 'Test sound',
  didYouHear: 'A chime was played in the hall. Did you hear it?',
  heard: 'Yes',
  notHeard: 'No',
  notHeardHelp:
    'Look at the loudspeakers’ plug and switch, the volume of the big screen’s machine, and whether its browser tab is muted.',
  whichScreen: 'Sound comes from',
  firstScreen: 'The first that can',
  screen: (number: number, width: number, height: number) => `Screen ${number} (${isolate(`${width} × ${height}`)})`,
  duckKey: 'Quieter while it is held',
  startWithSound: 'Start with sound',
  soundOff: 'Turn sound off',
  captions: 'Captions for sounds',
  heardAs: {
    lobby: 'music',
    starting: 'three drum beats',
    round: 'a drum beat',
    asking: 'quiet music',
    bed: 'music',
    lastSeconds: 'music, faster',
    gong: 'gong',
    reveal: 'chord',
    standings: 'ticking, then a swish',
    leader: 'chime',
    roll: 'drum roll',
    place: 'drum beat and chord',
    fanfare: 'fanfare',
    winners: 'glad music',
    break: 'soft music',
    soft: 'three soft notes',
    buzz: 'buzzer',
    wrong: 'low tones',
  },
};

/** The same in each language. */
export type HallSoundTexts = typeof hallSound;
