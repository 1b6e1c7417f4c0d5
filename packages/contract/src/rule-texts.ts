import type { Scoring, Teams } from './entities/play-rules.ts';
import type { Language } from './languages.ts';

const en = {
  halfFloor: 'The faster the right answer, the more points: all of them at once, half at the end of the clock.',
  accuracy: 'Every right answer gives all its points, however long it takes.',
  linear: 'The faster the right answer, the more points: all of them at once, none at the end of the clock.',
  firstRight: (n: number) =>
    n === 1 ? 'Only the first right answer gives points.' : `Only the first ${n} right answers give points.`,
  penalty: (percent: number) =>
    `The faster the right answer, the more points. A wrong answer costs ${percent}% of them; no answer costs nothing.`,
  streaks: 'Right answers in a row give a bonus.',
  sum: 'A team has the points of all its members.',
  mean: 'A team has the average of its members’ points.',
  best: (n: number) =>
    n === 1 ? 'A team has the points of its best member.' : `A team has the points of its ${n} best members.`,
};

type RuleTexts = typeof en;

const he: RuleTexts = {
  halfFloor: 'ככל שעונים נכון מהר יותר, הניקוד גבוה יותר: מלוא הנקודות בהתחלה, מחציתן בסוף הזמן.',
  accuracy: 'כל תשובה נכונה מזכה במלוא הנקודות, בלי קשר לזמן.',
  linear: 'ככל שעונים נכון מהר יותר, הניקוד גבוה יותר: מלוא הנקודות בהתחלה, אפס בסוף הזמן.',
  firstRight: (n) =>
    n === 1 ? 'רק התשובה הנכונה הראשונה מזכה בנקודות.' : `רק ${n} התשובות הנכונות הראשונות מזכות בנקודות.`,
  penalty: (percent) =>
    `ככל שעונים נכון מהר יותר, הניקוד גבוה יותר. טעות עולה ${percent}% מהנקודות; מי שלא ענה לא מפסיד.`,
  streaks: 'רצף של תשובות נכונות מזכה בבונוס.',
  sum: 'ניקוד הקבוצה הוא סכום הנקודות של כל חבריה.',
  mean: 'ניקוד הקבוצה הוא ממוצע הנקודות של חבריה.',
  best: (n) =>
    n === 1 ? 'ניקוד הקבוצה הוא של החבר הטוב ביותר בה.' : `ניקוד הקבוצה הוא סכום הנקודות של ${n} חבריה הטובים ביותר.`,
};

const ar: RuleTexts = {
  halfFloor: 'كلما كانت الإجابة الصحيحة أسرع زادت النقاط: كلها في البداية، ونصفها عند نهاية الوقت.',
  accuracy: 'كل إجابة صحيحة تمنح نقاطها كاملة مهما طال الوقت.',
  linear: 'كلما كانت الإجابة الصحيحة أسرع زادت النقاط: كلها في البداية، ولا شيء عند نهاية الوقت.',
  firstRight: (n) => (n === 1 ? 'أول إجابة صحيحة وحدها تمنح نقاطًا.' : `النقاط لأول الإجابات الصحيحة فقط، وعددها ${n}.`),
  penalty: (percent) =>
    `كلما كانت الإجابة الصحيحة أسرع زادت النقاط. الخطأ يكلّف ${percent}% منها، ومن لم يُجب لا يخسر شيئًا.`,
  streaks: 'الإجابات الصحيحة المتتالية تمنح مكافأة.',
  sum: 'نقاط الفريق هي مجموع نقاط أعضائه.',
  mean: 'نقاط الفريق هي متوسط نقاط أعضائه.',
  best: (n) => (n === 1 ? 'نقاط الفريق هي نقاط أفضل أعضائه.' : `نقاط الفريق هي مجموع نقاط أفضل أعضائه، وعددهم ${n}.`),
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
