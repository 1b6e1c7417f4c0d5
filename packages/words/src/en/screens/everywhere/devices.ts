import type { DeviceName, OfferedDevice, WaitingDevice } from '@qc/contract';

/** All that is said of the kinds of devices. */
export interface DevicesTexts {
  /** What a game for them is called, and a run of it. */
  names: Record<DeviceName, string>;
  /** Said where a new game may be made for them. */
  hints: Record<OfferedDevice, string>;
  /** Why they cannot answer a type of slide. */
  notFor: Record<DeviceName, string>;
  /** Said while no room can be opened for them. */
  waiting: Record<WaitingDevice, WaitingTexts>;
}

/** Of one kind of device. */
interface WaitingTexts {
  title: string;
  text: string;
  /** Said where a game is set for them, before anybody builds for nothing. */
  hint: string;
}

/** Words of devices. */
export const devices: DevicesTexts = {
  names: {
    phones: 'Phones and computers',
    remotes: 'Clicker game',
    dialer: 'Call-in game',
  },
  hints: {
    phones: 'Players join with a code on their own phone or computer.',
    remotes: 'Players answer with clickers or buzzers that you connect, looking at the big screen.',
  },
  notFor: {
    phones: 'Not in a game for phones and computers',
    remotes: 'Clickers only have answer buttons',
    dialer: 'In a call-in game, players answer with digits only',
  },
  waiting: {
    dialer: {
      title: 'This is a call-in game',
      text: 'Phone calls can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
      hint: 'Phone calls can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
    },
  },
};
