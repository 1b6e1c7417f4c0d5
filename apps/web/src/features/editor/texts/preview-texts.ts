const en = {
  moment: 'Moment shown',
  presenter: 'The big screen',
  player: 'A player’s phone',
  lobby: 'Lobby',
  opening: 'Before',
  question: 'Question',
  reveal: 'Answer',
  ending: 'After',
  media: 'Slide',
  standings: 'Leaderboard',
  podium: 'Winners',
};

/** Words around the preview. */
export type PreviewTexts = typeof en;

const he: PreviewTexts = {
  moment: 'הרגע המוצג',
  presenter: 'המסך הגדול',
  player: 'הטלפון של משתתף',
  lobby: 'הצטרפות',
  opening: 'לפני',
  question: 'שאלה',
  reveal: 'תשובה',
  ending: 'אחרי',
  media: 'שקופית',
  standings: 'טבלת המובילים',
  podium: 'המנצחים',
};

const ar: PreviewTexts = {
  moment: 'اللحظة المعروضة',
  presenter: 'الشاشة الكبيرة',
  player: 'هاتف أحد اللاعبين',
  lobby: 'الانضمام',
  opening: 'قبل',
  question: 'السؤال',
  reveal: 'الإجابة',
  ending: 'بعد',
  media: 'الشريحة',
  standings: 'الترتيب',
  podium: 'الفائزون',
};

/** Words around the preview, by language. */
export const previewTexts = { he, ar, en };
