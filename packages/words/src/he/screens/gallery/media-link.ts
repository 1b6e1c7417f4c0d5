import type { LinkTexts } from '../../../en/screens/gallery/media-link.ts';

export const mediaLink: LinkTexts = {
  title: 'הוספה מקישור',
  label: 'קישור',
  hint: 'YouTube, Vimeo, או קובץ משותף ב־Google Drive או ב־Dropbox',
  notLink: 'זה לא קישור. העתיקו את הכתובת כולה, החל מ־https://',
  filmOnly: 'סרטון לא מתאים כאן: צריך תמונה',
  otherType: 'סוג הקובץ אינו מתאים כאן. הקובץ נוסף לגלריה',
  film: (site) => `סרטון ב־${site}`,
  name: 'כותרת',
  nameHint: 'כך תמצאו אותו בגלריה',
  add: 'הוספה',
  fetch: 'ייבוא הקובץ',
  fetching: 'מייבאים את הקובץ. קובץ גדול יכול לקחת דקה או שתיים',
  stop: 'עצירה',
};
