import type { NameRule, ScoringProfile, TeamMode, TeamRule } from '@qc/contract';

interface RulesTexts {
  scoring: string;
  profile: string;
  profiles: Record<ScoringProfile, string>;
  profileHints: Record<ScoringProfile, string>;
  first: string;
  penalty: string;
  streaks: string;
  streaksHint: string;
  teams: string;
  modes: Record<TeamMode, string>;
  teamMode: string;
  teamNames: string;
  teamName: (n: number) => string;
  addTeam: string;
  removeTeam: (name: string) => string;
  teamsNeeded: string;
  teamRule: string;
  rules: Record<TeamRule, string>;
  best: string;
  names: string;
  nameRules: Record<NameRule, string>;
  nameFilter: string;
  nameFilterHint: string;
  lateJoin: string;
  lateJoinHint: string;
  autoAdvance: string;
  autoAdvanceHint: string;
}

const en: RulesTexts = {
  scoring: 'Scoring and teams',
  profile: 'Points',
  profiles: {
    halfFloor: 'Right and fast',
    accuracy: 'Only right',
    linear: 'Speed counts most',
    firstRight: 'First right answers',
    penalty: 'Wrong answers cost',
  },
  profileHints: {
    halfFloor: 'All points at once, half of them at the end of the clock',
    accuracy: 'Every right answer is worth the same, however long it took',
    linear: 'All points at once, none at the end of the clock',
    firstRight: 'Only the first players who are right get the points',
    penalty: 'As right and fast, but a wrong answer takes points away',
  },
  first: 'How many are paid',
  penalty: 'A wrong answer costs, % of the points',
  streaks: 'Bonus for right answers in a row',
  streaksHint: '10% of the points for each one after the first, 50% at most',
  teams: 'Teams',
  modes: { off: 'Everyone alone', choose: 'Players choose', assign: 'Put into teams' },
  teamMode: 'Teams',
  teamNames: 'Names of the teams',
  teamName: (n) => `Team ${n}`,
  addTeam: 'Add a team',
  removeTeam: (name) => `Remove ${name}`,
  teamsNeeded: 'With fewer than two teams everyone plays alone',
  teamRule: 'A team’s points',
  rules: { sum: 'Sum of all', mean: 'Average', best: 'Its best players' },
  best: 'How many players count',
  names: 'Names of players',
  nameRules: { own: 'Players choose', generated: 'Given by the game' },
  nameFilter: 'Refuse rude names',
  nameFilterHint: 'In Hebrew, Arabic and English',
  lateJoin: 'Players may join after the start',
  lateJoinHint: 'You can change this during the game',
  autoAdvance: 'Goes on by itself',
  autoAdvanceHint: 'Answers, standings and media follow each other without a press',
};

