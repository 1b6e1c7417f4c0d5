/** What is said where a game shall run whose devices cannot be connected to a live run. */
export interface DeviceTexts {
  remotesTitle: string;
  remotesText: string;
  dialerTitle: string;
  dialerText: string;
  /** Changes the game to phones and runs it. */
  change: string;
  /** Said where a game is set for them, before anybody builds for nothing. */
  notYet: { remotes: string; dialer: string };
  /** For a copy that only its sharer can change. */
  askSharer: string;
}

/** Words of startDevices. */
export const startDevices: DeviceTexts = {
  remotesTitle: 'This game is set for clickers',
  remotesText:
    'Clickers can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
  change: 'Change and run',
  notYet: {
    remotes:
      'Clickers can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
    dialer:
      'Phone calls can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
  },
  dialerTitle: 'This is a call-in game',
  dialerText:
    'Phone calls can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
  askSharer:
    'It can’t be run here as it is. Ask the person who shared it with you to change it to phones and computers and share it again.',
};
