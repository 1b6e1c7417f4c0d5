import { plural } from '#platform/i18n';

const en = {
  title: 'Add users from a list',
  lead: 'Each new person gets an email with a link or a code to set a password.',
  toUsers: 'All users',
  fromExcel: 'Import from Excel',
  template: 'Download empty sheet',
  list: 'List',
  listHint: 'One person per line: name, email and, optionally, phone. Paste from a table or separate with commas.',
  tooMany: (n: number) => `At most ${n} people at a time`,
  preview: 'How the list was read',
  people: (n: number) => plural('en', n, { one: '1 person', other: `${n} people` }),
  wrong: (n: number) => plural('en', n, { one: '1 line needs fixing', other: `${n} lines need fixing` }),
  line: 'Line',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  problem: 'Problem',
  more: (n: number) => plural('en', n, { one: 'and 1 more line is fine', other: `and ${n} more lines are fine` }),
  repeats: (line: number) => `Same address as in line ${line}`,
  withThem: 'Settings for all of them',
  language: 'Language',
  institution: 'Institution',
  noInstitution: 'None',
  credits: 'Credits for each',
  creditsOwn: 'The institution pays for its members’ runs. These credits stay in the person’s own account.',
  welcomeToo: (n: number) =>
    plural('en', n, {
      one: 'Everyone who sets a password also gets the welcome credit that new accounts get.',
      other: `Everyone who sets a password also gets the ${n} welcome credits that new accounts get.`,
    }),
  add: (n: number) => plural('en', n, { zero: 'Add', one: 'Add 1 person', other: `Add ${n} people` }),
  report: 'Results by line',
  outcome: (added: number, refused: number) =>
    refused === 0 ? `${added} added` : `${added} added, ${refused} not added`,
  mailed: 'Everyone who was added gets an email with a link or a code to set a password.',
  mend: (n: number) => plural('en', n, { one: 'Fix the failed line', other: `Fix the ${n} failed lines` }),
  copy: 'Copy lines',
  copied: 'Copied',
  addMore: 'Add more people',
  whatBecame: 'Outcome',
  added: 'Added',
  outcomes: {
    exists: 'There is already an account with this address',
    unconfirmed: 'There is an account with this address, but nobody has confirmed the address. Nothing was given',
    repeated: 'This address appears in the list more than once',
    invalid: 'Check this line',
    failed: 'Something went wrong with this line. Send it again',
  },
};

/** Texts of adding people in bulk. */
export type Texts = typeof en;

const he: Texts = {
  title: 'הוספת משתמשים מרשימה',
  lead: 'כל מי שמתווסף מקבל הודעת דוא״ל עם קישור או קוד לקביעת סיסמה.',
  toUsers: 'כל המשתמשים',
  fromExcel: 'ייבוא מ־Excel',
  template: 'הורדת גיליון ריק',
  list: 'הרשימה',
  listHint: 'אדם אחד בשורה: שם, דוא״ל ואם רוצים גם טלפון. אפשר להדביק מטבלה, או לכתוב עם פסיקים.',
  tooMany: (n) => `לכל היותר ${n} אנשים בבת אחת`,
  preview: 'כך הובנה הרשימה',
  people: (n) => plural('he', n, { one: 'אדם אחד', two: 'שני אנשים', other: `${n} אנשים` }),
  wrong: (n) =>
    plural('he', n, { one: 'שורה אחת דורשת תיקון', two: 'שתי שורות דורשות תיקון', other: `${n} שורות דורשות תיקון` }),
  line: 'שורה',
  name: 'שם',
  email: 'דוא״ל',
  phone: 'טלפון',
  problem: 'בעיה',
  more: (n) =>
    plural('he', n, {
      one: 'ועוד שורה אחת בלי בעיה',
      two: 'ועוד שתי שורות בלי בעיה',
      other: `ועוד ${n} שורות בלי בעיה`,
    }),
  repeats: (line) => `אותה כתובת כמו בשורה ${line}`,
  withThem: 'הגדרות לכל המתווספים',
  language: 'שפה',
  institution: 'מוסד',
  noInstitution: 'ללא מוסד',
  credits: 'קרדיטים לכל אחד',
  creditsOwn: 'על ההרצות של חברי מוסד משלם המוסד. הקרדיטים האלה נשארים בחשבון הפרטי.',
  welcomeToo: (n) =>
    plural('he', n, {
      one: 'מי שקובע סיסמה מקבל גם את הקרדיט שכל חשבון חדש מקבל.',
      two: 'מי שקובע סיסמה מקבל גם את שני הקרדיטים שכל חשבון חדש מקבל.',
      other: `מי שקובע סיסמה מקבל גם את ${n} הקרדיטים שכל חשבון חדש מקבל.`,
    }),
  add: (n) =>
    plural('he', n, { zero: 'הוספה', one: 'הוספת אדם אחד', two: 'הוספת שני אנשים', other: `הוספת ${n} אנשים` }),
  report: 'תוצאות לפי שורה',
  outcome: (added, refused) => {
    const done = plural('he', added, {
      zero: 'אף משתמש לא נוסף',
      one: 'משתמש אחד נוסף',
      two: 'שני משתמשים נוספו',
      other: `${added} משתמשים נוספו`,
    });
    return refused === 0
      ? done
      : `${done}, ${plural('he', refused, { one: 'אחד לא נוסף', two: 'שניים לא נוספו', other: `${refused} לא נוספו` })}`;
  },
  mailed: 'לכל מי שנוסף נשלחת הודעת דוא״ל עם קישור או קוד לקביעת סיסמה.',
  mend: (n) =>
    plural('he', n, { one: 'תיקון השורה שנכשלה', two: 'תיקון שתי השורות שנכשלו', other: `תיקון ${n} השורות שנכשלו` }),
  copy: 'העתקת השורות',
  copied: 'הועתק',
  addMore: 'הוספת אנשים נוספים',
  whatBecame: 'תוצאה',
  added: 'נוסף',
  outcomes: {
    exists: 'כבר יש חשבון עם הכתובת הזו',
    unconfirmed: 'יש חשבון עם הכתובת הזו, אבל איש לא אישר את הכתובת. לא ניתן דבר',
    repeated: 'הכתובת הזו מופיעה ברשימה יותר מפעם אחת',
    invalid: 'יש לבדוק את השורה הזו',
    failed: 'משהו השתבש בשורה הזו. שלחו אותה שוב',
  },
};

