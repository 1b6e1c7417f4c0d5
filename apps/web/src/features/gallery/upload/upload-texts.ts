const en = {
  list: 'Uploads',
  checking: 'Checking',
  waiting: 'Waiting in line',
  sending: (percent: string) => `Uploading, ${percent}`,
  paused: (percent: string) => `Paused at ${percent}`,
  offline: 'You’re offline. The upload continues when you’re back online',
  storing: 'Adding to the gallery',
  done: 'Uploaded',
  needsCrop: 'The image is larger than 1920×1080. Crop it or make it smaller',
  needsCut: 'Longer than 30 seconds. Choose the part you need',
  crop: 'Crop and resize',
  cut: 'Choose the part',
  progress: (name: string) => `Upload of ${name}`,
  pause: (name: string) => `Pause the upload of ${name}`,
  resume: (name: string) => `Resume the upload of ${name}`,
  retry: 'Try again',
  stop: (name: string) => `Stop the upload of ${name}`,
  dismiss: (name: string) => `Remove ${name} from the list`,
  problems: {
    tilde: 'The file name contains the character ~. Rename the file without it and choose it again',
    wrongType:
      'This file type isn’t supported. Images: JPEG, PNG, WebP, AVIF, GIF. Videos: MP4, WebM, MOV. Audio: MP3, M4A, WAV, OGG',
    notPicture: 'Only an image fits here. Choose a JPEG, PNG, WebP, AVIF or GIF file',
    otherType: 'A file of another type is needed here',
    tooLarge: 'The file is larger than 100 MB. Make it smaller and choose it again',
    empty: 'The file is empty. Check it on your computer and choose it again',
    tooLong:
      'Longer than 5 minutes. Shorten it in another program, or upload it to YouTube or Vimeo and paste the link here',
    broken: 'Couldn’t open the file. It may be damaged or not match its extension',
  },
  interrupted: (name: string) =>
    `The upload of ${name} was interrupted. Choose the same file again, and it continues where it stopped`,
  forget: 'Discard',
};

/** Words of uploading. */
type UploadTexts = typeof en;

const he: UploadTexts = {
  list: 'העלאות',
  checking: 'בודקים',
  waiting: 'ממתין לתורו',
  sending: (percent) => `מעלים, ${percent}`,
  paused: (percent) => `מושהה, ${percent}`,
  offline: 'אין רשת. ההעלאה תמשיך מעצמה כשהרשת תחזור',
  storing: 'מוסיפים לגלריה',
  done: 'הועלה',
  needsCrop: 'התמונה גדולה מ־\u20661920×1080\u2069. יש לחתוך או להקטין אותה',
  needsCut: 'ארוך מ־30 שניות. בחרו את החלק הרצוי',
  crop: 'חיתוך והקטנה',
  cut: 'בחירת החלק',
  progress: (name) => `ההעלאה של ${name}`,
  pause: (name) => `השהיית ההעלאה של ${name}`,
  resume: (name) => `המשך ההעלאה של ${name}`,
  retry: 'ניסיון חוזר',
  stop: (name) => `עצירת ההעלאה של ${name}`,
  dismiss: (name) => `הסרת ${name} מהרשימה`,
  problems: {
    tilde: 'בשם הקובץ יש הסימן ~. שנו את השם בלי הסימן ובחרו שוב',
    wrongType:
      'סוג הקובץ אינו נתמך. תמונות: JPEG, PNG, WebP, AVIF, GIF. סרטונים: MP4, WebM, MOV. שמע: MP3, M4A, WAV, OGG',
    notPicture: 'כאן מתאימה רק תמונה. בחרו קובץ JPEG, PNG, WebP, AVIF או GIF',
    otherType: 'כאן צריך קובץ מסוג אחר',
    tooLarge: 'הקובץ גדול מ־100 MB. הקטינו אותו ובחרו שוב',
    empty: 'הקובץ ריק. בדקו אותו במחשב ובחרו שוב',
    tooLong: 'ארוך מ־5 דקות. קצרו אותו בתוכנה אחרת, או העלו ל־YouTube או ל־Vimeo והדביקו כאן את הקישור',
    broken: 'לא הצלחנו לפתוח את הקובץ. אולי הוא פגום, או שתוכנו אינו מתאים לסיומת שלו',
  },
  interrupted: (name) => `ההעלאה של ${name} נקטעה. בחרו שוב את אותו קובץ, והיא תמשיך מהמקום שבו נעצרה`,
  forget: 'ויתור',
};

const ar: UploadTexts = {
  list: 'عمليات الرفع',
  checking: 'جارٍ الفحص',
  waiting: 'في الانتظار',
  sending: (percent) => `جارٍ الرفع، ${percent}`,
  paused: (percent) => `متوقف مؤقتًا عند ${percent}`,
  offline: 'لا توجد شبكة. سيُستأنف الرفع تلقائيًا عند عودتها',
  storing: 'جارٍ الإضافة إلى المعرض',
  done: 'تم الرفع',
  needsCrop: 'الصورة أكبر من \u20661920×1080\u2069. يجب قصّها أو تصغيرها',
  needsCut: 'أطول من 30 ثانية. اختاروا الجزء المطلوب',
  crop: 'قص وتصغير',
  cut: 'اختيار الجزء',
  progress: (name) => `رفع ${name}`,
  pause: (name) => `إيقاف رفع ${name} مؤقتًا`,
  resume: (name) => `متابعة رفع ${name}`,
  retry: 'إعادة المحاولة',
  stop: (name) => `إلغاء رفع ${name}`,
  dismiss: (name) => `إزالة ${name} من القائمة`,
  problems: {
    tilde: 'اسم الملف يحتوي على العلامة ~. غيّروا الاسم واختاروه من جديد',
    wrongType:
      'نوع الملف غير مدعوم. الصور: JPEG وPNG وWebP وAVIF وGIF. الفيديو: MP4 وWebM وMOV. الصوت: MP3 وM4A وWAV وOGG',
    notPicture: 'هنا تصلح صورة فقط. اختاروا ملف JPEG أو PNG أو WebP أو AVIF أو GIF',
    otherType: 'هنا يلزم ملف من نوع آخر',
    tooLarge: 'الملف أكبر من 100 MB. صغّروه واختاروه من جديد',
    empty: 'الملف فارغ. تحقّقوا منه على الحاسوب واختاروه من جديد',
    tooLong: 'أطول من 5 دقائق. قصّروه في برنامج آخر، أو ارفعوه إلى YouTube أو Vimeo والصقوا الرابط هنا',
    broken: 'تعذّر فتح الملف. ربما هو تالف، أو أن محتواه لا يطابق امتداده',
  },
  interrupted: (name) => `انقطع رفع ${name}. اختاروا الملف نفسه من جديد وسيُستأنف من حيث توقف`,
  forget: 'استغناء',
};

/** Words of uploading, by language. */
export const uploadTexts = { he, ar, en };
