import type { ErrorCode } from './errors.ts';
import type { Language } from './languages.ts';

/** What a person reads for each refusal, in each language. */
export const ERROR_TEXTS: Record<ErrorCode, Record<Language, string>> = {
  invalidInput: {
    he: 'יש לתקן את השדות המסומנים',
    ar: 'يرجى تصحيح الحقول المحددة',
    en: 'Please correct the marked fields',
  },
  notSignedIn: { he: 'צריך להתחבר כדי להמשיך', ar: 'يجب تسجيل الدخول للمتابعة', en: 'Please sign in to continue' },
  wrongCredentials: {
    he: 'הדואר האלקטרוני או הסיסמה שגויים',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    en: 'Wrong e-mail or password',
  },
  restricted: {
    he: 'החשבון הוגבל. יש לפנות למנהל המערכת',
    ar: 'تم تقييد الحساب. يرجى التواصل مع مدير النظام',
    en: 'This account is restricted. Please contact the administrator',
  },
  personRestricted: {
    he: 'החשבון הזה מוגבל. יש להסיר קודם את ההגבלה',
    ar: 'هذا الحساب مقيّد. يجب إلغاء التقييد أولًا',
    en: 'This account is restricted: lift the restriction first',
  },
  wrongPassword: {
    he: 'הסיסמה שגויה',
    ar: 'كلمة المرور غير صحيحة',
    en: 'The password is wrong',
  },
  lastOwner: {
    he: 'זה חשבון הבעלים היחיד של המערכת, ולכן אי אפשר למחוק אותו',
    ar: 'هذا حساب المالك الوحيد للنظام، ولذلك لا يمكن حذفه',
    en: 'This is the only owner of the installation, so it cannot be deleted',
  },
  linkOver: {
    he: 'הקישור כבר שימש, או שתוקפו פג. אפשר לבקש קישור חדש',
    ar: 'سبق استخدام الرابط أو انتهت صلاحيته. يمكنكم طلب رابط جديد',
    en: 'This link was already used or is too old. You can ask for a new one',
  },
  forbidden: { he: 'אין הרשאה לפעולה הזו', ar: 'لا توجد صلاحية لهذا الإجراء', en: 'You are not allowed to do this' },
  badSessionValue: {
    he: 'החיבור אינו תקף עוד. יש לרענן את הדף',
    ar: 'لم تعد الجلسة صالحة. يرجى تحديث الصفحة',
    en: 'This session is no longer valid. Please reload the page',
  },
  originRefused: {
    he: 'הבקשה הגיעה מאתר לא מוכר',
    ar: 'وصل الطلب من موقع غير معروف',
    en: 'The request came from an unknown site',
  },
  locked: { he: 'השאלה נעולה לעריכה', ar: 'السؤال مقفل للتحرير', en: 'This question is locked against editing' },
  notFound: {
    he: 'לא נמצא, או שאין לך הרשאה',
    ar: 'غير موجود أو لا توجد لديك صلاحية',
    en: 'Not found, or not yours to see',
  },
  methodNotAllowed: { he: 'הפעולה אינה נתמכת', ar: 'العملية غير مدعومة', en: 'This operation is not supported' },
  emailTaken: {
    he: 'כתובת הדואר הזו כבר רשומה',
    ar: 'عنوان البريد هذا مسجل بالفعل',
    en: 'This e-mail address is already registered',
  },
  gameHasGaps: {
    he: 'יש להשלים את החסר במשחק לפני ההרצה',
    ar: 'يجب إكمال النواقص في اللعبة قبل التشغيل',
    en: 'Fill the gaps in the game before running it',
  },
  gameDisabled: { he: 'המשחק חסום', ar: 'اللعبة محظورة', en: 'This game is blocked' },
  remotesDisabled: {
    he: 'משחקי שלטים אינם זמינים בחשבון הזה',
    ar: 'ألعاب أجهزة التحكم غير متاحة في هذا الحساب',
    en: 'Remote-control games are switched off for this account',
  },
  assignmentClosed: {
    he: 'הקישור כבר נסגר',
    ar: 'أُغلق الرابط بالفعل',
    en: 'This link has closed already',
  },
  cannotRescore: {
    he: 'אי אפשר לחשב מחדש את התוצאה הזו',
    ar: 'لا يمكن إعادة حساب هذه النتيجة',
    en: 'This result cannot be scored again',
  },
  licenceUsed: {
    he: 'התוצאה של ההרצה הזו כבר הועלתה',
    ar: 'رُفعت نتيجة هذا التشغيل من قبل',
    en: 'The result of this run was already uploaded',
  },
  badResult: {
    he: 'לא הצלחנו לקרוא את התוצאה, או שהיא אינה שייכת למשחק שלך',
    ar: 'تعذرت قراءة النتيجة أو أنها لا تخص لعبتك',
    en: 'The result could not be read, or it does not belong to a game of yours',
  },
  badDeadline: {
    he: 'המועד האחרון צריך להיות בעתיד, ועד 400 ימים מהיום',
    ar: 'يجب أن يكون الموعد الأخير في المستقبل وخلال 400 يوم من الآن',
    en: 'The deadline must be in the future, at most 400 days from now',
  },
  cannotRunLive: {
    he: 'עדיין אי אפשר להריץ כאן משחקי שלטים ומשחקים בחיוג. שנו את המשחק לטלפונים ולמחשבים',
    ar: 'لا يمكن بعد تشغيل ألعاب أجهزة التصويت والألعاب بالاتصال الهاتفي هنا. غيّروا اللعبة إلى الهواتف والحواسيب',
    en: 'Clicker games and call-in games cannot be run here yet. Change the game to phones and computers',
  },
  notSelfPaced: {
    he: 'אפשר לתת כקישור רק משחקים לטלפונים ולמחשבים',
    ar: 'يمكن إعطاء ألعاب الهواتف والحواسيب فقط كرابط',
    en: 'Only games for phones and computers can be given out as a link',
  },
  tooManyAssignments: {
    he: 'יש לך כבר 50 קישורים פתוחים. סגרו קישור כדי לפתוח חדש',
    ar: 'لديك 50 رابطًا مفتوحًا بالفعل. أغلقوا رابطًا لفتح رابط جديد',
    en: 'You already have 50 open links. Close one to give out another',
  },
  tooManyRooms: {
    he: 'יש לך כבר 100 חדרים פתוחים. סגרו חדר כדי לפתוח חדש',
    ar: 'لديك 100 غرفة مفتوحة بالفعل. أغلقوا غرفة لفتح غرفة جديدة',
    en: 'You already have 100 open rooms. Close one to open another',
  },
  mediaInUse: {
    he: 'הקובץ נמצא בשימוש ולכן לא נמחק',
    ar: 'الملف قيد الاستخدام ولذلك لم يُحذف',
    en: 'The file is in use and was not deleted',
  },
  categoryInUse: { he: 'הקטגוריה נמצאת בשימוש', ar: 'التصنيف قيد الاستخدام', en: 'The category is in use' },
  categoryExists: {
    he: 'כבר יש קטגוריה בשם הזה',
    ar: 'يوجد تصنيف بهذا الاسم',
    en: 'There is already a category with this name',
  },
  tooManySlides: {
    he: 'המשחק הגיע למספר השקופיות המרבי',
    ar: 'وصلت اللعبة إلى الحد الأقصى من الشرائح',
    en: 'The game has reached the largest number of slides',
  },
  staleVersion: {
    he: 'מישהו שמר גרסה חדשה יותר בינתיים',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
    en: 'Somebody saved a newer version meanwhile',
  },
  tooLarge: { he: 'הקובץ או הטקסט גדולים מדי', ar: 'الملف أو النص كبير جدًا', en: 'The file or text is too large' },
  unsupportedMedia: {
    he: 'סוג הקובץ אינו נתמך. אפשר להעלות תמונות (JPEG, PNG, WebP, AVIF, GIF), סרטונים (MP4, WebM) וצלילים (MP3, M4A, WAV, OGG)',
    ar: 'نوع الملف غير مدعوم. يمكن رفع الصور (JPEG وPNG وWebP وAVIF وGIF) والفيديو (MP4 وWebM) والأصوات (MP3 وM4A وWAV وOGG)',
    en: 'This file type is not supported. You can upload pictures (JPEG, PNG, WebP, AVIF, GIF), films (MP4, WebM) and sounds (MP3, M4A, WAV, OGG)',
  },
  formExpected: {
    he: 'הנתונים לא נשלחו כנתוני טופס (multipart/form-data), וכאן מתקבלים רק כאלה',
    ar: 'لم تُرسل البيانات كبيانات نموذج (multipart/form-data)، وهنا لا يُقبل غيرها',
    en: 'The data did not come as form data (multipart/form-data), and nothing else is taken here',
  },
  badImage: { he: 'לא הצלחנו לקרוא את התמונה', ar: 'تعذرت قراءة الصورة', en: 'The picture could not be read' },
  imageDimensions: {
    he: 'התמונה או הסרטון גדולים מ־1920×1080',
    ar: 'الصورة أو الفيديو أكبر من 1920×1080',
    en: 'The picture or film is larger than 1920×1080',
  },
  fileNameTilde: {
    he: 'שם הקובץ לא יכול להכיל את הסימן ~',
    ar: 'لا يمكن أن يحتوي اسم الملف على العلامة ~',
    en: 'The file name must not contain the ~ mark',
  },
  versionRequired: {
    he: 'חסר מספר הגרסה שממנה התחלת',
    ar: 'رقم النسخة التي بدأت منها مفقود',
    en: 'The version you started from is missing',
  },
  tooManyRequests: {
    he: 'יותר מדי ניסיונות. נסו שוב בעוד רגע',
    ar: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد قليل',
    en: 'Too many attempts. Please try again in a moment',
  },
  unexpected: { he: 'משהו השתבש', ar: 'حدث خطأ ما', en: 'Something went wrong' },
  unavailable: {
    he: 'השירות אינו זמין כרגע, עמכם הסליחה',
    ar: 'الخدمة غير متاحة حاليًا، نعتذر',
    en: 'The service is unavailable right now, sorry',
  },
  storageFull: {
    he: 'אין מקום פנוי בשרת. דבר לא נשמר',
    ar: 'لا توجد مساحة على الخادم. لم يُحفظ شيء',
    en: 'The server has no space left. Nothing was saved',
  },
  alreadyShared: {
    he: 'המשחק כבר שותף עם האדם הזה',
    ar: 'تمت مشاركة اللعبة مع هذا الشخص من قبل',
    en: 'This game is already shared with that person',
  },
  shareWithYourself: {
    he: 'אי אפשר לשתף משחק עם עצמך',
    ar: 'لا يمكنك مشاركة اللعبة مع نفسك',
    en: 'You cannot share a game with yourself',
  },
  userUnknown: {
    he: 'אין משתמש עם כתובת הדואר הזו',
    ar: 'لا يوجد مستخدم بهذا البريد الإلكتروني',
    en: 'There is no user with this e-mail address',
  },
  onlyTrivia: {
    he: 'אפשר לייבא מהמאגר רק שאלות טריוויה',
    ar: 'يمكن استيراد أسئلة المعلومات العامة فقط من المكتبة',
    en: 'Only trivia questions can be imported from the library',
  },
  badExcel: {
    he: 'לא הצלחנו לקרוא את הקובץ. צריך קובץ Excel מסוג xlsx לפי התבנית',
    ar: 'تعذرت قراءة الملف. المطلوب ملف Excel بصيغة xlsx حسب القالب',
    en: 'This file could not be read. Please use an .xlsx file made from the template',
  },
  badGameFile: {
    he: 'זה אינו קובץ משחק שלנו, או שהוא פגום',
    ar: 'هذا ليس ملف لعبة من هنا أو أنه تالف',
    en: 'This is not one of our game files, or it is damaged',
  },
  badMedia: {
    he: 'הקובץ פגום או שאינו מה ששמו אומר',
    ar: 'الملف تالف أو ليس كما يدل اسمه',
    en: 'This file is damaged or not what its name says',
  },
  mediaTooLong: {
    he: 'הסרטון או הצליל ארוך מדי. אפשר לשמור עד 5 דקות',
    ar: 'الفيديو أو الصوت طويل جدًا. يمكن حفظ 5 دقائق على الأكثر',
    en: 'This film or sound is too long. At most 5 minutes can be kept',
  },
  linkRefused: {
    he: 'אי אפשר להביא קבצים מהכתובת הזו. נתמכים YouTube, Vimeo, Google Drive ו-Dropbox',
    ar: 'لا يمكن جلب ملفات من هذا العنوان. المدعوم: YouTube وVimeo وGoogle Drive وDropbox',
    en: 'Files cannot be fetched from this address. YouTube, Vimeo, Google Drive and Dropbox are supported',
  },
  linkPrivate: {
    he: 'הקובץ פרטי. בעליו צריך לשתף אותו עם כל מי שיש לו הקישור',
    ar: 'الملف خاص. على صاحبه مشاركته مع كل من لديه الرابط',
    en: 'This file is private. Its owner must share it with anyone who has the link',
  },
  linkUnreachable: {
    he: 'האתר שבקישור לא ענה. כדאי לנסות שוב מאוחר יותר',
    ar: 'لم يستجب موقع الرابط. يرجى المحاولة لاحقًا',
    en: 'The site behind the link did not answer. Please try again later',
  },
  filmNotFound: {
    he: 'אין סרטון כזה, או שהוא פרטי. בדקו שהקישור הועתק במלואו ונפתח בדפדפן. אם הסרטון שלכם, הגדירו אותו באתר כ״ציבורי״ או ״לא רשום״',
    ar: 'لا يوجد فيديو كهذا أو أنه خاص. تحققوا من أن الرابط منسوخ كاملًا ويُفتح في المتصفح. إن كان الفيديو لكم فاجعلوه في الموقع «عام» أو «غير مُدرج»',
    en: 'There is no such film, or it is private. Check that the whole link was copied and opens in a browser. If the film is yours, set it to “Public” or “Unlisted” on its site',
  },
  filmNotShared: {
    he: 'הסרטון פרטי, או שאסור להציג אותו מחוץ לאתר שלו. בעליו צריך להגדיר אותו כ״ציבורי״ או ״לא רשום״ ולאפשר הטמעה. אפשר גם לבחור סרטון אחר',
    ar: 'الفيديو خاص أو لا يُسمح بعرضه خارج موقعه. على صاحبه أن يجعله «عام» أو «غير مُدرج» وأن يسمح بتضمينه. ويمكن أيضًا اختيار فيديو آخر',
    en: 'This film is private, or may not be shown outside its site. Its owner must set it to “Public” or “Unlisted” and allow embedding. Or choose another film',
  },
  secondStepNeeded: {
    he: 'צריך גם את הקוד מאפליקציית האימות',
    ar: 'مطلوب أيضًا الرمز من تطبيق المصادقة',
    en: 'The code of your authenticator app is needed too',
  },
  wrongCode: {
    he: 'הקוד שגוי או שפג תוקפו',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته',
    en: 'The code is wrong or too old',
  },
  outOfCredits: {
    he: 'נגמרו הקרדיטים. אפשר לרכוש עוד או לפנות לספק',
    ar: 'نفد الرصيد. يمكنكم شراء المزيد أو التواصل مع المزوّد',
    en: 'Out of credits. Buy more, or contact the provider',
  },
  twoStepRequired: {
    he: 'החשבון הזה מחייב אימות דו-שלבי. יש להפעיל אותו בהגדרות המשתמש',
    ar: 'يتطلب هذا الحساب تحققًا بخطوتين. يرجى تفعيله في إعدادات المستخدم',
    en: 'This account must use two-step sign-in. Please turn it on in the user settings',
  },
  newPasswordRequired: {
    he: 'לחשבון הזה דרושה סיסמה חזקה יותר. יש לבחור אותה בהגדרות המשתמש',
    ar: 'يحتاج هذا الحساب إلى كلمة مرور أقوى. يرجى اختيارها في إعدادات المستخدم',
    en: 'This account needs a stronger password. Please choose one in the user settings',
  },
  keyUsed: {
    he: 'הבקשה הזו כבר נשלחה עם פרטים אחרים',
    ar: 'سبق إرسال هذا الطلب ببيانات أخرى',
    en: 'This request was already sent with other details',
  },
  orderSettled: {
    he: 'ההזמנה הזו כבר טופלה',
    ar: 'تمت معالجة هذا الطلب من قبل',
    en: 'This order was already settled',
  },
  notRefundable: {
    he: 'אי אפשר להחזיר את הסכום הזה',
    ar: 'لا يمكن استرداد هذا المبلغ',
    en: 'This amount cannot be refunded',
  },
  typeNotOffered: {
    he: 'החבילה הזו כבר אינה מוצעת',
    ar: 'هذه الباقة لم تعد معروضة',
    en: 'This offer is no longer available',
  },
  invitationForAnother: {
    he: 'ההזמנה נשלחה לכתובת אחרת. יש להתחבר עם הכתובת שקיבלה אותה',
    ar: 'أُرسلت الدعوة إلى عنوان آخر. يرجى الدخول بالعنوان الذي تلقاها',
    en: 'The invitation was sent to another address. Please sign in with the address that received it',
  },
  ownRole: {
    he: 'אי אפשר לשנות את ההרשאה או את ההגבלה של עצמך',
    ar: 'لا يمكنك تغيير صلاحياتك أو تقييد نفسك',
    en: 'You cannot change your own role or restriction',
  },
  usesBeyondOriginal: {
    he: 'מספר השימושים אינו יכול לעלות על הכמות המקורית',
    ar: 'لا يمكن أن يتجاوز عدد الاستخدامات الكمية الأصلية',
    en: 'The number of uses cannot exceed the original amount',
  },
  commonPassword: {
    he: 'הסיסמה הזו נפוצה מדי. כדאי לבחור אחרת',
    ar: 'كلمة المرور هذه شائعة جدًا. يرجى اختيار غيرها',
    en: 'This password is too common. Please choose another',
  },
  badSetting: {
    he: 'אי אפשר להשתמש בהגדרה הזו',
    ar: 'لا يمكن استخدام هذا الإعداد',
    en: 'This setting cannot be used',
  },
  paymentUnavailable: {
    he: 'שירות התשלומים אינו זמין כרגע. לא חויבת',
    ar: 'خدمة الدفع غير متاحة حاليًا. لم يتم خصم أي مبلغ',
    en: 'The payment service is not available now. You were not charged',
  },
};
