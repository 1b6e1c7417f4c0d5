import type { ClickerBridgesTexts } from '../../../en/screens/clickers/clicker-bridges.ts';
import { isolate } from '../../../isolate.ts';

export const clickerBridges: ClickerBridgesTexts = {
  title: 'أجهزة استقبال على حاسوب آخر',
  hint: 'للمتصفحات الأخرى وللعناوين غير الآمنة: برنامج صغير على أي حاسوب فيه Node.',
  connect: 'توصيل حاسوب آخر',
  run: 'شغّلوا هذا على الحاسوب الآخر خلال عشر دقائق. يعمل مرة واحدة.',
  needs: 'يجب أن يكون على الحاسوب Node 20 أو أحدث وأن يصل إلى هذا العنوان.',
  copy: 'نسخ',
  copied: 'نُسخ',
  close: 'إغلاق',
  connected: 'متصل',
  awaySince: (time) => `منقطع منذ ${isolate(time)}. يعود من نفسه حين يعمل من جديد.`,
  nothing: 'لا جهاز استقبال موصولًا به بعد.',
  ports: 'ما الموصول بمنافذه التسلسلية؟',
  port: (path) => `في المنفذ ${isolate(path)}`,
  unused: 'لا شيء للاستماع إليه',
  troubles: {
    hidMissing: 'لا يصل إلى أجهزة USB، إذ ينقصه جزء. في طرفيته مكتوب أيّ جزء.',
    serialMissing: 'لا يصل إلى المنافذ التسلسلية، إذ ينقصه جزء. في طرفيته مكتوب أيّ جزء.',
    hidRefused: 'لا يُسمح له بفتح جهاز USB. في طرفيته مكتوب كيف يُسمح بذلك.',
    portRefused: 'تعذّر فتح منفذ تسلسلي. هل يستخدمه برنامج آخر؟',
  },
  remove: (name) => `إزالة ${isolate(name)}`,
  removeTitle: (name) => `إزالة ${isolate(name)}؟`,
  removeText: 'لن يسمع الأجهزة في هذا التشغيل بعد الآن. كي يعود يحتاج إلى رمز جديد.',
  removeYes: 'إزالة',
};
