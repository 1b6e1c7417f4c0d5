import type { FieldProblem } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { plural } from '../i18n/plural.ts';

/** What a field holds, where that changes the words about it. */
export type FieldKind = 'text' | 'email' | 'password' | 'phone' | 'link' | 'number' | 'name';

interface ProblemTexts {
  required: Record<FieldKind, string>;
  invalid: Record<FieldKind, string>;
  tooShort: (n: number) => string;
  tooLong: (n: number) => string;
  tooSmall: (n: number) => string;
  tooBig: (n: number) => string;
  taken: string;
}

const en: ProblemTexts = {
  required: {
    text: 'This field is required',
    email: 'Enter an email address',
    password: 'Enter a password',
    phone: 'Enter a phone number',
    link: 'Enter a link',
    number: 'Enter a number',
    name: 'Enter a name',
  },
  invalid: {
    text: 'Please check this field',
    email: 'Invalid email address',
    password: 'Please check the password',
    phone: 'Invalid phone number',
    link: 'Invalid link',
    number: 'Enter a valid number',
    name: 'Please check the name',
  },
  tooShort: (n) => `At least ${plural('en', n, { one: '1 character', other: `${n} characters` })}`,
  tooLong: (n) => `At most ${plural('en', n, { one: '1 character', other: `${n} characters` })}`,
  tooSmall: (n) => `The smallest possible value is ${n}`,
  tooBig: (n) => `The largest possible value is ${n}`,
  taken: 'Already in use',
};

const he: ProblemTexts = {
  required: {
    text: 'שדה חובה',
    email: 'יש להזין כתובת דוא״ל',
    password: 'יש להזין סיסמה',
    phone: 'יש להזין מספר טלפון',
    link: 'יש להזין קישור',
    number: 'יש להזין מספר',
    name: 'יש להזין שם',
  },
  invalid: {
    text: 'יש לבדוק את השדה הזה',
    email: 'כתובת דוא״ל לא תקינה',
    password: 'יש לבדוק את הסיסמה',
    phone: 'מספר טלפון לא תקין',
    link: 'קישור לא תקין',
    number: 'יש להזין מספר תקין',
    name: 'יש לבדוק את השם',
  },
  tooShort: (n) => plural('he', n, { one: 'לפחות תו אחד', two: 'לפחות שני תווים', other: `לפחות ${n} תווים` }),
  tooLong: (n) =>
    plural('he', n, { one: 'לכל היותר תו אחד', two: 'לכל היותר שני תווים', other: `לכל היותר ${n} תווים` }),
  tooSmall: (n) => `הערך הקטן ביותר האפשרי הוא ${n}`,
  tooBig: (n) => `הערך הגדול ביותר האפשרי הוא ${n}`,
  taken: 'כבר בשימוש',
};

const ar: ProblemTexts = {
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
    plural('ar', n, {
      one: 'حرف واحد على الأقل',
      two: 'حرفان على الأقل',
      few: `${n} أحرف على الأقل`,
      many: `${n} حرفًا على الأقل`,
      other: `${n} حرف على الأقل`,
    }),
  tooLong: (n) =>
    plural('ar', n, {
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

const TEXTS: Record<Language, ProblemTexts> = { he, ar, en };

/** What a person reads at a field. `empty`: nothing was entered. Serves the schema's issues and the server's alike. */
export function wordProblem(
  problem: Pick<FieldProblem, 'code' | 'limit'>,
  { kind, empty, language }: { kind: FieldKind; empty: boolean; language: Language },
): string {
  const t = TEXTS[language];
  const { code, limit } = problem;
  if (code === 'required' || (empty && code !== 'alreadyUsed')) return t.required[kind];
  if (code === 'too_small' && limit !== undefined) return kind === 'number' ? t.tooSmall(limit) : t.tooShort(limit);
  if (code === 'too_big' && limit !== undefined) return kind === 'number' ? t.tooBig(limit) : t.tooLong(limit);
  if (code === 'link') return t.invalid.link;
  if (code === 'alreadyUsed') return t.taken;
  return t.invalid[kind];
}
