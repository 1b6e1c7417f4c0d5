import type { Dictionary } from '#platform/i18n';

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
    badSender: 'הודעות הדוא״ל נשלחות מכתובת ששרתי דואר דוחים',
    badSenderText: 'כתובת השולח מסתיימת ב־@localhost. בחרו כתובת ששייכת לשרת הדואר שלכם.',
    toSettings: 'להגדרות',
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
  },
};
