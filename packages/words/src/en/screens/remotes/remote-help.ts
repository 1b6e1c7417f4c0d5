import { isolate } from '../../../isolate.ts';

/** Devices that a help page stands for; some stand for several drivers. */
export type HelpedDevice =
  | 'buzz'
  | 'iclicker'
  | 'sunvote'
  | 'quizbox'
  | 'lines'
  | 'gamepad'
  | 'keyboard'
  | 'presenter'
  | 'midi';

/** What is said of one device. */
export interface DeviceHelp {
  name: string;
  /** What it is, in a sentence. */
  what: string;
  /** How it is connected, step by step. */
  plug: readonly string[];
  /** What its keys mean. */
  keys: string;
  /** What its lamps say; that it has none too. */
  lamps: string;
  /** Range, numbers, exactness. */
  limits: readonly string[];
  /** What to look at where it does not answer. */
  trouble: readonly string[];
}

/** Words of the help pages of clickers. */
export interface RemoteHelpTexts {
  title: string;
  lead: string;
  /** The way back to all of them. */
  all: string;
  drawing: (name: string) => string;
  plug: string;
  keys: string;
  lamps: string;
  limits: string;
  trouble: string;
  experimental: string;
  untried: string;
  browser: string;
  linux: string;
  linuxRule: string;
  linuxReload: string;
  linuxSerial: string;
  devices: Record<HelpedDevice, DeviceHelp>;
}

