const en = {
  part: 'Part to play',
  start: 'From',
  end: 'To',
  toTheEnd: 'to the end',
  play: 'Try it',
  hide: 'Hide',
  whole: (time: string) => `Whole length ${time}`,
  badTime: 'Write minutes and seconds, such as 1:05',
  endFirst: 'The end must come after the start',
  pastEnd: 'That is after the end of the file',
  tooLong: 'At most 30 seconds can be played',
};

/** Words of choosing a part. */
type TrimTexts = typeof en;

const he: TrimTexts = {
  part: 'החלק שינוגן',
  start: 'מ־',
  end: 'עד',
  toTheEnd: 'עד הסוף',
  play: 'לנסות',
  hide: 'הסתרה',
  whole: (time) => `האורך המלא ${time}`,
  badTime: 'כותבים דקות ושניות, למשל 1:05',
  endFirst: 'הסיום צריך לבוא אחרי ההתחלה',
  pastEnd: 'הזמן הזה אחרי סוף הקובץ',
  tooLong: 'אפשר לנגן עד 30 שניות',
};

const ar: TrimTexts = {
  part: 'الجزء الذي سيُشغَّل',
  start: 'من',
  end: 'إلى',
  toTheEnd: 'حتى النهاية',
  play: 'تجربة',
  hide: 'إخفاء',
  whole: (time) => `الطول الكامل ${time}`,
  badTime: 'اكتبوا الدقائق والثواني، مثل 1:05',
  endFirst: 'يجب أن تأتي النهاية بعد البداية',
  pastEnd: 'هذا الوقت بعد نهاية الملف',
  tooLong: 'يمكن تشغيل 30 ثانية على الأكثر',
};

/** Words of choosing a part of a film or sound, by language. */
export const trimTexts = { he, ar, en };
