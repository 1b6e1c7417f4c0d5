/** What is said where a game shall run whose devices cannot be connected to a live run. */
export interface StartDeviceTexts {
  /** Changes the game to phones and runs it. */
  change: string;
  /** For a copy that only its sharer can change. */
  askSharer: string;
}

/** Words of startDevices. */
export const startDevices: StartDeviceTexts = {
  change: 'Change and run',
  askSharer:
    'It can’t be run here as it is. Ask the person who shared it with you to change it to phones and computers and share it again.',
};