const he: RulesTexts = {
  scoring: 'ניקוד וקבוצות',
  profile: 'שיטת הניקוד',
  profiles: {
    halfFloor: 'נכון ומהר',
    accuracy: 'רק נכון',
    linear: 'המהירות קובעת',
    firstRight: 'הראשונים שצדקו',
    penalty: 'טעות עולה ביוקר',
  },
  profileHints: {
    halfFloor: 'כל הנקודות למי שעונה מיד, מחצית מהן בסוף הזמן',
    accuracy: 'כל תשובה נכונה שווה אותו דבר, בלי קשר לזמן',
    linear: 'כל הנקודות למי שעונה מיד, אפס בסוף הזמן',
    firstRight: 'רק הראשונים שענו נכון מקבלים את הנקודות',
    penalty: 'כמו נכון ומהר, אבל תשובה שגויה מורידה נקודות',
  },
  first: 'כמה עונים מקבלים נקודות',
  penalty: 'מחיר של טעות, באחוזים מהנקודות',
  streaks: 'בונוס על רצף תשובות נכונות',
  streaksHint: '10% מהנקודות על כל תשובה אחרי הראשונה, עד 50%',
  teams: 'קבוצות',
  modes: { off: 'כל אחד לעצמו', choose: 'המשתתפים בוחרים', assign: 'חלוקה אוטומטית' },
  teamMode: 'קבוצות',
  teamNames: 'שמות הקבוצות',
  teamName: (n) => `קבוצה ${n}`,
  addTeam: 'הוספת קבוצה',
  removeTeam: (name) => `הסרת ${name}`,
  teamsNeeded: 'כשיש פחות משתי קבוצות, כל אחד משחק לעצמו',
  teamRule: 'הניקוד של קבוצה',
  rules: { sum: 'סכום של כולם', mean: 'ממוצע', best: 'הטובים ביותר' },
  best: 'כמה משתתפים נספרים',
  names: 'שמות המשתתפים',
  nameRules: { own: 'המשתתפים בוחרים', generated: 'המשחק נותן' },
  nameFilter: 'חסימת שמות פוגעניים',
  nameFilterHint: 'בעברית, בערבית ובאנגלית',
  lateJoin: 'אפשר להצטרף גם אחרי ההתחלה',
  lateJoinHint: 'אפשר לשנות את זה גם במהלך המשחק',
  autoAdvance: 'ממשיך מעצמו',
  autoAdvanceHint: 'תשובות, טבלה ומדיה מתחלפות בלי לחיצה',
};

const ar: RulesTexts = {
  scoring: 'النقاط والفرق',
  profile: 'طريقة احتساب النقاط',
  profiles: {
    halfFloor: 'صحيح وسريع',
    accuracy: 'صحيح فقط',
    linear: 'السرعة هي الأهم',
    firstRight: 'أول من أصاب',
    penalty: 'الخطأ له ثمن',
  },
  profileHints: {
    halfFloor: 'كل النقاط لمن يجيب فورًا، ونصفها في نهاية الوقت',
    accuracy: 'كل إجابة صحيحة تساوي القيمة نفسها مهما استغرقت',
    linear: 'كل النقاط لمن يجيب فورًا، ولا شيء في نهاية الوقت',
    firstRight: 'أول من يجيب إجابة صحيحة فقط يحصلون على النقاط',
    penalty: 'مثل صحيح وسريع، لكن الإجابة الخاطئة تخصم نقاطًا',
  },
  first: 'كم لاعبًا يحصل على النقاط',
  penalty: 'ثمن الخطأ، كنسبة مئوية من النقاط',
  streaks: 'مكافأة على الإجابات الصحيحة المتتالية',
  streaksHint: '10٪ من النقاط لكل إجابة بعد الأولى، وحتى 50٪',
  teams: 'الفرق',
  modes: { off: 'كل واحد لنفسه', choose: 'اللاعبون يختارون', assign: 'توزيع تلقائي' },
  teamMode: 'الفرق',
  teamNames: 'أسماء الفرق',
  teamName: (n) => `الفريق ${n}`,
  addTeam: 'إضافة فريق',
  removeTeam: (name) => `إزالة ${name}`,
  teamsNeeded: 'عندما تكون الفرق أقل من اثنين يلعب كل واحد لنفسه',
  teamRule: 'نقاط الفريق',
  rules: { sum: 'مجموع الجميع', mean: 'المتوسط', best: 'أفضل لاعبيه' },
  best: 'عدد اللاعبين المحتسبين',
  names: 'أسماء اللاعبين',
  nameRules: { own: 'اللاعبون يختارون', generated: 'تعطيها اللعبة' },
  nameFilter: 'رفض الأسماء المسيئة',
  nameFilterHint: 'بالعبرية والعربية والإنجليزية',
  lateJoin: 'يمكن الانضمام بعد البداية',
  lateJoinHint: 'يمكن تغيير ذلك أثناء اللعبة أيضًا',
  autoAdvance: 'تستمر من تلقاء نفسها',
  autoAdvanceHint: 'الإجابات والترتيب والوسائط تتوالى بلا ضغط',
};

/** Words of the rules of play: scoring, teams, names. */
export const rulesTexts = { he, ar, en };
