import { isolate } from '../../../isolate.ts';

/** Words of the receivers that hear clickers. */
export const clickerReceivers = {
  title: 'Receivers',
  usb: 'Connect by USB',
  serial: 'Connect a serial port',
  serialFor: 'What is at the port?',
  midi: 'Connect pads (MIDI)',
  keyboard: 'Keyboard',
  keyboards: {
    off: 'Does not answer',
    keyboardRows: 'Four players, a row each',
    keyboardHalves: 'Eight players, half a row each',
    keyboardButtons: 'Each key is a buzzer',
    presenter: 'A presenter’s clicker',
  },
  gamepads: 'A gamepad shows up by itself once one of its buttons is pressed.',
  none: 'Nothing is connected yet.',
  unable:
    'This browser can’t reach USB receivers. Use Chrome or Edge on a computer, or connect another computer below.',
  insecure: 'USB receivers need a secure address (https). On this one, connect another computer below.',
  help: 'How to connect and use each device',
  failed: 'The device couldn’t be opened. Is another program using it?',
  experimental: 'Not tried on real hardware',
  states: {
    ready: 'Ready',
    notAnswering: 'Doesn’t answer. Trying again…',
    wrongDevice: 'This is another device',
    gone: 'Unplugged. Plug it in again',
  },
  drivers: {
    buzz: 'Buzz! buzzers',
    iclicker: 'iClicker',
    sunvote: 'Compatible with SunVote',
    quizbox: 'Quiz box',
    kirkman: 'Kirkman quiz box',
    lines: 'Own buzzers (line protocol)',
    gamepad: 'Gamepad',
    gamepadBuzz: 'Buzz! buzzers',
    gamepadButtons: 'Arcade board',
    keyboardRows: 'Keyboard',
    keyboardHalves: 'Keyboard',
    keyboardButtons: 'Keyboard buzzers',
    presenter: 'Presenter’s clicker',
    midiPads: 'MIDI pads',
    midiChannels: 'MIDI pads',
    screen: 'On the screen',
  },
  close: (name: string) => `Disconnect ${isolate(name)}`,
};

export type ClickerReceiversTexts = typeof clickerReceivers;
