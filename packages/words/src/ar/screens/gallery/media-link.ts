import type { LinkTexts } from '../../../en/screens/gallery/media-link.ts';

export const mediaLink: LinkTexts = {
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
};
