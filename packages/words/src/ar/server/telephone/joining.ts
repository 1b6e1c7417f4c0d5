import type { JoiningTexts } from '../../../en/server/telephone/joining.ts';

export const joining: JoiningTexts = {
  hello: 'مرحبًا بكم في اللعبة.',
  chooseLanguage: (key) => `للعربية، اضغطوا ${key}.`,
  enterCode: 'أدخلوا الأرقام الستة من رمز اللعبة، ثم اضغطوا مفتاح المربع.',
  codeLength: 'رمز اللعبة من ستة أرقام.',
  unknownCode: 'لا توجد لعبة مفتوحة بهذا الرمز.',
  tryAgain: 'حاولوا مرة أخرى.',
  nothingHeard: 'لم يُضغط أي مفتاح.',
  goodbye: 'إلى اللقاء.',
  callerName: (digits, further) => `متصل ${digits}${further > 1 ? ` ${further}` : ''}`,
  askRules: 'لهذه اللعبة شروط. للموافقة عليها والانضمام، اضغطوا 1. لسماعها، اضغطوا 2. لإنهاء المكالمة، اضغطوا 0.',
  rulesElsewhere: 'الشروط مكتوبة في صفحة اللعبة. يمكنكم طلبها من منظّم اللعبة.',
  askNumber: 'يُطلب في هذه اللعبة رقم هاتف. لإعطاء الرقم الذي تتصلون منه، اضغطوا 1. لإعطاء رقم آخر، اضغطوا 2.',
  typeNumber: 'يُطلب في هذه اللعبة رقم هاتف. أدخلوه، ثم اضغطوا مفتاح المربع.',
  shortNumber: 'هذا الرقم قصير جدًا.',
  chooseTeam: 'اختاروا فريقًا.',
  askShapes: 'خطوة أخيرة. اضغطوا أرقام الأشكال الستة بالترتيب الظاهر على الشاشة الكبيرة.',
  pressFor: (what, key) => `لاختيار ${what}، اضغطوا ${key}.`,
  press: (key) => `اضغطوا ${key}.`,
  thenHash: 'ثم اضغطوا مفتاح المربع.',
  otherKey: 'هذا المفتاح لا يصلح هنا.',
};
