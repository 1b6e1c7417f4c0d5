import type { ChartTexts } from '../../../en/screens/results/result-charts.ts';
import { counts } from '../everywhere/counts.ts';
import { plural } from '../../grammar.ts';

export const resultCharts: ChartTexts = {
  glance: 'نظرة سريعة',
  rightByQuestion: 'الإجابات الصحيحة حسب السؤال',
  timeByQuestion: 'متوسط الوقت حسب السؤال',
  scores: 'توزيع النقاط',
  questionRight: (n, share) => `السؤال ${n}: أصاب ${share}`,
  questionNotJudged: (n) => `السؤال ${n}: بلا إجابة صحيحة`,
  questionTime: (n, seconds) => `السؤال ${n}: ${seconds} ث`,
  questionNotTimed: (n) => `السؤال ${n}: الوقت لا يُحتسب`,
  questionUnanswered: (n) => `السؤال ${n}: لم يُجب أحد`,
  scoreBucket: (from, to, players) =>
    `النقاط من ${from} إلى ${to}: ${players === 0 ? 'لا أحد' : counts.players(players)}`,
  byNumber: 'رقم السؤال',
  byScore: 'النقاط',
  teams: 'الفرق',
  teamRow: (points, shown, members) =>
    `${plural(points, { one: 'نقطة واحدة', two: 'نقطتان', few: `${shown} نقاط`, other: `${shown} نقطة` })}، ${plural(
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
  selfPaced: 'بوتيرة شخصية',
  team: 'الفريق',
  allGames: 'كل الألعاب',
  byGame: 'اللعبة',
};
