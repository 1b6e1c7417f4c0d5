import { type Dictionary, plural } from '#platform/i18n';

interface GapTexts {
  startTitle: string;
  startText: string;
  start: string;
  notNeeded: string;
  noAddress: string;
  noAddressText: string;
  useThis: (address: string) => string;
  askOwner: string;
  badSender: string;
  badSenderText: string;
  toSettings: string;
  failedMail: (n: number) => string;
  failedMailText: string;
  toMail: string;
}

/** Words about what the house was not told about itself. */
export const gapTexts: Dictionary<GapTexts> = {
  en: {
    startTitle: 'A few questions about this site',
    startText: 'Who pays for runs, whom people ask, and how emails go out. It takes less than a minute.',
    start: 'Answer now',
    notNeeded: 'Not needed',
    noAddress: 'The address of this site is not known',
    noAddressText: 'Emails cannot hold links, so nobody can be invited or added. Choose the address that people type.',
    useThis: (address) => `Use ${address}`,
    askOwner: 'The owner can set this right in the settings.',
    badSender: 'Emails are sent from an address that mail servers refuse',
    badSenderText: 'The sender ends with @localhost. Choose an address that belongs to your mail server.',
    toSettings: 'Open the settings',
    failedMail: (n) => plural('en', n, { one: '1 email was refused', other: `${n} emails were refused` }),
    failedMailText: 'The mail server will not deliver to these addresses. See why, send again or correct the address.',
    toMail: 'Show undelivered emails',
  },
  he: {
    startTitle: 'כמה שאלות על המערכת',
    startText: 'מי משלם על ההרצות, למי פונים ואיך יוצאות הודעות הדוא״ל. פחות מדקה.',
    start: 'מענה עכשיו',
    notNeeded: 'אין צורך',
    noAddress: 'כתובת האתר אינה ידועה',
    noAddressText: 'אי אפשר לשים קישורים בהודעות דוא״ל, ולכן אי אפשר להזמין או להוסיף אנשים. בחרו את הכתובת שמקלידים.',
    useThis: (address) => `שימוש בכתובת ${address}`,
    askOwner: 'הבעלים יכולים לתקן זאת בהגדרות.',
    badSender: 'הודעות הדוא״ל נשלחות מכתובת ששרתי דוא״ל דוחים',
    badSenderText: 'כתובת השולח מסתיימת ב־@localhost. בחרו כתובת ששייכת לשרת הדוא״ל שלכם.',
    toSettings: 'להגדרות',
    failedMail: (n) =>
      plural('he', n, { one: 'הודעת דוא״ל אחת נדחתה', two: 'שתי הודעות דוא״ל נדחו', other: `${n} הודעות דוא״ל נדחו` }),
    failedMailText: 'שרת הדוא״ל אינו מוסר לכתובות האלה. בדקו מה הסיבה, שלחו שוב או תקנו את הכתובת.',
    toMail: 'להודעות שלא נמסרו',
  },
  ar: {
    startTitle: 'بضعة أسئلة عن النظام',
    startText: 'من يدفع مقابل مرات التشغيل، وإلى من يتوجه الناس، وكيف تخرج الرسائل. أقل من دقيقة.',
    start: 'الإجابة الآن',
    notNeeded: 'لا حاجة',
    noAddress: 'عنوان الموقع غير معروف',
    noAddressText:
      'لا يمكن وضع روابط في الرسائل، ولذلك لا يمكن دعوة أحد أو إضافته. اختاروا العنوان الذي يُكتب في المتصفح.',
    useThis: (address) => `استخدام ${address}`,
    askOwner: 'يستطيع المالك تصحيح ذلك في الإعدادات.',
    badSender: 'تُرسل الرسائل من عنوان ترفضه خوادم البريد',
    badSenderText: 'ينتهي عنوان المرسل بـ @localhost. اختاروا عنوانًا تابعًا لخادم بريدكم.',
    toSettings: 'فتح الإعدادات',
    failedMail: (n) =>
      plural('ar', n, {
        one: 'رُفضت رسالة واحدة',
        two: 'رُفضت رسالتان',
        few: `رُفضت ${n} رسائل`,
        many: `رُفضت ${n} رسالة`,
        other: `رُفضت ${n} رسالة`,
      }),
    failedMailText: 'خادم البريد لا يوصل إلى هذه العناوين. انظروا السبب، وأعيدوا الإرسال أو صحّحوا العنوان.',
    toMail: 'عرض الرسائل التي لم تصل',
  },
};
