import { plural } from '#platform/i18n';
import { playersText } from '#platform/player-words';

const en = {
  glance: 'At a glance',
  rightByQuestion: 'Right answers by question',
  timeByQuestion: 'Average time by question',
  scores: 'How the points were spread',
  questionRight: (n: number, share: string) => `Question ${n}: ${share} right`,
  questionNotJudged: (n: number) => `Question ${n}: nothing to be right about`,
  questionTime: (n: number, seconds: string) => `Question ${n}: ${seconds} s`,
  questionUnanswered: (n: number) => `Question ${n}: nobody answered`,
  scoreBucket: (from: string, to: string, players: number) =>
    `${from} to ${to} points: ${playersText('en', players, 'nobody')}`,
  byNumber: 'Question number',
  byScore: 'Points',
  teams: 'Teams',
  teamRow: (points: string, members: number) =>
    `${points} points, ${plural('en', members, { zero: 'no members', one: '1 member', other: `${members} members` })}`,
  rule: 'How points were given:',
  self: 'Self-paced',
  team: 'Team',
  allGames: 'All games',
  byGame: 'Game',
};

/** Texts of the charts of a report. */
export type ChartTexts = typeof en;

const he: ChartTexts = {
  glance: 'במבט אחד',
  rightByQuestion: 'תשובות נכונות לפי שאלה',
  timeByQuestion: 'זמן ממוצע לפי שאלה',
  scores: 'איך התחלקו הנקודות',
  questionRight: (n, share) => `שאלה ${n}: ${share} צדקו`,
  questionNotJudged: (n) => `שאלה ${n}: אין בה נכון ולא נכון`,
  questionTime: (n, seconds) => `שאלה ${n}: ${seconds} שנ׳`,
  questionUnanswered: (n) => `שאלה ${n}: איש לא ענה`,
  scoreBucket: (from, to, players) => `${from} עד ${to} נקודות: ${playersText('he', players, 'איש')}`,
  byNumber: 'מספר השאלה',
  byScore: 'נקודות',
  teams: 'קבוצות',
  teamRow: (points, members) =>
    `${points} נקודות, ${plural('he', members, {
      zero: 'בלי חברים',
      one: 'חבר אחד',
      two: 'שני חברים',
      other: `${members} חברים`,
    })}`,
  rule: 'כך ניתנו הנקודות:',
  self: 'בקצב אישי',
  team: 'קבוצה',
  allGames: 'כל המשחקים',
  byGame: 'משחק',
};

const ar: ChartTexts = {
  glance: 'نظرة سريعة',
  rightByQuestion: 'الإجابات الصحيحة حسب السؤال',
  timeByQuestion: 'متوسط الوقت حسب السؤال',
  scores: 'توزيع النقاط',
  questionRight: (n, share) => `السؤال ${n}: أصاب ${share}`,
  questionNotJudged: (n) => `السؤال ${n}: لا صواب فيه ولا خطأ`,
  questionTime: (n, seconds) => `السؤال ${n}: ${seconds} ث`,
  questionUnanswered: (n) => `السؤال ${n}: لم يُجب أحد`,
  scoreBucket: (from, to, players) => `من ${from} إلى ${to} نقطة: ${playersText('ar', players, 'لا أحد')}`,
  byNumber: 'رقم السؤال',
  byScore: 'النقاط',
  teams: 'الفرق',
  teamRow: (points, members) =>
    `${points} نقطة، ${plural('ar', members, {
      zero: 'بلا أعضاء',
      one: 'عضو واحد',
      two: 'عضوان',
      few: `${members} أعضاء`,
      other: `${members} عضوًا`,
    })}`,
  rule: 'كيف احتُسبت النقاط:',
  self: 'بوتيرة شخصية',
  team: 'الفريق',
  allGames: 'كل الألعاب',
  byGame: 'اللعبة',
};

export const chartTexts = { he, ar, en };
