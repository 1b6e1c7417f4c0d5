const en = {
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
  cancel: 'Cancel',
  close: 'Close',
};

/** Words of adding from a link. */
type LinkTexts = typeof en;

const he: LinkTexts = {
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
  cancel: 'ביטול',
  close: 'סגירה',
};

const ar: LinkTexts = {
  title: 'إضافة من رابط',
  label: 'الرابط',
  hint: 'YouTube أو Vimeo أو ملف مشترك على Google Drive أو Dropbox',
  notLink: 'هذا ليس رابطًا. انسخوا العنوان كاملًا بدءًا من https://',
  filmOnly: 'الفيديو لا يصلح هنا: المطلوب صورة',
  otherType: 'الملف من نوع غير المطلوب هنا. أُضيف إلى المعرض',
  film: (site) => `فيديو على ${site}`,
  name: 'العنوان',
  nameHint: 'هكذا ستجدونه في المعرض',
  add: 'إضافة',
  fetch: 'جلب الملف',
  fetching: 'جارٍ جلب الملف. قد يستغرق الملف الكبير دقيقة أو دقيقتين',
  stop: 'إيقاف',
  cancel: 'إلغاء',
  close: 'إغلاق',
};

/** Words of adding from a link, by language. */
export const linkTexts = { he, ar, en };
