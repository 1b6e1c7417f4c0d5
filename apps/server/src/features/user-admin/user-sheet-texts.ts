import type { Language, Role } from '@qc/contract';

/** Columns of a sheet of people to add. */
export const PERSON_COLUMNS = ['name', 'email', 'phone'] as const;
export type PersonColumn = (typeof PERSON_COLUMNS)[number];

type TotalColumn =
  | ('purchases' | 'points' | 'creditsUsed' | 'creditBalance')
  | ('paidUSD' | 'paidEUR' | 'paidILS' | 'lastTransaction');

/** Words of the sheets of people. */
export interface UserSheetTexts {
  /** Name of the sheet, and of the file that is exported. */
  people: string;
  /** Name of the file to fill. */
  template: string;
  guide: string;
  guideLines: readonly string[];
  columns: Record<
    PersonColumn | 'role' | 'institution' | 'credits' | 'state' | 'lastLogin' | 'createdAt' | TotalColumn,
    string
  >;
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
      'השם וכתובת הדוא״ל הם חובה. הטלפון אינו חובה.',
      'לפני השמירה רואים את כל השורות. מי שכבר יש לו חשבון לא ישתנה.',
      'כל אדם חדש יקבל הודעת דוא״ל עם קישור או קוד לקביעת סיסמה.',
    ],
    columns: {
      name: 'שם',
      email: 'דוא״ל',
      phone: 'טלפון',
      role: 'תפקיד',
      institution: 'מוסד',
      credits: 'קרדיטים',
      state: 'מצב',
      lastLogin: 'התחברות אחרונה',
      createdAt: 'תאריך ההצטרפות',
      purchases: 'רכישות',
      points: 'קרדיטים שהתקבלו',
      creditsUsed: 'קרדיטים שנוצלו',
      creditBalance: 'יתרת החשבון',
      paidUSD: 'שולם, USD',
      paidEUR: 'שולם, EUR',
      paidILS: 'שולם, ILS',
      lastTransaction: 'תנועה אחרונה',
    },
    roles: { 0: 'בעלים', 1: 'מנהל המערכת', 2: 'משתמש', 3: 'מנהל מוסד' },
    restricted: 'חסום',
    active: 'פעיל',
    never: 'אף פעם',
  },
  ar: {
    people: 'المستخدمون',
    template: 'قالب المستخدمين',
    guide: 'شرح',
    guideLines: [
      'كل صف شخص واحد، وحتى 1,000 شخص في الملف. الصفوف الفارغة لا تُحسب.',
      'الاسم والبريد الإلكتروني إلزاميان. الهاتف اختياري.',
      'قبل الحفظ تظهر جميع الصفوف. من له حساب بالفعل لا يتغير.',
      'يتلقى كل شخص جديد رسالة فيها رابط أو رمز لتعيين كلمة مرور.',
    ],
    columns: {
      name: 'الاسم',
      email: 'البريد الإلكتروني',
      phone: 'الهاتف',
      role: 'الدور',
      institution: 'المؤسسة',
      credits: 'الرصيد',
      state: 'الحالة',
      lastLogin: 'آخر تسجيل دخول',
      createdAt: 'تاريخ الانضمام',
      purchases: 'عمليات الشراء',
      points: 'الرصيد الوارد',
      creditsUsed: 'الرصيد المستخدم',
      creditBalance: 'الرصيد الخاص',
      paidUSD: 'المدفوع، USD',
      paidEUR: 'المدفوع، EUR',
      paidILS: 'المدفوع، ILS',
      lastTransaction: 'آخر حركة',
    },
    roles: { 0: 'المالك', 1: 'مدير النظام', 2: 'مستخدم', 3: 'مدير مؤسسة' },
    restricted: 'محظور',
    active: 'نشط',
    never: 'أبدًا',
  },
  en: {
    people: 'Users',
    template: 'User template',
    guide: 'Help',
    guideLines: [
      'Each row is one person, up to 1,000 people in a file. Blank rows are skipped.',
      'Name and email are required. The phone number is optional.',
      'You see every row before anything is saved. People who already have an account aren’t changed.',
      'Each new person gets an email with a link or a code to set a password.',
    ],
    columns: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      role: 'Role',
      institution: 'Institution',
      credits: 'Credits',
      state: 'State',
      lastLogin: 'Last sign-in',
      createdAt: 'Joined',
      purchases: 'Purchases',
      points: 'Credits received',
      creditsUsed: 'Credits used',
      creditBalance: 'Own balance',
      paidUSD: 'Paid, USD',
      paidEUR: 'Paid, EUR',
      paidILS: 'Paid, ILS',
      lastTransaction: 'Last transaction',
    },
    roles: { 0: 'Owner', 1: 'Admin', 2: 'User', 3: 'Institution manager' },
    restricted: 'Blocked',
    active: 'Active',
    never: 'Never',
  },
};

/** Other words that people write above a column. */
export const OTHER_WORDS: Record<PersonColumn, readonly string[]> = {
  name: ['שם מלא', 'שם פרטי', 'الاسم الكامل', 'full name', 'user', 'username', 'person'],
  email: [
    'דואר אלקטרוני',
    'e-mail',
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
