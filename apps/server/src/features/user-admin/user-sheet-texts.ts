import type { Language, Role } from '@qc/contract';

/** Columns of a sheet of people to add. */
export const PERSON_COLUMNS = ['name', 'email', 'phone'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

/** Words of the sheets of people. */
export interface UserSheetTexts {
  /** Name of the sheet, and of the file that is exported. */
  people: string;
  /** Name of the file to fill. */
  template: string;
  guide: string;
  guideLines: readonly string[];
  columns: Record<PersonColumn | 'role' | 'institution' | 'credits' | 'state' | 'lastLogin' | 'createdAt', string>;
  roles: Record<Role, string>;
  restricted: string;
  active: string;
  never: string;
}

export const USER_SHEET_TEXTS: Record<Language, UserSheetTexts> = {
  he: {
    people: 'משתמשים',
    template: 'תבנית משתמשים',
    guide: 'הסבר',
    guideLines: [
      'כל שורה היא אדם אחד, עד 1,000 אנשים בקובץ. שורות ריקות לא נספרות.',
      'השם והדואר האלקטרוני הם חובה. הטלפון אינו חובה.',
      'לפני השמירה רואים את כל השורות. מי שכבר יש לו חשבון לא ישתנה.',
      'כל אדם חדש יקבל בדואר קישור לקביעת סיסמה.',
    ],
    columns: {
      name: 'שם',
      email: 'דואר אלקטרוני',
      phone: 'טלפון',
      role: 'תפקיד',
      institution: 'מוסד',
      credits: 'קרדיטים',
      state: 'מצב',
      lastLogin: 'כניסה אחרונה',
      createdAt: 'נוצר',
    },
    roles: { 0: 'בעלים', 1: 'מנהל מערכת', 2: 'משתמש', 3: 'מנהל מוסד' },
    restricted: 'מוגבל',
    active: 'פעיל',
    never: 'אף פעם',
  },
  ar: {
    people: 'المستخدمون',
    template: 'قالب المستخدمين',
    guide: 'شرح',
    guideLines: [
      'كل سطر شخص واحد، وحتى 1,000 شخص في الملف. السطور الفارغة لا تُحسب.',
      'الاسم والبريد الإلكتروني إلزاميان. الهاتف اختياري.',
      'قبل الحفظ تظهر جميع السطور. من له حساب بالفعل لا يتغير.',
      'يتلقى كل شخص جديد بالبريد رابطًا لتعيين كلمة مرور.',
    ],
    columns: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      role: 'الدور',
      institution: 'المؤسسة',
      credits: 'الرصيد',
      state: 'الحالة',
      lastLogin: 'آخر دخول',
      createdAt: 'تاريخ الإنشاء',
    },
    roles: { 0: 'المالك', 1: 'مدير النظام', 2: 'مستخدم', 3: 'مدير مؤسسة' },
    restricted: 'مقيّد',
    active: 'نشط',
    never: 'أبدًا',
  },
  en: {
    people: 'Users',
    template: 'User template',
    guide: 'Help',
    guideLines: [
      'Each row is one person, up to 1,000 people in a file. Blank rows do not count.',
      'Name and e-mail are needed. The phone number is not.',
      'You see every row before anything is saved. Nothing changes for people who have an account already.',
      'Each new person is mailed a link to set a password.',
    ],
    columns: {
      name: 'Name',
      email: 'E-mail',
      phone: 'Phone',
      role: 'Role',
      institution: 'Institution',
      credits: 'Credits',
      state: 'State',
      lastLogin: 'Last sign-in',
      createdAt: 'Created',
    },
    roles: { 0: 'Owner', 1: 'Admin', 2: 'User', 3: 'Institution manager' },
    restricted: 'Restricted',
    active: 'Active',
    never: 'Never',
  },
};

/** Other words that people write above a column. */
export const OTHER_WORDS: Record<PersonColumn, readonly string[]> = {
  name: ['שם מלא', 'שם פרטי', 'الاسم الكامل', 'full name', 'user', 'username', 'person'],
  email: [
    'אימייל',
    'מייל',
    'דוא"ל',
    'דואל',
    'כתובת מייל',
    'إيميل',
    'البريد',
    'email',
    'mail',
    'e mail',
    'email address',
  ],
  phone: [
    'נייד',
    'טלפון נייד',
    'מספר טלפון',
    'מס טלפון',
    'פלאפון',
    'جوال',
    'رقم الجوال',
    'رقم الهاتف',
    'mobile',
    'mobile phone',
    'cell phone',
    'phone number',
    'telephone',
    'tel',
  ],
};
