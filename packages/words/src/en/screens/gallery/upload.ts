/** Words of uploading, by language. */
export const upload = {
  list: 'Uploads',
  checking: 'Checking',
  shrinking: 'Making it smaller',
  doneSmaller: 'Uploaded, made smaller to fit',
  cropOriginal: 'Crop',
  waiting: 'Waiting in line',
  sending: (percent: string) => `Uploading, ${percent}`,
  paused: (percent: string) => `Paused at ${percent}`,
  offline: 'You’re offline. The upload continues when you’re back online',
  storing: 'Adding to the gallery',
  done: 'Uploaded',
  needsCrop: 'The image is larger than 1920×1080. Crop it or make it smaller',
  needsCut: 'Longer than 30 seconds. Choose the part you need',
  crop: 'Crop and resize',
  cut: 'Choose the part',
  progress: (name: string) => `Upload of ${name}`,
  pause: (name: string) => `Pause the upload of ${name}`,
  resume: (name: string) => `Resume the upload of ${name}`,
  stop: (name: string) => `Stop the upload of ${name}`,
  dismiss: (name: string) => `Remove ${name} from the list`,
  problems: {
    tilde: 'The file name contains the character ~. Rename the file without it and choose it again',
    wrongType:
      'This file type isn’t supported. Images: JPEG, PNG, WebP, AVIF, GIF. Videos: MP4, WebM, MOV. Audio: MP3, M4A, WAV, OGG',
    notPicture: 'Only an image fits here. Choose a JPEG, PNG, WebP, AVIF or GIF file',
    otherType: 'A file of another type is needed here',
    tooLarge: 'The file is larger than 100 MB. Make it smaller and choose it again',
    empty: 'The file is empty. Check it on your computer and choose it again',
    tooLong:
      'Longer than 5 minutes. Shorten it in another program, or upload it to YouTube or Vimeo and paste the link here',
    broken: 'Couldn’t open the file. It may be damaged or not match its extension',
  },
  interrupted: (name: string) =>
    `The upload of ${name} was interrupted. Choose the same file again, and it continues where it stopped`,
  forget: 'Discard',
};

/** Words of uploading. */
export type UploadTexts = typeof upload;
