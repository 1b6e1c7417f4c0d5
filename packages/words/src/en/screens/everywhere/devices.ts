import type { DeviceName } from '@qc/contract';

/** All that is said of the kinds of devices. */
export interface DevicesTexts {
  /** What a game for them is called, and a run of it. */
  names: Record<DeviceName, string>;
  /** Said where a new game may be made for them. */
  hints: Record<DeviceName, string>;
  /** Why they cannot answer a type of slide. */
  notFor: Record<DeviceName, string>;
  /** Of those that need a telephone line, where the house has none. */
  noLine: {
    title: string;
    text: string;
    /** Said where a game is set for them, before anybody builds for nothing. */
    hint: string;
  };
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
    dialer: 'Players call in by telephone and answer on the keypad.',
  },
  notFor: {
    phones: 'Not in a game for phones and computers',
    remotes: 'Clickers only have answer buttons',
    dialer: 'In a call-in game, players answer with digits only',
  },
  noLine: {
    title: 'There is no telephone line here yet',
    text: 'A call-in game needs a telephone line, which the owner of this site sets up in Settings. You can change the game to phones and computers and run it that way now.',
    hint: 'A call-in game needs a telephone line, which the owner of this site has not set up yet.',
  },
};
