import type { Scoring, Teams } from './entities/play-rules.ts';
import type { Language } from './languages.ts';

const en = {
  halfFloor: 'The faster the correct answer, the more points: full points right away, half at the last second.',
  accuracy: 'Every correct answer gives full points, no matter how long it takes.',
  linear: 'The faster the correct answer, the more points: full points right away, none at the last second.',
  firstRight: (n: number) =>
    n === 1 ? 'Only the first correct answer scores.' : `Only the first ${n} correct answers score.`,
  penalty: (percent: number) =>
    `The faster the correct answer, the more points. A wrong answer costs ${percent}% of them, and no answer costs nothing.`,
  streaks: 'Correct answers in a row give a bonus.',
  sum: 'A team’s score is the sum of its members’ points.',
  mean: 'A team’s score is the average of its members’ points.',
  best: (n: number) =>
    n === 1
      ? 'A team’s score is that of its best member.'
      : `A team’s score is the sum of its ${n} best members’ points.`,
};

type RuleTexts = typeof en;

const he: RuleTexts = {
  halfFloor: 'ככל שעונים נכון מהר יותר, הניקוד גבוה יותר: מלוא הנקודות בהתחלה, מחציתן בסוף הזמן.',
  accuracy: 'כל תשובה נכונה מזכה במלוא הנקודות, בלי קשר לזמן.',
  linear: 'ככל שעונים נכון מהר יותר, הניקוד גבוה יותר: מלוא הנקודות בהתחלה, אפס בסוף הזמן.',
  firstRight: (n) =>
    n === 1
      ? 'רק התשובה הנכונה הראשונה מזכה בנקודות.'
      : `רק ${n === 2 ? 'שתי' : n} התשובות הנכונות הראשונות מזכות בנקודות.`,
  penalty: (percent) =>
    `ככל שעונים נכון מהר יותר, הניקוד גבוה יותר. טעות עולה ${percent}% מהנקודות, ומי שלא ענה לא מפסיד.`,
  streaks: 'רצף של תשובות נכונות מזכה בבונוס.',
  sum: 'ניקוד הקבוצה הוא סכום הנקודות של כל חבריה.',
  mean: 'ניקוד הקבוצה הוא ממוצע הנקודות של חבריה.',
  best: (n) =>
    n === 1
      ? 'ניקוד הקבוצה הוא של החבר הטוב ביותר בה.'
      : `ניקוד הקבוצה הוא סכום הנקודות של ${n === 2 ? 'שני' : n} חבריה הטובים ביותר.`,
};

/** Whether Arabic counts `n` things with the plural. */
const isFew = (n: number) => n % 100 >= 3 && n % 100 <= 10;

const ar: RuleTexts = {
  halfFloor: 'كلما كانت الإجابة الصحيحة أسرع زادت النقاط: كلها في البداية، ونصفها عند نهاية الوقت.',
  accuracy: 'كل إجابة صحيحة تمنح نقاطها كاملة مهما طال الوقت.',
  linear: 'كلما كانت الإجابة الصحيحة أسرع زادت النقاط: كلها في البداية، ولا شيء عند نهاية الوقت.',
  firstRight: (n) => {
    if (n === 1) return 'أول إجابة صحيحة وحدها تمنح نقاطًا.';
    if (n === 2) return 'النقاط لأول إجابتين صحيحتين فقط.';
    return `النقاط لأول ${n} ${isFew(n) ? 'إجابات' : 'إجابة'} صحيحة فقط.`;
  },
  penalty: (percent) =>
    `كلما كانت الإجابة الصحيحة أسرع زادت النقاط. الخطأ يكلّف ${percent}% منها، ومن لم يُجب لا يخسر شيئًا.`,
  streaks: 'الإجابات الصحيحة المتتالية تمنح مكافأة.',
  sum: 'نقاط الفريق هي مجموع نقاط أعضائه.',
  mean: 'نقاط الفريق هي متوسط نقاط أعضائه.',
  best: (n) => {
    if (n === 1) return 'نقاط الفريق هي نقاط أفضل عضو فيه.';
    if (n === 2) return 'نقاط الفريق هي مجموع نقاط أفضل عضوين فيه.';
    return `نقاط الفريق هي مجموع نقاط أفضل ${n} ${isFew(n) ? 'أعضاء' : 'عضوًا'} فيه.`;
  },
};

const ruleTexts: Record<Language, RuleTexts> = { he, ar, en };

/** The scoring rule of a game in plain sentences, the same in its lobby and in all reports of its runs. */
export function ruleLines(game: { language: Language; scoring: Scoring; teams: Teams }): string[] {
  const { language, scoring, teams } = game;
  const t = ruleTexts[language];
  const rule = {
    halfFloor: t.halfFloor,
    accuracy: t.accuracy,
    linear: t.linear,
    firstRight: t.firstRight(scoring.first),
    penalty: t.penalty(scoring.penalty),
  }[scoring.profile];
  const team = { sum: t.sum, mean: t.mean, best: t.best(teams.best) }[teams.rule];
  const inTeams = teams.mode !== 'off' && teams.names.length > 1;
  return [rule, ...(scoring.streaks ? [t.streaks] : []), ...(inTeams ? [team] : [])];
}
