/** Words of adding from a link, by language. */
export const mediaLink = {
  title: 'Add from a link',
  label: 'Link',
  hint: 'YouTube, Vimeo, or a shared file on Google Drive or Dropbox',
  notLink: 'This isn’t a link. Copy the whole address, starting with https://',
  filmOnly: 'A video doesn’t fit here: an image is needed',
  otherType: 'This file type doesn’t fit here. The file was added to the gallery',
  film: (site: string) => `A video on ${site}`,
  name: 'Title',
  nameHint: 'How you will find it in the gallery',
  add: 'Add',
  fetch: 'Get file',
  fetching: 'Getting the file. A large one takes a minute or two',
  stop: 'Stop',
};

/** Words of adding from a link. */
export type LinkTexts = typeof mediaLink;
