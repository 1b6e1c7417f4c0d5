import type { WaitingDevice } from '@qc/contract';

/** What is said where a game shall run whose devices cannot be connected to a live run. */
export interface DeviceTexts {
  waiting: Record<WaitingDevice, WaitingTexts>;
  /** Changes the game to phones and runs it. */
  change: string;
  /** For a copy that only its sharer can change. */
  askSharer: string;
}

/** Of one kind of device. */
interface WaitingTexts {
  title: string;
  text: string;
  /** Said where a game is set for them, before anybody builds for nothing. */
  hint: string;
}

/** Words of startDevices. */
export const startDevices: DeviceTexts = {
  waiting: {
    remotes: {
      title: 'This game is set for clickers',
      text: 'Clickers can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
      hint: 'Clickers can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
    },
    dialer: {
      title: 'This is a call-in game',
      text: 'Phone calls can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
      hint: 'Phone calls can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
    },
  },
  change: 'Change and run',
  askSharer:
    'It can’t be run here as it is. Ask the person who shared it with you to change it to phones and computers and share it again.',
};
