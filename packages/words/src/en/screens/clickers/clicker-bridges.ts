import { isolate } from '../../../isolate.ts';

/** Words of bridges: programs on other computers that hear clickers for the room. */
export const clickerBridges = {
  title: 'Receivers on another computer',
  hint: 'For other browsers, and for addresses that are not secure: a small program on any computer with Node.',
  connect: 'Connect another computer',
  run: 'Run this on the other computer within ten minutes. It works once.',
  needs: 'The computer needs Node 20 or newer and reaches this address.',
  copy: 'Copy',
  copied: 'Copied',
  close: 'Close',
  connected: 'Connected',
  awaySince: (time: string) => `Away since ${isolate(time)}. It comes back by itself once it runs again.`,
  nothing: 'No receiver is connected to it yet.',
  ports: 'What is at its serial ports?',
  port: (path: string) => `At the port ${isolate(path)}`,
  unused: 'Nothing to listen to',
  troubles: {
    hidMissing: 'It can’t reach USB devices, as a part of it is missing. Its terminal says which.',
    serialMissing: 'It can’t reach serial ports, as a part of it is missing. Its terminal says which.',
    hidRefused: 'It may not open a USB device. Its terminal says how to allow that.',
    portRefused: 'It could not open a serial port. Is another program using it?',
  },
  remove: (name: string) => `Remove ${isolate(name)}`,
  removeTitle: (name: string) => `Remove ${isolate(name)}?`,
  removeText: 'It hears clickers for this run no more. To come back it needs a new code.',
  removeYes: 'Remove',
};

export type ClickerBridgesTexts = typeof clickerBridges;
