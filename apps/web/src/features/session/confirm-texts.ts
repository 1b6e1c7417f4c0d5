const en = {
  title: 'Confirm the address',
  lead: 'Confirm that this mailbox is yours.',
  confirm: 'Confirm the address',
  done: 'The address is confirmed.',
  whose: 'Is the account yours? Type its password. If you didn’t open it, take it over: set a password of your own.',
  accountPassword: 'Password of the account',
  notMine: 'I didn’t open this account',
  takeOverTitle: 'Take over the account',
  takeOverLead:
    'Set a password of your own. Whoever opened the account is signed out, and the password and two-step sign-in they set no longer work.',
  tookOver:
    'The address is confirmed and the account is yours. Whoever opened it is signed out, and their password and two-step sign-in no longer work. You can sign in with your new password.',
  back: 'Back',
};

/** Texts of proving an address. */
export type ConfirmTexts = typeof en;

const he: ConfirmTexts = {
  title: 'אישור הכתובת',
  lead: 'אשרו שתיבת הדוא״ל הזו שלכם.',
  confirm: 'אישור הכתובת',
  done: 'הכתובת אושרה.',
  whose: 'החשבון שלכם? הקלידו את הסיסמה שלו. לא אתם פתחתם אותו? אפשר לקבל אותו: קבעו סיסמה משלכם.',
  accountPassword: 'סיסמת החשבון',
  notMine: 'לא פתחתי את החשבון הזה',
  takeOverTitle: 'קבלת החשבון',
  takeOverLead: 'קבעו סיסמה משלכם. מי שפתחו את החשבון ינותקו, והסיסמה והאימות הדו־שלבי שנקבעו בו יתבטלו.',
  tookOver:
    'הכתובת אושרה והחשבון שלכם. מי שפתחו אותו נותקו, והסיסמה והאימות הדו־שלבי שנקבעו בו בוטלו. אפשר להתחבר עם הסיסמה החדשה.',
  back: 'חזרה',
};

const ar: ConfirmTexts = {
  title: 'تأكيد العنوان',
  lead: 'أكّدوا أن صندوق البريد هذا لكم.',
  confirm: 'تأكيد العنوان',
  done: 'تم تأكيد العنوان.',
  whose: 'هل الحساب لكم؟ أدخلوا كلمة مروره. لم تفتحوه أنتم؟ يمكنكم تسلّمه: عيّنوا كلمة مرور خاصة بكم.',
  accountPassword: 'كلمة مرور الحساب',
  notMine: 'لم أفتح هذا الحساب',
  takeOverTitle: 'تسلّم الحساب',
  takeOverLead: 'عيّنوا كلمة مرور خاصة بكم. ينقطع اتصال من فتح الحساب، وتُلغى كلمة المرور والتحقق بخطوتين اللذان عيّنهما.',
  tookOver:
    'تم تأكيد العنوان والحساب لكم. انقطع اتصال من فتحه، وأُلغيت كلمة المرور والتحقق بخطوتين اللذان عيّنهما. يمكنكم تسجيل الدخول بكلمة المرور الجديدة.',
  back: 'رجوع',
};

export const confirmTexts = { he, ar, en };
