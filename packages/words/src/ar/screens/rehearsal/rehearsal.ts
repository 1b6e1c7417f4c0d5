import type { RehearsalTexts } from '../../../en/screens/rehearsal/rehearsal.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const rehearsal: RehearsalTexts = {
  title: 'تجربة المكالمة',
  about: 'اسمعوا ما يسمعه المتصلون واضغطوا مثلهم. لا حاجة إلى خط هاتف، ولا يُحفظ شيء.',
  telephone: 'هاتف المتصل',
  keypad: 'لوحة المفاتيح',
  star: 'نجمة',
  hash: 'مربع',
  call: 'اتصال',
  callAgain: 'اتصال من جديد',
  hangUp: 'إنهاء المكالمة',
  numberCalled: 'الرقم المطلوب',
  ready: 'يمكنكم الاتصال',
  calling: 'جارٍ الاتصال…',
  onLine: 'في المكالمة',
  over: 'انتهت المكالمة',
  lasts: 'مدة المكالمة',
  transcript: 'ما قيل وما ضُغط',
  howTo: (code) => `اضغطوا الزر الأخضر. عندما يُطلب منكم، أدخلوا الرمز ${isolate(code)} ثم مفتاح المربع.`,
  howToBegin: 'اضغطوا الزر الأخضر: تُفتح غرفة، ويظهر رمزها على الشاشة الكبيرة.',
  pressed: 'ضُغط',
  recording: (seconds) =>
    `تسجيل، ${plural(seconds, { one: 'ثانية واحدة', two: 'ثانيتان', few: `${seconds} ثوانٍ`, other: `${seconds} ثانية` })}`,
  tone: 'نغمة هادئة',
  times: (times) => `× ${times}`,
  youHungUp: 'أنهيتم المكالمة',
  lineHungUp: 'أنهى الخط المكالمة',
  soundOn: 'تشغيل الصوت',
  soundOff: 'كتم الصوت',
  asksLanguage: 'يطلب الخط اختيار اللغة أولًا',
  keys: 'تعمل مفاتيح لوحة المفاتيح أيضًا عندما يكون التركيز على الهاتف.',
  host: 'ما يفعله المنظّم',
  beginAgain: 'البدء من جديد',
  close: 'إنهاء التجربة',
  failed: 'تعذّر التحميل. تحققوا من الاتصال وحاولوا مرة أخرى.',
};
