import type { AskingTexts } from '../../../en/server/telephone/asking.ts';
import { spokenPlural } from '../../../spoken-plural.ts';
import { plural } from '../../grammar.ts';

const counted = spokenPlural(plural);

export const asking: AskingTexts = {
  question: (n) => `السؤال ${n}.`,
  true: 'صح',
  false: 'خطأ',
  picture: (n) => `الصورة ${n}`,
  chooseSeveral: 'اضغطوا مفاتيح كل إجاباتكم، ثم مفتاح المربع.',
  typeNumber: 'أدخلوا العدد، ثم اضغطوا مفتاح المربع. مفتاح النجمة هو الفاصلة العشرية.',
  buzz: 'تعرفون الإجابة؟ اضغطوا أي مفتاح.',
  buzzAgain: 'يمكن الضغط الآن. اضغطوا أي مفتاح.',
  hearAgain: 'لسماع السؤال مرة أخرى، اضغطوا مفتاح النجمة.',
  stillOpen: 'ما زالت الإجابة ممكنة.',
  secondsLeft: (n) =>
    counted(n, {
      one: 'بقيت ثانية واحدة.',
      two: 'بقيت ثانيتان.',
      few: 'بقيت # ثوانٍ.',
      many: 'بقيت # ثانية.',
      other: 'بقيت # ثانية.',
    }),
  youChose: 'اخترتم:',
  nothingChosen: 'لم تُختر أي إجابة.',
  pressedSoFar: (keys) => `حتى الآن ${keys}. للإضافة، اضغطوا مفتاحًا آخر.`,
  yourNumber: 'العدد الذي اخترتموه:',
  keepNumber: 'لإرساله، اضغطوا 1. لإدخال عدد آخر، اضغطوا 2.',
  noNumber: 'هذا ليس عددًا بعد.',
  received: 'وصلت الإجابة.',
  mayChange: 'لتغييرها، اضغطوا مفتاحًا آخر.',
  mayChangeSeveral: 'لتغييرها، اضغطوا مفاتيح إجاباتكم من جديد، ثم مفتاح المربع.',
  decimal: (whole, digits) => `${whole} فاصلة ${digits}`,
  negative: (value) => `سالب ${value}`,
};