/** In English. */
export const remoteHelp: RemoteHelpTexts = {
  title: 'Clickers and buzzers',
  lead: 'How each device is connected, what its keys and lamps mean, and what to do when it doesn’t answer.',
  all: 'All devices',
  plug: 'Connecting it',
  keys: 'Keys',
  lamps: 'Lamps',
  limits: 'Range and limits',
  trouble: 'When it doesn’t answer',
  experimental: 'Written from published descriptions and never tried on the real device. Try it before the event.',
  untried: 'No device of this kind has been tried here yet. Try it before the event.',
  browser: 'By cable this needs Chrome or Edge on a computer, and a secure address (https).',
  linux: 'On Linux',
  linuxRule: 'Browsers may open this device only after a rule allows it. Put these lines into a file:',
  linuxReload: 'Then type this once, and plug the device in again:',
  linuxSerial:
    'On Linux your account must be in the group that may use serial ports. Type this once, then sign in to the computer again:',
  drawing: (name: string) => `Drawing: ${isolate(name)}`,
  devices: {
    buzz: {
      name: 'Buzz! buzzers',
      what: 'Sony’s sets of four handsets, with or without cables: a big red dome, and four colored keys below it.',
      plug: [
        'Plug the set, or the receiver of a wireless set, into USB.',
        'In the console press “Connect by USB” and choose the set. Several sets can be chosen, one after the other.',
        'Hand the clickers out: each player presses any key.',
      ],
      keys: 'Blue is A, orange B, green C and yellow D, from the top. The dome is for buzzing; it answers no question.',
      lamps:
        'Lit while an answer is taken, and after the reveal for who was right. Older sets with cables may have no lamps; everything else works.',
      limits: [
        'Four players a set. A wireless handset reaches about ten metres.',
        'Times are exact to a hundredth of a second.',
        'Wireless handsets go to sleep on their own when no console is connected.',
      ],
      trouble: [
        'Nothing in the browser’s list: use another USB socket, not one on a hub without power.',
        'A wireless handset doesn’t answer: hold its switch until the blue lamp stays lit, then press the button on the receiver. All four have to be paired again together.',
        'Close other programs that use the set, games too.',
      ],
    },
    iclicker: {
      name: 'iClicker',
      what: 'The base of a voting system for lecture halls, first or second generation, with clickers of five keys.',
      plug: [
        'Plug the base into USB.',
        'In the console press “Connect by USB” and choose it. It takes about six seconds to be ready.',
        'Set the clickers to the base’s frequency, AA unless it was changed: hold the power key until the lamp blinks, then press A, A.',
      ],
      keys: 'A to E are the answers.',
      lamps: 'The clicker’s own lamp turns green when the base has heard it. The console can’t light it.',
      limits: [
        'Hundreds of clickers on one base. Its radio, near 917 MHz, is allowed in North America only.',
        'Times are exact to a fifth of a second: points for speed are rounded in the players’ favor.',
      ],
      trouble: [
        'Another program for lectures must not be open at the same time.',
        'A clicker’s lamp turns red: its frequency isn’t the base’s, or no question is open.',
      ],
    },
    sunvote: {
      name: 'Compatible with SunVote',
      what: 'A base on a serial cable with keypads of six keys, as the PVS-2010.',
      plug: [
        'Plug the base into USB. It shows up as a serial port.',
        'In the console press “Connect a serial port”, choose this device, then the port.',
        'Wait for “Ready”: the base has said who it is.',
      ],
      keys: 'Keys 1 to 6 are A to F.',
      lamps: 'The keypad’s own lamp says that the base has heard it. The console can’t light it.',
      limits: [
        'Keypads are asked about twice a second: points for speed are rounded to half seconds, in the players’ favor.',
      ],
      trouble: [
        '“This is another device”: another port was chosen. Many things look the same in the list.',
        'The keypads’ numbers must be those that the base listens to, which its own software sets.',
      ],
    },
    quizbox: {
      name: 'Quiz box',
      what: 'Brian’s Quiz Box and the Kirkman Basic Quizbox Plus: eight paddles of one button, for who was first.',
      plug: ['Plug the box into USB.', 'In the console press “Connect by USB” and choose it.'],
      keys: 'Each paddle has one button. There are no keys for answers: on questions with answers its players sit out, and nobody waits for them.',
      lamps: 'The box lights the paddle that was first. The console can’t light others.',
      limits: [
        'Eight players, four red and four green.',
        'The box itself measures who was first, to a thousandth of a second (Kirkman: four thousandths).',
        'Each paddle counts once for a question.',
      ],
      trouble: ['Another device uses the same USB number: if it stays at “Doesn’t answer”, it is no quiz box.'],
    },
    lines: {
      name: 'Own buzzers (line protocol)',
      what: 'Boards you build, such as Arduino, ESP32 or Pico, and receivers of card clickers, that print a line for each press.',
      plug: [
        'Plug the board into USB. It shows up as a serial port.',
        'In the console press “Connect a serial port”, choose this device, then the port.',
        'The protocol is in docs/remotes.md, with the plain form: “P03 B” means that remote 3 pressed B.',
      ],
      keys: 'A to J and 1 to 8 are answers. Numbers are typed in digits: * is the point, # ends the number, and the next digit begins a new one.',
      lamps: 'Coloured where the board has them: blue while an answer is taken, green for right.',
      limits: [
        'As many remotes as the board hears.',
        'With the board’s own clock in its lines, times are exact to five thousandths of a second.',
      ],
      trouble: [
        'The speed must be 115200.',
        '“This is another device”: twenty lines made no sense. Look at them with another program, then close that program.',
      ],
    },
    gamepad: {
      name: 'Gamepads and arcade boards',
      what: 'Any gamepad is one player. On boards with many buttons each button can be a buzzer.',
      plug: ['Plug it in, or pair it with the computer by Bluetooth.', 'Press any button: it then shows up by itself.'],
      keys: 'On common gamepads: bottom A, right B, left C, top D; then the shoulder buttons, E to H.',
      lamps: 'The console can’t light a gamepad’s lamps.',
      limits: [
        'Works in every browser, also without a secure address.',
        'Times are exact to about a sixtieth of a second. The console must stay visible.',
      ],
      trouble: [
        'Browsers show a gamepad only after a press, while the console is in front.',
        'A pad with a switch (X/D) has to be on X.',
      ],
    },
    keyboard: {
      name: 'Keyboard',
      what: 'One keyboard as clickers for four or eight players, or each key as a buzzer. Many buzzers with a cable are keyboards for the computer.',
      plug: [
        'Plug it in, or use the computer’s own.',
        'In the console choose under “Keyboard” how it answers. Its keys are no shortcuts from then on.',
      ],
      keys: 'Four players: a row each, the first eight keys are A to H. Eight players: half a row each, A to E. By place, whatever is printed on the keys.',
      lamps: 'A keyboard has no lamps for this.',
      limits: [
        'All keyboards of a computer are one keyboard for the browser.',
        'Cheap ones feel only two to six keys at once. Try it with everybody pressing.',
      ],
      trouble: ['The console must be in front, and no text field may be chosen.'],
    },
    presenter: {
      name: 'Presenter’s clicker',
      what: 'The remote of a slide show as one player’s clicker.',
      plug: ['Plug its receiver into USB.', 'In the console choose “A presenter’s clicker” under “Keyboard”.'],
      keys: 'Back is A, on is B, black screen is C, start or end of the show is D.',
      lamps: 'It has no lamps.',
      limits: ['One player: several of them can’t be told apart.', 'About ten metres.'],
      trouble: [
        'The console must be in front, and no text field may be chosen.',
        'It leads no slides while it answers.',
      ],
    },
    midi: {
      name: 'MIDI pads',
      what: 'Pads of a drum machine: each pad a buzzer, or each channel a player.',
      plug: ['Plug the pads into USB.', 'In the console press “Connect pads (MIDI)” and allow it.'],
      keys: 'Where each channel is a player: the lowest eight pads, from note 36 on, are A to H.',
      lamps: 'The console can’t light the pads.',
      limits: ['Times are exact to five thousandths of a second.'],
      trouble: [
        'Close music programs: some keep the pads for themselves.',
        'Pads of another note range answer nothing: set the bank that begins at note 36.',
      ],
    },
  },
};
