import type { ChartTexts } from '../../../en/screens/results/result-charts.ts';
import { counts } from '../everywhere/counts.ts';
import { plural } from '../../grammar.ts';

export const resultCharts: ChartTexts = {
  glance: 'במבט אחד',
  rightByQuestion: 'תשובות נכונות לפי שאלה',
  timeByQuestion: 'זמן ממוצע לפי שאלה',
  scores: 'התפלגות הניקוד',
  questionRight: (n, share) => `שאלה ${n}: ${share} צדקו`,
  questionNotJudged: (n) => `שאלה ${n}: ללא תשובה נכונה`,
  questionTime: (n, seconds) => `שאלה ${n}: ${seconds} שנ׳`,
  questionNotTimed: (n) => `שאלה ${n}: הזמן לא נמדד`,
  questionUnanswered: (n) => `שאלה ${n}: איש לא ענה`,
  scoreBucket: (from, to, players) => `${from} עד ${to} נקודות: ${players === 0 ? 'אף אחד' : counts.players(players)}`,
  byNumber: 'מספר השאלה',
  byScore: 'נקודות',
  teams: 'קבוצות',
  teamRow: (points, shown, members) =>
    `${plural(points, { one: 'נקודה אחת', two: 'שתי נקודות', other: `${shown} נקודות` })}, ${plural(members, {
      zero: 'בלי חברים',
      one: 'חבר אחד',
      two: 'שני חברים',
      other: `${members} חברים`,
    })}`,
  rule: 'כך ניתנו הנקודות:',
  selfPaced: 'בקצב אישי',
  team: 'קבוצה',
  allGames: 'כל המשחקים',
  byGame: 'משחק',
};
