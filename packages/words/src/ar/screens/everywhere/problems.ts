import type { ProblemTexts } from '../../../en/screens/everywhere/problems.ts';
import { plural } from '../../grammar.ts';

export const problems: ProblemTexts = {
  required: {
    text: 'هذا الحقل مطلوب',
    email: 'يجب إدخال عنوان بريد إلكتروني',
    password: 'يجب إدخال كلمة مرور',
    phone: 'يجب إدخال رقم هاتف',
    link: 'يجب إدخال رابط',
    number: 'يجب إدخال عدد',
    name: 'يجب إدخال اسم',
  },
  invalid: {
    text: 'يرجى التحقق من هذا الحقل',
    email: 'عنوان البريد الإلكتروني غير صالح',
    password: 'يرجى التحقق من كلمة المرور',
    phone: 'رقم الهاتف غير صالح',
    link: 'الرابط غير صالح',
    number: 'يرجى إدخال عدد صالح',
    name: 'يرجى التحقق من الاسم',
  },
  tooShort: (n) =>
    plural(n, {
      one: 'حرف واحد على الأقل',
      two: 'حرفان على الأقل',
      few: `${n} أحرف على الأقل`,
      many: `${n} حرفًا على الأقل`,
      other: `${n} حرف على الأقل`,
    }),
  tooLong: (n) =>
    plural(n, {
      one: 'حرف واحد على الأكثر',
      two: 'حرفان على الأكثر',
      few: `${n} أحرف على الأكثر`,
      many: `${n} حرفًا على الأكثر`,
      other: `${n} حرف على الأكثر`,
    }),
  tooSmall: (n) => `أصغر قيمة ممكنة هي ${n}`,
  tooBig: (n) => `أكبر قيمة ممكنة هي ${n}`,
  taken: 'مستخدم بالفعل',
};
