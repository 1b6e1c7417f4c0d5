import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

/** Words of the telephone on the screen on which an author rehearses a call. */
export const rehearsal = {
  title: 'Call rehearsal',
  about: 'Hear what callers hear and press what they press. No telephone line is needed, and nothing is kept.',
  telephone: 'The caller’s telephone',
  keypad: 'Keypad',
  star: 'Star',
  hash: 'Hash',
  call: 'Call',
  callAgain: 'Call again',
  hangUp: 'Hang up',
  numberCalled: 'Number called',
  ready: 'Ready to call',
  calling: 'Calling…',
  onLine: 'On the line',
  over: 'The call has ended',
  lasts: 'Call time',
  transcript: 'What is said and pressed',
  howTo: (code: string) => `Press the green button. When you are asked, key in the code ${isolate(code)} and then #.`,
  howToBegin: 'Press the green button: a room opens, and its code stands on the big screen.',
  pressed: 'Pressed',
  recording: (seconds: number) => `Recording, ${plural(seconds, { one: '1 second', other: `${seconds} seconds` })}`,
  tone: 'Soft tone',
  times: (times: number) => `× ${times}`,
  youHungUp: 'You hung up',
  lineHungUp: 'The line hung up',
  soundOn: 'Turn the sound on',
  soundOff: 'Turn the sound off',
  asksLanguage: 'The line asks for a language first',
  keys: 'The keys of your keyboard work as well, while the telephone has the focus.',
  host: 'What the host does',
  beginAgain: 'Begin again',
  close: 'End the rehearsal',
  failed: 'This could not be loaded. Check the connection and try again.',
};

export type RehearsalTexts = typeof rehearsal;
