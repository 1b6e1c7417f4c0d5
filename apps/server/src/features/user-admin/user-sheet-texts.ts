import type { PersonColumn } from '@qc/words/en/server/files/user-sheet';

/** Columns of a sheet of people to add. */
export const PERSON_COLUMNS = ['name', 'email', 'phone'] as const;

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
