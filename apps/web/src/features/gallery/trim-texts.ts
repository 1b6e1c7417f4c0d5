const en = {
  part: 'Part to play',
  start: 'From',
  end: 'To',
  toTheEnd: 'to the end',
  play: 'Play',
  hide: 'Hide',
  whole: (time: string) => `Full length ${time}`,
  badTime: 'Enter minutes and seconds, such as 1:05',
  endFirst: 'The end must be after the start',
  pastEnd: 'This is after the end of the file',
  tooLong: 'You can play up to 30 seconds',
};

/** Words of choosing a part. */
type TrimTexts = typeof en;

const he: TrimTexts = {
  part: 'החלק שיושמע',
  start: 'מ־',
  end: 'עד',
  toTheEnd: 'עד הסוף',
  play: 'השמעה',
  hide: 'הסתרה',
  whole: (time) => `האורך המלא ${time}`,
  badTime: 'יש להזין דקות ושניות, למשל 1:05',
  endFirst: 'הסיום צריך לבוא אחרי ההתחלה',
  pastEnd: 'הזמן הזה אחרי סוף הקובץ',
  tooLong: 'אפשר להשמיע עד 30 שניות',
};

const ar: TrimTexts = {
  part: 'الجزء الذي سيُشغَّل',
  start: 'من',
  end: 'إلى',
  toTheEnd: 'حتى النهاية',
  play: 'تشغيل',
  hide: 'إخفاء',
  whole: (time) => `الطول الكامل ${time}`,
  badTime: 'اكتبوا الدقائق والثواني، مثل 1:05',
  endFirst: 'يجب أن تأتي النهاية بعد البداية',
  pastEnd: 'هذا الوقت بعد نهاية الملف',
  tooLong: 'يمكن تشغيل 30 ثانية على الأكثر',
};

/** Words of choosing a part of a film or sound, by language. */
export const trimTexts = { he, ar, en };
