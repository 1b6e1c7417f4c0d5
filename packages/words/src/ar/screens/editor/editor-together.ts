import type { TogetherTexts } from '../../../en/screens/editor/editor-together.ts';
import { isolate } from '../../../isolate.ts';
import { plural } from '../../grammar.ts';

export const editorTogether: TogetherTexts = {
  slideChanged: (name, number) => `غيّر ${isolate(name)} الشريحة ${number}.`,
  slidesChanged: (name, n) =>
    plural(n, {
      one: `غيّر ${isolate(name)} شريحة واحدة.`,
      two: `غيّر ${isolate(name)} شريحتين.`,
      few: `غيّر ${isolate(name)} ${n} شرائح.`,
      other: `غيّر ${isolate(name)} ${n} شريحة.`,
    }),
  gameChanged: (name) => `غيّر ${isolate(name)} إعدادات اللعبة أو ترتيب الشرائح.`,
  show: 'عرض',
  hide: 'إخفاء هذه الرسالة',
  conflictTitle: (name) => `تحرير مزدوج: تحريركم وتحرير ${isolate(name)}`,
  changedThis: (name, ago) => `أجرى ${isolate(name)} هذا التغيير ${ago ?? 'الآن'}.`,
  versionOf: (name) => `نسخة ${isolate(name)}`,
  ownTitle: 'حرّرتم هذا في مكان آخر أيضًا',
  ownChangedThis: (ago) => `غيّرتم هذا في نافذة أخرى أو على جهاز آخر ${ago ?? 'الآن'}.`,
  ownVersion: 'النسخة المحفوظة',
};
