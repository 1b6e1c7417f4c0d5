import type { Language } from '@qc/contract';

const en = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  unmute: 'Turn the sound on',
  film: 'Video',
  sound: 'Audio',
  failed: 'This file couldn’t be played',
  late: 'This is taking longer than usual',
  retry: 'Try again',
  notShared:
    'This video was removed, is private, or can’t be shown here. Its owner must share it and allow embedding, or choose another video.',
  silent:
    'The video site isn’t responding. The network may be blocking it, or the video is private and its owner must share it.',
};

type MediaTexts = typeof en;

const he: MediaTexts = {
  play: 'ניגון',
  pause: 'השהיה',
  again: 'ניגון מההתחלה',
  unmute: 'הפעלת הקול',
  film: 'סרטון',
  sound: 'שמע',
  failed: 'לא הצלחנו לנגן את הקובץ',
  late: 'הטעינה לוקחת יותר מהרגיל',
  retry: 'ניסיון חוזר',
  notShared:
    'הסרטון הוסר, פרטי, או שאסור להציג אותו כאן. בעל הסרטון צריך לשתף אותו ולאפשר הטמעה, או שצריך לבחור סרטון אחר.',
  silent: 'אתר הסרטונים אינו עונה. ייתכן שהרשת חוסמת אותו, או שהסרטון פרטי ובעליו צריך לשתף אותו.',
};

const ar: MediaTexts = {
  play: 'تشغيل',
  pause: 'إيقاف مؤقت',
  again: 'التشغيل من البداية',
  unmute: 'تشغيل الصوت',
  film: 'فيديو',
  sound: 'مقطع صوتي',
  failed: 'تعذّر تشغيل الملف',
  late: 'يستغرق التحميل وقتًا أطول من المعتاد',
  retry: 'إعادة المحاولة',
  notShared: 'الفيديو حُذف أو خاص أو لا يُسمح بعرضه هنا. على صاحبه مشاركته والسماح بتضمينه، أو يجب اختيار فيديو آخر.',
  silent: 'موقع الفيديو لا يستجيب. ربما تحجبه الشبكة، أو أن الفيديو خاص وعلى صاحبه مشاركته.',
};

/** Words of playing films and sounds, in the language of the game. */
export const mediaTexts: Record<Language, MediaTexts> = { he, ar, en };
