/** Words of present. */
export const present = {
  enableSound: 'Turn sound on',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  home: 'Home',
};

/** The same in each language. */
export type PresentTexts = typeof present;