const ar: Texts = {
  title: 'إضافة مستخدمين من قائمة',
  lead: 'يتلقى كل شخص جديد رسالة فيها رابط أو رمز لتعيين كلمة مرور.',
  toUsers: 'كل المستخدمين',
  fromExcel: 'استيراد من Excel',
  template: 'تنزيل جدول فارغ',
  list: 'القائمة',
  listHint: 'شخص واحد في كل سطر: الاسم والبريد الإلكتروني، والهاتف اختياري. الصقوا من جدول أو اكتبوا مع فواصل.',
  tooMany: (n) => `${n} شخص على الأكثر في المرة الواحدة`,
  preview: 'هكذا فُهمت القائمة',
  people: (n) =>
    plural('ar', n, { one: 'شخص واحد', two: 'شخصان', few: `${n} أشخاص`, many: `${n} شخصًا`, other: `${n} شخص` }),
  wrong: (n) =>
    plural('ar', n, {
      one: 'سطر واحد يحتاج إلى تصحيح',
      two: 'سطران يحتاجان إلى تصحيح',
      few: `${n} أسطر تحتاج إلى تصحيح`,
      many: `${n} سطرًا يحتاج إلى تصحيح`,
      other: `${n} سطر يحتاج إلى تصحيح`,
    }),
  line: 'السطر',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'الهاتف',
  problem: 'المشكلة',
  more: (n) =>
    plural('ar', n, {
      one: 'وسطر آخر بلا مشكلة',
      two: 'وسطران آخران بلا مشكلة',
      few: `و${n} أسطر أخرى بلا مشكلة`,
      many: `و${n} سطرًا آخر بلا مشكلة`,
      other: `و${n} سطر آخر بلا مشكلة`,
    }),
  repeats: (line) => `العنوان نفسه كما في السطر ${line}`,
  withThem: 'إعدادات لجميع المضافين',
  language: 'اللغة',
  institution: 'المؤسسة',
  noInstitution: 'بدون مؤسسة',
  credits: 'رصيد لكل شخص',
  creditsOwn: 'تدفع المؤسسة تكلفة تشغيل أعضائها. يبقى هذا الرصيد في حساب الشخص نفسه.',
  welcomeToo: (n) =>
    plural('ar', n, {
      zero: 'لا رصيد ترحيبي للحسابات الجديدة.',
      one: 'من يعيّن كلمة مرور يحصل أيضًا على وحدة الرصيد التي يبدأ بها كل حساب جديد.',
      two: 'من يعيّن كلمة مرور يحصل أيضًا على وحدتي الرصيد اللتين يبدأ بهما كل حساب جديد.',
      few: `من يعيّن كلمة مرور يحصل أيضًا على ${n} وحدات رصيد يبدأ بها كل حساب جديد.`,
      many: `من يعيّن كلمة مرور يحصل أيضًا على ${n} وحدة رصيد يبدأ بها كل حساب جديد.`,
      other: `من يعيّن كلمة مرور يحصل أيضًا على ${n} وحدة رصيد يبدأ بها كل حساب جديد.`,
    }),
  add: (n) =>
    plural('ar', n, {
      zero: 'إضافة',
      one: 'إضافة شخص واحد',
      two: 'إضافة شخصين',
      few: `إضافة ${n} أشخاص`,
      many: `إضافة ${n} شخصًا`,
      other: `إضافة ${n} شخص`,
    }),
  report: 'النتيجة لكل سطر',
  outcome: (added, refused) => {
    const done = plural('ar', added, {
      zero: 'لم يُضَف أي مستخدم',
      one: 'أُضيف مستخدم واحد',
      two: 'أُضيف مستخدمان',
      few: `أُضيف ${added} مستخدمين`,
      many: `أُضيف ${added} مستخدمًا`,
      other: `أُضيف ${added} مستخدم`,
    });
    return refused === 0 ? done : `${done}، ولم يُضَف ${refused}`;
  },
  mailed: 'يتلقى كل من أُضيف رسالة فيها رابط أو رمز لتعيين كلمة مرور.',
  mend: (n) =>
    plural('ar', n, {
      one: 'تصحيح السطر الذي فشل',
      two: 'تصحيح السطرين اللذين فشلا',
      few: `تصحيح ${n} أسطر فشلت`,
      many: `تصحيح ${n} سطرًا فشل`,
      other: `تصحيح ${n} سطر فشل`,
    }),
  copy: 'نسخ الأسطر',
  copied: 'تم النسخ',
  addMore: 'إضافة أشخاص آخرين',
  whatBecame: 'النتيجة',
  added: 'أُضيف',
  outcomes: {
    exists: 'يوجد حساب بهذا العنوان من قبل',
    unconfirmed: 'يوجد حساب بهذا العنوان، لكن لم يؤكّد أحد العنوان. لم يُعطَ شيء',
    repeated: 'يظهر هذا العنوان في القائمة أكثر من مرة',
    invalid: 'يرجى التحقق من هذا السطر',
    failed: 'حدث خطأ في هذا السطر. أرسلوه مرة أخرى',
  },
};

export const texts = { he, ar, en };
