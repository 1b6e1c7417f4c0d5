/** What a person reads while turning the second step on and off, and signing in by it. */
export interface TwoStepWords {
  section: string;
  turnOn: string;
  turnOff: string;
  next: string;
  presentPassword: string;
  firstCode: string;
  confirm: string;
  codes: string;
  kept: string;
  done: string;
  leaveCodes: string;
  stay: string;
  isOn: string;
  renew: string;
  unseenCodes: string;
  email: string;
  password: string;
  signIn: string;
  code: string;
  recoveryCode: string;
  useRecovery: string;
  wrongCode: string;
  download: string;
  adminSignIn: string;
  wrongCredentials: string;
  demanded: string;
}

export const twoStepWords: Record<'en' | 'he' | 'ar', TwoStepWords> = {
  en: {
    section: 'Two-step sign-in',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    next: 'Continue',
    presentPassword: 'Current password',
    firstCode: 'The code the app shows now',
    confirm: 'Check the code and turn on',
    codes: 'Your recovery codes',
    kept: 'I saved the codes in a safe place',
    done: 'Done',
    leaveCodes: 'Leave without your recovery codes?',
    stay: 'Stay',
    isOn: 'Two-step sign-in is on',
    renew: 'New recovery codes',
    unseenCodes: 'Unless you saved them, create new ones.',
    email: 'Email',
    password: 'Password',
    signIn: 'Sign in',
    code: 'Code from the app',
    recoveryCode: 'Recovery code',
    useRecovery: 'Use a recovery code',
    wrongCode: 'The code is wrong or has expired',
    download: 'Download',
    adminSignIn: 'Admin sign-in',
    wrongCredentials: 'Wrong email or password',
    demanded: 'Two-step sign-in is required for your account',
  },
  he: {
    section: 'אימות דו־שלבי',
    turnOn: 'הפעלה',
    turnOff: 'כיבוי',
    next: 'המשך',
    presentPassword: 'הסיסמה הנוכחית',
    firstCode: 'הקוד שהאפליקציה מציגה עכשיו',
    confirm: 'בדיקת הקוד והפעלה',
    codes: 'קודי השחזור שלכם',
    kept: 'שמרתי את הקודים במקום בטוח',
    done: 'סיום',
    leaveCodes: 'לצאת בלי קודי השחזור?',
    stay: 'הישארות',
    isOn: 'האימות הדו־שלבי פועל',
    renew: 'קודי שחזור חדשים',
    unseenCodes: 'אם לא שמרתם אותם, צרו קודים חדשים.',
    email: 'דוא״ל',
    password: 'סיסמה',
    signIn: 'התחברות',
    code: 'הקוד מהאפליקציה',
    recoveryCode: 'קוד שחזור',
    useRecovery: 'שימוש בקוד שחזור',
    wrongCode: 'הקוד שגוי או שפג תוקפו',
    download: 'הורדה',
    adminSignIn: 'התחברות למנהלי המערכת',
    wrongCredentials: 'כתובת הדוא״ל או הסיסמה שגויות',
    demanded: 'לחשבון שלכם יש הרשאות רחבות',
  },
  ar: {
    section: 'التحقق بخطوتين',
    turnOn: 'تفعيل',
    turnOff: 'إيقاف',
    next: 'متابعة',
    presentPassword: 'كلمة المرور الحالية',
    firstCode: 'الرمز الذي يعرضه التطبيق الآن',
    confirm: 'التحقق من الرمز والتفعيل',
    codes: 'رموز الاسترداد الخاصة بكم',
    kept: 'حفظت الرموز في مكان آمن',
    done: 'تم',
    leaveCodes: 'المغادرة دون رموز الاسترداد؟',
    stay: 'البقاء',
    isOn: 'التحقق بخطوتين مفعّل',
    renew: 'رموز استرداد جديدة',
    unseenCodes: 'إن لم تكونوا قد حفظتموها فأنشئوا رموزًا جديدة.',
    email: 'البريد الإلكتروني',
    password: 'كلمة المرور',
    signIn: 'تسجيل الدخول',
    code: 'الرمز من التطبيق',
    recoveryCode: 'رمز استرداد',
    useRecovery: 'استخدام رمز استرداد',
    wrongCode: 'الرمز غير صحيح أو انتهت صلاحيته',
    download: 'تنزيل',
    adminSignIn: 'تسجيل دخول مديري النظام',
    wrongCredentials: 'البريد الإلكتروني أو كلمة المرور',
    demanded: 'لحسابكم صلاحيات واسعة',
  },
};
