import { plural } from '#platform/i18n';
import { playersText } from '#platform/player-words';

const en = {
  glance: 'At a glance',
  rightByQuestion: 'Correct answers by question',
  timeByQuestion: 'Average time by question',
  scores: 'Score distribution',
  questionRight: (n: number, share: string) => `Question ${n}: ${share} correct`,
  questionNotJudged: (n: number) => `Question ${n}: no correct answer`,
  questionTime: (n: number, seconds: string) => `Question ${n}: ${seconds} s`,
  questionUnanswered: (n: number) => `Question ${n}: nobody answered`,
  scoreBucket: (from: string, to: string, players: number) =>
    `${from} to ${to} points: ${playersText('en', players, 'nobody')}`,
  byNumber: 'Question number',
  byScore: 'Points',
  teams: 'Teams',
  teamRow: (points: number, shown: string, members: number) =>
    `${plural('en', points, { one: '1 point', other: `${shown} points` })}, ${plural('en', members, { zero: 'no members', one: '1 member', other: `${members} members` })}`,
  rule: 'How scoring worked:',
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
  scores: 'התפלגות הניקוד',
  questionRight: (n, share) => `שאלה ${n}: ${share} צדקו`,
  questionNotJudged: (n) => `שאלה ${n}: ללא תשובה נכונה`,
  questionTime: (n, seconds) => `שאלה ${n}: ${seconds} שנ׳`,
  questionUnanswered: (n) => `שאלה ${n}: איש לא ענה`,
  scoreBucket: (from, to, players) => `${from} עד ${to} נקודות: ${playersText('he', players, 'אף אחד')}`,
  byNumber: 'מספר השאלה',
  byScore: 'נקודות',
  teams: 'קבוצות',
  teamRow: (points, shown, members) =>
    `${plural('he', points, { one: 'נקודה אחת', two: 'שתי נקודות', other: `${shown} נקודות` })}, ${plural(
      'he',
      members,
      {
        zero: 'בלי חברים',
        one: 'חבר אחד',
        two: 'שני חברים',
        other: `${members} חברים`,
      },
    )}`,
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
  questionNotJudged: (n) => `السؤال ${n}: بلا إجابة صحيحة`,
  questionTime: (n, seconds) => `السؤال ${n}: ${seconds} ث`,
  questionUnanswered: (n) => `السؤال ${n}: لم يُجب أحد`,
  scoreBucket: (from, to, players) => `النقاط من ${from} إلى ${to}: ${playersText('ar', players, 'لا أحد')}`,
  byNumber: 'رقم السؤال',
  byScore: 'النقاط',
  teams: 'الفرق',
  teamRow: (points, shown, members) =>
    `${plural('ar', points, { one: 'نقطة واحدة', two: 'نقطتان', few: `${shown} نقاط`, other: `${shown} نقطة` })}، ${plural(
      'ar',
      members,
      {
        zero: 'بلا أعضاء',
        one: 'عضو واحد',
        two: 'عضوان',
        few: `${members} أعضاء`,
        many: `${members} عضوًا`,
        other: `${members} عضو`,
      },
    )}`,
  rule: 'طريقة احتساب النقاط:',
  self: 'بوتيرة شخصية',
  team: 'الفريق',
  allGames: 'كل الألعاب',
  byGame: 'اللعبة',
};

export const chartTexts = { he, ar, en };
