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
    he: 'כתובת הדוא״ל או הסיסמה שגויות',
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
    en: 'Wrong email or password',
  },
  restricted: {
    he: 'החשבון חסום. יש לפנות למנהל המערכת',
    ar: 'الحساب محظور. يرجى التواصل مع مدير النظام',
    en: 'This account is blocked. Please contact the admin',
  },
  personRestricted: {
    he: 'החשבון הזה חסום. יש לבטל קודם את החסימה',
    ar: 'هذا الحساب محظور. يجب إلغاء الحظر أولًا',
    en: 'This account is blocked. Unblock it first',
  },
  wrongPassword: {
    he: 'הסיסמה שגויה',
    ar: 'كلمة المرور غير صحيحة',
    en: 'The password is wrong',
  },
  passwordNeeded: {
    he: 'כדי לאשר יש להקליד את הסיסמה של החשבון',
    ar: 'للتأكيد يجب إدخال كلمة مرور الحساب',
    en: 'To confirm, type the password of the account',
  },
  whoseAccount: {
    he: 'כדי לאשר יש להקליד את הסיסמה של החשבון, ומי שלא פתח אותו יכול לקבוע סיסמה משלו',
    ar: 'للتأكيد يجب إدخال كلمة مرور الحساب، ومن لم يفتحه يمكنه تعيين كلمة مرور خاصة به',
    en: 'To confirm, type the password of the account, or set one of your own if you didn’t open it',
  },
  lastOwner: {
    he: 'זה חשבון הבעלים היחיד של המערכת, ולכן אי אפשר למחוק אותו',
    ar: 'هذا حساب المالك الوحيد للنظام، ولذلك لا يمكن حذفه',
    en: 'This is the only owner of this site, so it can’t be deleted',
  },
  linkOver: {
    he: 'הקישור או הקוד שגוי, כבר נוצל או שפג תוקפו. אפשר לבקש חדש',
    ar: 'الرابط أو الرمز غير صحيح أو استُخدم أو انتهت صلاحيته. يمكنكم طلب رابط جديد',
    en: 'This link or code is wrong, was used or has expired. You can ask for a new one',
  },
  forbidden: {
    he: 'אין לכם הרשאה לפעולה הזו',
    ar: 'لا توجد لديكم صلاحية لهذا الإجراء',
    en: 'You don’t have permission to do this',
  },
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
  locked: { he: 'השקופית נעולה', ar: 'الشريحة مقفلة', en: 'This slide is locked' },
  notFound: {
    he: 'לא נמצא, או שאין לכם הרשאה',
    ar: 'غير موجود أو لا توجد لديكم صلاحية',
    en: 'Not found, or you don’t have access',
  },
  methodNotAllowed: { he: 'הפעולה אינה נתמכת', ar: 'العملية غير مدعومة', en: 'This operation isn’t supported' },
  addressUnknown: {
    he: 'אי אפשר לשלוח הזמנות: כתובת האתר עוד לא נקבעה, ובלעדיה אין בהודעות קישור. הבעלים קובע אותה בהגדרות המערכת',
    ar: 'لا يمكن إرسال دعوات: لم يُحدَّد عنوان الموقع بعد، وبدونه لا رابط في الرسائل. يحدّده المالك في إعدادات النظام',
    en: 'Invitations can’t be sent: this site’s public address isn’t set, so emails would have no link. The owner sets it in the site settings',
  },
  emailTaken: {
    he: 'כתובת הדוא״ל הזו כבר רשומה',
    ar: 'هذا البريد الإلكتروني مسجل بالفعل',
    en: 'This email address is already registered',
  },
  questionHidden: {
    he: 'השאלה מוגדרת כמוסתרת ממשתמשים. כדי להציג אותה יש לאשר זאת',
    ar: 'السؤال مضبوط كمخفي عن المستخدمين. لعرضه يجب تأكيد ذلك',
    en: 'This question is set to be hidden from users. Confirm to show it',
  },
  gameHasGaps: {
    he: 'יש להשלים את החסר במשחק לפני ההרצה',
    ar: 'يجب إكمال النواقص في اللعبة قبل التشغيل',
    en: 'Add the missing details before running the game',
  },
  ownTwoStepFirst: {
    he: 'לפני שמחייבים אחרים באימות דו־שלבי, יש להפעיל אותו בחשבון שלכם',
    ar: 'فعّلوا التحقق بخطوتين في حسابكم قبل أن تُلزموا به غيركم',
    en: 'Turn on two-step sign-in for your own account before you require it of others',
  },
  galleryFull: {
    he: 'אין מספיק מקום בגלריה. אפשר למחוק קבצים שאינם נחוצים ולנסות שוב',
    ar: 'لا توجد مساحة كافية في المعرض. احذفوا ملفات لا تحتاجونها ثم حاولوا من جديد',
    en: 'There isn’t enough room in your gallery. Delete files you don’t need and try again',
  },
  wrongHost: {
    he: 'האתר לא מוכר בשם הזה. אם זו הכתובת שלו, צריך לקבוע אותה בהגדרות המערכת',
    ar: 'هذا الموقع لا يعمل بهذا الاسم. إن كان هذا عنوانه فيجب ضبطه في إعدادات النظام',
    en: 'This site doesn’t answer to this name. If this is its address, set it in the server settings',
  },
  gameBlocked: {
    he: 'המשחק נחסם על ידי מנהלי המערכת',
    ar: 'حظر مديرو النظام هذه اللعبة',
    en: 'This game was blocked by an admin',
  },
  gameDisabled: { he: 'המשחק מושבת', ar: 'اللعبة معطّلة', en: 'This game is disabled' },
  remotesDisabled: {
    he: 'משחקי שלטים אינם זמינים בחשבון הזה',
    ar: 'ألعاب أجهزة التصويت غير متاحة في هذا الحساب',
    en: 'Clicker games aren’t available for this account',
  },
  assignmentClosed: {
    he: 'המשימה כבר נסגרה',
    ar: 'أُغلقت المهمة بالفعل',
    en: 'This assignment is already closed',
  },
  cannotRescore: {
    he: 'אי אפשר לחשב מחדש את התוצאה הזו',
    ar: 'لا يمكن إعادة حساب هذه النتيجة',
    en: 'This result can’t be scored again',
  },
  licenceUsed: {
    he: 'התוצאה של ההרצה הזו כבר הועלתה',
    ar: 'رُفعت نتيجة هذا التشغيل من قبل',
    en: 'The result of this run was already uploaded',
  },
  badResult: {
    he: 'לא הצלחנו לקרוא את התוצאה, או שהיא אינה שייכת למשחק שלכם',
    ar: 'تعذّرت قراءة النتيجة أو أنها لا تخص لعبتكم',
    en: 'The result couldn’t be read, or it doesn’t belong to one of your games',
  },
  badDeadline: {
    he: 'המועד האחרון צריך להיות בעתיד, ועד 400 ימים מהיום',
    ar: 'يجب أن يكون الموعد النهائي في المستقبل وخلال 400 يوم من الآن',
    en: 'The deadline must be in the future, at most 400 days from now',
  },
  cannotRunLive: {
    he: 'עדיין אי אפשר להריץ כאן משחקי שלטים ומשחקים בחיוג. שנו את המשחק לטלפונים ולמחשבים',
    ar: 'لا يمكن بعد تشغيل ألعاب أجهزة التصويت والألعاب بالاتصال الهاتفي هنا. غيّروا اللعبة إلى الهواتف والحواسيب',
    en: 'Clicker games and call-in games can’t be run here yet. Change the game to phones and computers',
  },
  notSelfPaced: {
    he: 'רק משחק לטלפונים ולמחשבים אפשר לשלוח כמשימה',
    ar: 'لا يمكن إرسال غير ألعاب الهواتف والحواسيب كمهمة',
    en: 'Only games for phones and computers can be assigned',
  },
  tooManyAssignments: {
    he: 'יש לכם כבר 50 משימות פתוחות. סגרו משימה כדי לפתוח חדשה',
    ar: 'لديكم 50 مهمة مفتوحة بالفعل. أغلقوا مهمة لفتح أخرى',
    en: 'You already have 50 open assignments. Close one to create another',
  },
  tooManyRooms: {
    he: 'יש לכם כבר 100 חדרים פתוחים. סגרו חדר כדי לפתוח חדש',
    ar: 'لديكم 100 غرفة مفتوحة بالفعل. أغلقوا غرفة لفتح غرفة جديدة',
    en: 'You already have 100 open rooms. Close one to open another',
  },
  mediaInUse: {
    he: 'הקובץ נמצא בשימוש ולכן לא נמחק',
    ar: 'الملف قيد الاستخدام ولذلك لم يُحذف',
    en: 'The file is in use and was not deleted',
  },
  categoryExists: {
    he: 'כבר יש קטגוריה בשם הזה',
    ar: 'يوجد تصنيف بهذا الاسم',
    en: 'There’s already a category with this name',
  },
  tooManySlides: {
    he: 'המשחק הגיע למספר השקופיות המרבי',
    ar: 'وصلت اللعبة إلى الحد الأقصى من الشرائح',
    en: 'The game has the maximum number of slides',
  },
  staleVersion: {
    he: 'מישהו שמר גרסה חדשה יותר בינתיים',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
    en: 'Someone saved a newer version in the meantime',
  },
  tooLarge: { he: 'הקובץ או הטקסט גדולים מדי', ar: 'الملف أو النص كبير جدًا', en: 'The file or text is too large' },
  unsupportedMedia: {
    he: 'סוג הקובץ אינו נתמך. אפשר להעלות תמונות (JPEG, PNG, WebP, AVIF, GIF), סרטונים (MP4, WebM) וקובצי שמע (MP3, M4A, WAV, OGG)',
    ar: 'نوع الملف غير مدعوم. يمكن رفع الصور (JPEG وPNG وWebP وAVIF وGIF) والفيديو (MP4 وWebM) والصوت (MP3 وM4A وWAV وOGG)',
    en: 'This file type isn’t supported. You can upload images (JPEG, PNG, WebP, AVIF, GIF), videos (MP4, WebM) and audio (MP3, M4A, WAV, OGG)',
  },
  formExpected: {
    he: 'הנתונים לא נשלחו כנתוני טופס (multipart/form-data), ורק כאלה מתקבלים',
    ar: 'لم تُرسل البيانات كبيانات نموذج (multipart/form-data)، وهنا لا يُقبل غيرها',
    en: 'The data must be sent as form data (multipart/form-data)',
  },
  badImage: { he: 'לא הצלחנו לקרוא את התמונה', ar: 'تعذّرت قراءة الصورة', en: 'The image couldn’t be read' },
  imageDimensions: {
    he: 'התמונה או הסרטון גדולים מ־\u20661920×1080\u2069',
    ar: 'الصورة أو الفيديو أكبر من \u20661920×1080\u2069',
    en: 'The image or video is larger than 1920×1080',
  },
  fileNameTilde: {
    he: 'שם הקובץ לא יכול להכיל את הסימן ~',
    ar: 'لا يمكن أن يحتوي اسم الملف على العلامة ~',
    en: 'The file name can’t contain the ~ character',
  },
  versionRequired: {
    he: 'חסר מספר הגרסה שממנה התחלתם',
    ar: 'رقم النسخة التي بدأتم منها مفقود',
    en: 'The version you started from is missing',
  },
  tooManyRequests: {
    he: 'יותר מדי ניסיונות. נסו שוב בעוד רגע',
    ar: 'محاولات كثيرة جدًا. حاولوا مرة أخرى بعد قليل',
    en: 'Too many attempts. Please try again in a moment',
  },
  unexpected: { he: 'משהו השתבש', ar: 'حدث خطأ ما', en: 'Something went wrong' },
  unavailable: {
    he: 'השירות אינו זמין כרגע. אנו מצטערים',
    ar: 'الخدمة غير متاحة حاليًا. نعتذر',
    en: 'Service is temporarily unavailable',
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
    he: 'אי אפשר לשתף משחק עם עצמכם',
    ar: 'لا يمكنكم مشاركة اللعبة مع أنفسكم',
    en: 'You can’t share a game with yourself',
  },
  userUnknown: {
    he: 'אין משתמש עם כתובת הדוא״ל הזו',
    ar: 'لا يوجد مستخدم بهذا البريد الإلكتروني',
    en: 'There’s no user with this email address',
  },
  onlyTrivia: {
    he: 'אפשר לייבא מהמאגר רק שאלות טריוויה',
    ar: 'يمكن استيراد أسئلة الاختيار من متعدد فقط من المكتبة',
    en: 'Only multiple-choice questions can be imported from the library',
  },
  badExcel: {
    he: 'לא הצלחנו לקרוא את הקובץ. צריך קובץ Excel מסוג xlsx לפי התבנית',
    ar: 'تعذّرت قراءة الملف. المطلوب ملف Excel بصيغة xlsx حسب القالب',
    en: 'This file couldn’t be read. Please use an .xlsx file made from the template',
  },
  badGameFile: {
    he: 'זה אינו קובץ משחק של questions.creator, או שהוא פגום',
    ar: 'هذا ليس ملف لعبة من questions.creator أو أنه تالف',
    en: 'This isn’t a questions.creator game file, or it’s damaged',
  },
  badMedia: {
    he: 'הקובץ פגום, או שתוכנו אינו מתאים לסיומת שלו',
    ar: 'الملف تالف أو أن محتواه لا يطابق امتداده',
    en: 'The file is damaged or doesn’t match its extension',
  },
  mediaTooLong: {
    he: 'הסרטון או קובץ השמע ארוך מדי. אפשר לשמור עד 5 דקות',
    ar: 'الفيديو أو الصوت طويل جدًا. يمكن حفظ 5 دقائق على الأكثر',
    en: 'This video or audio is too long. It can be up to 5 minutes',
  },
  linkRefused: {
    he: 'אי אפשר להביא קבצים מהכתובת הזו. נתמכים YouTube, Vimeo, Google Drive ו־Dropbox',
    ar: 'لا يمكن جلب ملفات من هذا العنوان. المدعوم: YouTube وVimeo وGoogle Drive وDropbox',
    en: 'Files can’t be fetched from this address. YouTube, Vimeo, Google Drive and Dropbox are supported',
  },
  linkPrivate: {
    he: 'הקובץ פרטי. בעליו צריך לשתף אותו עם כל מי שיש לו הקישור',
    ar: 'الملف خاص. على صاحبه مشاركته مع كل من لديه الرابط',
    en: 'This file is private. Its owner must share it with anyone who has the link',
  },
  linkUnreachable: {
    he: 'האתר שבקישור לא ענה. כדאי לנסות שוב מאוחר יותר',
    ar: 'لم يستجب موقع الرابط. يرجى المحاولة لاحقًا',
    en: 'The linked site didn’t respond. Please try again later',
  },
  filmNotFound: {
    he: 'אין סרטון כזה, או שהוא פרטי. בדקו שהקישור הועתק במלואו ונפתח בדפדפן. אם הסרטון שלכם, הגדירו אותו באתר כ״ציבורי״ או ״לא רשום״',
    ar: 'لا يوجد فيديو كهذا أو أنه خاص. تحققوا من أن الرابط منسوخ كاملًا ويُفتح في المتصفح. إن كان الفيديو لكم فاجعلوه في الموقع «عام» أو «غير مُدرج»',
    en: 'This video doesn’t exist or is private. Check that the whole link was copied and opens in a browser. If the video is yours, set it to “Public” or “Unlisted” on its site',
  },
  filmNotShared: {
    he: 'הסרטון פרטי, או שאסור להציג אותו מחוץ לאתר שלו. בעליו צריך להגדיר אותו כ״ציבורי״ או ״לא רשום״ ולאפשר הטמעה. אפשר גם לבחור סרטון אחר',
    ar: 'الفيديو خاص أو لا يُسمح بعرضه خارج موقعه. على صاحبه أن يجعله «عام» أو «غير مُدرج» وأن يسمح بتضمينه. ويمكن أيضًا اختيار فيديو آخر',
    en: 'This video is private, or can’t be shown outside its site. Its owner must set it to “Public” or “Unlisted” and allow embedding. You can also choose another video',
  },
  secondStepNeeded: {
    he: 'צריך גם את הקוד מאפליקציית האימות',
    ar: 'مطلوب أيضًا الرمز من تطبيق المصادقة',
    en: 'The code from your authenticator app is needed too',
  },
  wrongCode: {
    he: 'הקוד שגוי או שפג תוקפו',
    ar: 'الرمز غير صحيح أو انتهت صلاحيته',
    en: 'The code is wrong or has expired',
  },
  outOfCredits: {
    he: 'נגמרו הקרדיטים. אפשר לרכוש עוד, או לבקש ממנהל המערכת',
    ar: 'نفد الرصيد. يمكنكم شراء المزيد أو طلبه من مدير النظام',
    en: 'Out of credits. Buy more, or ask the admin for some',
  },
  twoStepRequired: {
    he: 'החשבון הזה מחייב אימות דו־שלבי. יש להפעיל אותו בהגדרות המשתמש',
    ar: 'يتطلب هذا الحساب تحققًا بخطوتين. يرجى تفعيله في إعدادات المستخدم',
    en: 'This account requires two-step sign-in. Please turn it on in the user settings',
  },
  setupRequired: {
    he: 'לפני הכול יש למלא שם, כתובת דוא״ל וסיסמה של הבעלים',
    ar: 'قبل كل شيء يجب إدخال اسم المالك وبريده الإلكتروني وكلمة المرور',
    en: 'First enter the owner’s name, email address and password',
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
    en: 'This order was already processed',
  },
  notRefundable: {
    he: 'אי אפשר להחזיר את הסכום הזה',
    ar: 'لا يمكن ردّ هذا المبلغ',
    en: 'This amount can’t be refunded',
  },
  typeNotOffered: {
    he: 'החבילה הזו כבר אינה מוצעת',
    ar: 'هذه الباقة لم تعد معروضة',
    en: 'This plan is no longer available',
  },
  invitationForAnother: {
    he: 'ההזמנה נשלחה לכתובת אחרת. יש להתחבר עם הכתובת שקיבלה אותה',
    ar: 'أُرسلت الدعوة إلى عنوان آخر. يرجى تسجيل الدخول بالعنوان الذي تلقاها',
    en: 'The invitation was sent to another address. Please sign in with the address that received it',
  },
  ownRole: {
    he: 'אי אפשר לשנות את התפקיד של עצמכם או לחסום את עצמכם',
    ar: 'لا يمكنكم تغيير دوركم أو حظر أنفسكم',
    en: 'You can’t change your own role or block yourself',
  },
  usesBeyondOriginal: {
    he: 'מספר השימושים אינו יכול לעלות על הכמות המקורית',
    ar: 'لا يمكن أن يتجاوز عدد الاستخدامات الكمية الأصلية',
    en: 'The number of uses can’t exceed the original amount',
  },
  commonPassword: {
    he: 'הסיסמה הזו נפוצה מדי. כדאי לבחור אחרת',
    ar: 'كلمة المرور هذه شائعة جدًا. يرجى اختيار غيرها',
    en: 'This password is too common. Please choose another',
  },
  badSetting: {
    he: 'אי אפשר להשתמש בהגדרה הזו',
    ar: 'لا يمكن استخدام هذا الإعداد',
    en: 'This setting can’t be used',
  },
  paymentUnavailable: {
    he: 'שירות התשלומים אינו זמין כרגע. לא חויבתם',
    ar: 'خدمة الدفع غير متاحة حاليًا. لم يتم خصم أي مبلغ',
    en: 'The payment service isn’t available right now. You weren’t charged',
  },
};
