import type { Dictionary } from '#platform/i18n';

interface FirstStartTexts {
  accountTitle: string;
  accountLead: string;
  name: string;
  email: string;
  emailHint: string;
  password: string;
  passwordHint: string;
  showPassword: string;
  continue: string;
  step: (n: number) => string;
  houseTitle: string;
  houseLead: string;
  kind: string;
  free: string;
  freeHint: string;
  paid: string;
  paidHint: string;
  currency: string;
  currencies: Record<'default' | 'USD' | 'EUR' | 'ILS', string>;
  contact: string;
  contactHint: string;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  address: string;
  addressHint: string;
  onlyHere: string;
  letters: string;
  lettersHint: string;
  useServer: string;
  server: string;
  port: string;
  portHint: string;
  user: string;
  mailPassword: string;
  passwordKept: string;
  sender: string;
  senderHint: string;
  locked: string;
  sendTest: string;
  testSent: string;
  testFailed: (answer: string) => string;
  finish: string;
  later: string;
  tryAgain: string;
}

/** Words of the first questions that a new house asks its owner. */
export const texts: Dictionary<FirstStartTexts> = {
  en: {
    accountTitle: 'Who are you?',
    accountLead: 'From now on you sign in with this address and password.',
    name: 'Name',
    email: 'Email address',
    emailHint: 'Orders, requests and links for a new password arrive here.',
    password: 'Password',
    passwordHint: 'At least 8 characters',
    showPassword: 'Show the password',
    continue: 'Continue',
    step: (n) => `Step ${n} of 2`,
    houseTitle: 'What is this site for?',
    houseLead: 'Everything can be changed later in the settings.',
    kind: 'Who pays for runs?',
    free: 'A school or a club',
    freeHint: 'Runs are free for everyone, and there are no credits.',
    paid: 'A service with credits',
    paidHint: 'Each run costs credits. New accounts get a few, and you grant or sell more.',
    currency: 'Currency of prices',
    currencies: { default: 'By each person’s country', USD: 'US dollar', EUR: 'Euro', ILS: 'Israeli shekel' },
    contact: 'Whom do people ask?',
    contactHint: 'Shown to people who need credits or help.',
    contactName: 'Name to show',
    contactEmail: 'Email to show',
    contactPhone: 'Phone to show',
    address: 'Address of this site',
    addressHint: 'What people type in a browser. Links in emails and join codes lead here.',
    onlyHere: 'This address works on this computer only. Players’ phones need an address they can reach.',
    letters: 'Emails',
    lettersHint: 'Without a mail server, emails stay as files in the data folder and reach nobody.',
    useServer: 'Send emails through a mail server',
    server: 'Mail server',
    port: 'Port',
    portHint: '587, or 465 for TLS from the start',
    user: 'Account',
    mailPassword: 'Account password',
    passwordKept: 'Stored. Leave empty to keep it.',
    sender: 'Sender',
    senderHint: 'Most mail servers accept only an address of their own.',
    locked: 'Set by the environment. It can’t be changed here.',
    sendTest: 'Save and send me a test email',
    testSent: 'The mail server accepted the email. Look in your mailbox.',
    testFailed: (answer) => `The email wasn’t sent. The mail server said: ${answer}`,
    finish: 'Finish',
    later: 'Later',
    tryAgain: 'Try again',
  },
  he: {
    accountTitle: 'מי אתם?',
    accountLead: 'מעכשיו מתחברים עם הכתובת והסיסמה האלה.',
    name: 'שם',
    email: 'כתובת דוא״ל',
    emailHint: 'לכאן יגיעו הזמנות, בקשות וקישורים לאיפוס הסיסמה.',
    password: 'סיסמה',
    passwordHint: 'לפחות 8 תווים',
    showPassword: 'הצגת הסיסמה',
    continue: 'המשך',
    step: (n) => `שלב ${n} מתוך 2`,
    houseTitle: 'למה משמשת המערכת?',
    houseLead: 'את הכול אפשר לשנות אחר כך בהגדרות.',
    kind: 'מי משלם על ההרצות?',
    free: 'בית ספר או מועדון',
    freeHint: 'ההרצות חינם לכולם, ואין קרדיטים.',
    paid: 'שירות עם קרדיטים',
    paidHint: 'כל הרצה עולה קרדיטים. חשבון חדש מקבל כמה, ואתם מעניקים או מוכרים עוד.',
    currency: 'מטבע המחירים',
    currencies: { default: 'לפי המדינה של כל אחד', USD: 'דולר אמריקאי', EUR: 'אירו', ILS: 'שקל חדש' },
    contact: 'למי פונים?',
    contactHint: 'מוצג למי שצריכים קרדיטים או עזרה.',
    contactName: 'שם לתצוגה',
    contactEmail: 'דוא״ל לתצוגה',
    contactPhone: 'טלפון לתצוגה',
    address: 'הכתובת של האתר',
    addressHint: 'מה שמקלידים בדפדפן. לכאן מובילים הקישורים בהודעות הדוא״ל וקודי ההצטרפות.',
    onlyHere: 'הכתובת הזו פועלת במחשב הזה בלבד. הטלפונים של המשתתפים צריכים כתובת שאפשר להגיע אליה.',
    letters: 'הודעות דוא״ל',
    lettersHint: 'בלי שרת דוא״ל ההודעות נשארות כקבצים בתיקיית הנתונים ואינן מגיעות לאיש.',
    useServer: 'שליחת הודעות דרך שרת דוא״ל',
    server: 'שרת דוא״ל',
    port: 'פורט',
    portHint: '587, או 465 ל־TLS מההתחלה',
    user: 'חשבון',
    mailPassword: 'סיסמת החשבון',
    passwordKept: 'שמורה. השאירו ריק כדי לא לשנות.',
    sender: 'השולח',
    senderHint: 'רוב שרתי הדוא״ל מקבלים רק כתובת שלהם.',
    locked: 'נקבע במשתני הסביבה, ואי אפשר לשנות כאן.',
    sendTest: 'שמירה ושליחת הודעת ניסיון אליי',
    testSent: 'שרת הדוא״ל קיבל את ההודעה. בדקו בתיבת הדוא״ל.',
    testFailed: (answer) => `ההודעה לא נשלחה. תשובת שרת הדוא״ל: ${answer}`,
    finish: 'סיום',
    later: 'אחר כך',
    tryAgain: 'ניסיון חוזר',
  },
  ar: {
    accountTitle: 'من أنتم؟',
    accountLead: 'من الآن تسجّلون الدخول بهذا البريد وكلمة المرور هذه.',
    name: 'الاسم',
    email: 'البريد الإلكتروني',
    emailHint: 'تصل إلى هنا الطلبات وروابط إعادة تعيين كلمة المرور.',
    password: 'كلمة المرور',
    passwordHint: '8 أحرف على الأقل',
    showPassword: 'إظهار كلمة المرور',
    continue: 'متابعة',
    step: (n) => `الخطوة ${n} من 2`,
    houseTitle: 'لأي غرض هذا النظام؟',
    houseLead: 'يمكن تغيير كل شيء لاحقًا في الإعدادات.',
    kind: 'من يدفع مقابل مرات التشغيل؟',
    free: 'مدرسة أو نادٍ',
    freeHint: 'التشغيل مجاني للجميع، ولا حاجة إلى رصيد.',
    paid: 'خدمة برصيد',
    paidHint: 'كل تشغيل يكلّف رصيدًا. الحساب الجديد يحصل على القليل، وأنتم تمنحون أو تبيعون المزيد.',
    currency: 'عملة الأسعار',
    currencies: { default: 'حسب بلد كل شخص', USD: 'دولار أمريكي', EUR: 'يورو', ILS: 'شيكل إسرائيلي' },
    contact: 'إلى من يتوجه الناس؟',
    contactHint: 'تظهر لمن يحتاج إلى رصيد أو مساعدة.',
    contactName: 'الاسم المعروض',
    contactEmail: 'البريد المعروض',
    contactPhone: 'الهاتف المعروض',
    address: 'عنوان الموقع',
    addressHint: 'ما يُكتب في المتصفح. إليه تؤدي الروابط في الرسائل ورموز الانضمام.',
    onlyHere: 'هذا العنوان يعمل على هذا الحاسوب فقط. هواتف اللاعبين تحتاج إلى عنوان يمكنها الوصول إليه.',
    letters: 'الرسائل',
    lettersHint: 'بدون خادم بريد تبقى الرسائل ملفات في مجلد البيانات ولا تصل إلى أحد.',
    useServer: 'إرسال الرسائل عبر خادم بريد',
    server: 'خادم البريد',
    port: 'المنفذ',
    portHint: '587، أو 465 لاتصال TLS من البداية',
    user: 'الحساب',
    mailPassword: 'كلمة مرور الحساب',
    passwordKept: 'محفوظة. اتركوا الحقل فارغًا لإبقائها.',
    sender: 'المرسل',
    senderHint: 'معظم خوادم البريد لا تقبل إلا عنوانًا تابعًا لها.',
    locked: 'محدَّد في متغيرات البيئة ولا يمكن تغييره هنا.',
    sendTest: 'حفظ وإرسال رسالة تجريبية إليّ',
    testSent: 'قبل خادم البريد الرسالة. تحققوا من صندوق البريد.',
    testFailed: (answer) => `لم تُرسل الرسالة. رد خادم البريد: ${answer}`,
    finish: 'إنهاء',
    later: 'لاحقًا',
    tryAgain: 'إعادة المحاولة',
  },
};
