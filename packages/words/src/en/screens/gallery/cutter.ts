/** Words of cutting, by language. */
export const cutter = {
  title: 'Cut to length',
  lead: (seconds: number) => `Choose up to ${seconds} seconds. Only this part is uploaded.`,
  timeline: 'Timeline',
  start: 'Start',
  end: 'End',
  part: 'Chosen part. Arrow keys move it',
  length: (time: string, max: string) => `${time} of ${max} chosen`,
  badTime: 'Enter minutes and seconds, such as 1:05',
  play: 'Play this part',
  stop: 'Stop',
  cut: 'Cut and upload',
  cutting: 'Cutting',
  stopCutting: 'Stop cutting',
  cannot: 'This browser can’t cut this file. You can upload all of it, and only the chosen part will be played.',
  cannotTooLarge:
    'This browser can’t cut this file, and it’s larger than 100 MB. Cut it or make it smaller in another program.',
  uploadWhole: 'Upload the whole file',
  noPreview: 'This browser can’t show this file, but you can still cut it: enter the start and end.',
};

/** Words of cutting. */
export type CutterTexts = typeof cutter;
