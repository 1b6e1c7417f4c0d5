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
  profile: 'Scoring',
  profiles: {
    halfFloor: 'Right and fast',
    accuracy: 'Accuracy only',
    linear: 'Speed counts most',
    firstRight: 'First correct answers',
    penalty: 'Penalty for wrong answers',
  },
  profileHints: {
    halfFloor: 'Full points for an instant answer, half at the last second',
    accuracy: 'Every correct answer is worth the same, however long it took',
    linear: 'Full points for an instant answer, none at the last second',
    firstRight: 'Only the first players to answer correctly get points',
    penalty: 'Like “Right and fast”, but a wrong answer takes points away',
  },
  first: 'How many players score',
  penalty: 'Penalty for a wrong answer, % of the points',
  streaks: 'Bonus for correct answers in a row',
  streaksHint: '10% of the points for each one after the first, up to 50%',
  teams: 'Teams',
  modes: { off: 'No teams', choose: 'Players choose', assign: 'Assign automatically' },
  teamMode: 'Teams',
  teamNames: 'Team names',
  teamName: (n) => `Team ${n}`,
  addTeam: 'Add team',
  removeTeam: (name) => `Remove ${name}`,
  teamsNeeded: 'With fewer than two teams, everyone plays alone',
  teamRule: 'Team score',
  rules: { sum: 'Sum of all', mean: 'Average', best: 'Its best players' },
  best: 'How many players count',
  names: 'Nicknames',
  nameRules: { own: 'Players choose', generated: 'Random names' },
  nameFilter: 'Block rude names',
  nameFilterHint: 'In Hebrew, Arabic and English',
  lateJoin: 'Allow joining after the start',
  lateJoinHint: 'You can change this during the game',
  autoAdvance: 'Auto-advance',
  autoAdvanceHint: 'Answers, leaderboard and media follow each other without pressing',
};

const he: RulesTexts = {
  scoring: 'ניקוד וקבוצות',
  profile: 'שיטת הניקוד',
  profiles: {
    halfFloor: 'נכון ומהר',
    accuracy: 'דיוק בלבד',
    linear: 'המהירות קובעת',
    firstRight: 'הראשונים שצדקו',
    penalty: 'קנס על תשובה שגויה',
  },
  profileHints: {
    halfFloor: 'כל הנקודות למי שעונה מיד, מחצית מהן בסוף הזמן',
    accuracy: 'כל תשובה נכונה שווה אותו דבר, בלי קשר לזמן',
    linear: 'כל הנקודות למי שעונה מיד, אפס בסוף הזמן',
    firstRight: 'רק הראשונים שענו נכון מקבלים את הנקודות',
    penalty: 'כמו נכון ומהר, אבל תשובה שגויה מורידה נקודות',
  },
  first: 'כמה משתתפים מקבלים נקודות',
  penalty: 'קנס על תשובה שגויה, באחוזים מהנקודות',
  streaks: 'בונוס על רצף תשובות נכונות',
  streaksHint: '10% מהנקודות על כל תשובה אחרי הראשונה, עד 50%',
  teams: 'קבוצות',
  modes: { off: 'בלי קבוצות', choose: 'המשתתפים בוחרים', assign: 'חלוקה אוטומטית' },
  teamMode: 'קבוצות',
  teamNames: 'שמות הקבוצות',
  teamName: (n) => `קבוצה ${n}`,
  addTeam: 'הוספת קבוצה',
  removeTeam: (name) => `הסרת ${name}`,
  teamsNeeded: 'כשיש פחות משתי קבוצות, כל אחד משחק לבד',
  teamRule: 'הניקוד של קבוצה',
  rules: { sum: 'סכום של כולם', mean: 'ממוצע', best: 'הטובים ביותר' },
  best: 'כמה משתתפים נספרים',
  names: 'כינויים',
  nameRules: { own: 'המשתתפים בוחרים', generated: 'כינויים מוגרלים' },
  nameFilter: 'סינון כינויים פוגעניים',
  nameFilterHint: 'בעברית, בערבית ובאנגלית',
  lateJoin: 'הצטרפות גם אחרי ההתחלה',
  lateJoinHint: 'אפשר לשנות את זה גם במהלך המשחק',
  autoAdvance: 'מעבר אוטומטי',
  autoAdvanceHint: 'תשובות, טבלת המובילים ומדיה מתחלפות בלי לחיצה',
};

const ar: RulesTexts = {
  scoring: 'النقاط والفرق',
  profile: 'طريقة احتساب النقاط',
  profiles: {
    halfFloor: 'صحيح وسريع',
    accuracy: 'الدقة فقط',
    linear: 'السرعة هي الأهم',
    firstRight: 'أول من أصاب',
    penalty: 'خصم على الإجابة الخاطئة',
  },
  profileHints: {
    halfFloor: 'كل النقاط لمن يجيب فورًا، ونصفها في نهاية الوقت',
    accuracy: 'كل إجابة صحيحة تساوي القيمة نفسها مهما استغرقت',
    linear: 'كل النقاط لمن يجيب فورًا، ولا شيء في نهاية الوقت',
    firstRight: 'أوائل المجيبين إجابة صحيحة فقط يحصلون على النقاط',
    penalty: 'مثل صحيح وسريع، لكن الإجابة الخاطئة تخصم نقاطًا',
  },
  first: 'عدد من يحصلون على النقاط',
  penalty: 'الخصم على الإجابة الخاطئة، كنسبة مئوية من النقاط',
  streaks: 'مكافأة على الإجابات الصحيحة المتتالية',
  streaksHint: '10% من النقاط لكل إجابة بعد الأولى، وحتى 50%',
  teams: 'الفرق',
  modes: { off: 'بلا فرق', choose: 'اللاعبون يختارون', assign: 'توزيع تلقائي' },
  teamMode: 'الفرق',
  teamNames: 'أسماء الفرق',
  teamName: (n) => `الفريق ${n}`,
  addTeam: 'إضافة فريق',
  removeTeam: (name) => `إزالة ${name}`,
  teamsNeeded: 'عندما تكون الفرق أقل من اثنين يلعب كل واحد وحده',
  teamRule: 'نقاط الفريق',
  rules: { sum: 'مجموع الجميع', mean: 'المتوسط', best: 'أفضل لاعبيه' },
  best: 'عدد اللاعبين المحتسبين',
  names: 'الأسماء المستعارة',
  nameRules: { own: 'اللاعبون يختارون', generated: 'أسماء بالقرعة' },
  nameFilter: 'تصفية الأسماء المسيئة',
  nameFilterHint: 'بالعبرية والعربية والإنجليزية',
  lateJoin: 'السماح بالانضمام بعد البداية',
  lateJoinHint: 'يمكن تغيير ذلك أثناء اللعبة أيضًا',
  autoAdvance: 'انتقال تلقائي',
  autoAdvanceHint: 'الإجابات والترتيب والوسائط تتوالى بلا ضغط',
};

/** Words of the rules of play: scoring, teams, names. */
export const rulesTexts = { he, ar, en };
