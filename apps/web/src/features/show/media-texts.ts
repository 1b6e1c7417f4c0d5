import type { Language } from '@qc/contract';

const en = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  unmute: 'Turn the sound on',
  film: 'Film',
  sound: 'Sound',
  failed: 'This file could not be played',
  late: 'This is taking longer than usual',
  retry: 'Try again',
  notShared:
    'This film was removed, is private, or may not be shown here. Its owner must share it and allow embedding, or another film must be chosen.',
  silent: 'The video site does not answer. The network may block it, or the film is private: its owner must share it.',
};

type MediaTexts = typeof en;

const he: MediaTexts = {
  play: 'ניגון',
  pause: 'השהיה',
  again: 'ניגון מההתחלה',
  unmute: 'הפעלת הקול',
  film: 'סרטון',
  sound: 'צליל',
  failed: 'לא הצלחנו לנגן את הקובץ',
  late: 'הטעינה לוקחת יותר מהרגיל',
  retry: 'ניסיון נוסף',
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
  retry: 'المحاولة مجددًا',
  notShared: 'الفيديو حُذف أو خاص أو لا يُسمح بعرضه هنا. على صاحبه مشاركته والسماح بتضمينه، أو يجب اختيار فيديو آخر.',
  silent: 'موقع الفيديو لا يستجيب. ربما تحجبه الشبكة، أو أن الفيديو خاص وعلى صاحبه مشاركته.',
};

/** Words of playing films and sounds, in the language of the game. */
export const mediaTexts: Record<Language, MediaTexts> = { he, ar, en };
