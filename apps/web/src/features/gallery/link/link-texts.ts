const en = {
  title: 'Add from a link',
  label: 'Link',
  hint: 'YouTube, Vimeo, or a shared file on Google Drive or Dropbox',
  notLink: 'This is not a link. Copy the whole address, beginning with https://',
  filmOnly: 'A film does not fit here: a picture is needed',
  otherType: 'The file is of another type than is needed here. It was added to the gallery',
  film: (site: string) => `A film on ${site}`,
  name: 'Title',
  nameHint: 'How you will find it in the gallery',
  add: 'Add',
  fetch: 'Fetch the file',
  fetching: 'The file is being fetched. A large one takes a minute or two',
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
  notLink: 'זה לא קישור. מעתיקים את הכתובת כולה, החל מ־https://',
  filmOnly: 'סרטון לא מתאים כאן: צריך תמונה',
  otherType: 'הקובץ מסוג אחר ממה שצריך כאן. הוא נוסף לגלריה',
  film: (site) => `סרטון ב־${site}`,
  name: 'כותרת',
  nameHint: 'כך תמצאו אותו בגלריה',
  add: 'הוספה',
  fetch: 'הבאת הקובץ',
  fetching: 'מביאים את הקובץ. קובץ גדול יכול לקחת דקה או שתיים',
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
