/** Words of playing films and sounds, in the language of the game. */
export const showMedia = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  unmute: 'Turn the sound on',
  film: 'Video',
  sound: 'Audio',
  failed: 'This file couldn’t be played',
  late: 'This is taking longer than usual',
  retry: 'Try again',
  notShared:
    'This video was removed, is private, or can’t be shown here. Its owner must share it and allow embedding, or choose another video.',
  silent:
    'The video site isn’t responding. The network may be blocking it, or the video is private and its owner must share it.',
};

export type MediaTexts = typeof showMedia;
