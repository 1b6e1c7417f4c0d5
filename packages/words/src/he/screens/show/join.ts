import type { JoinTexts } from '../../../en/screens/show/join.ts';

export const join: JoinTexts = {
  rules: 'התקנון',
  rulesLink: 'לתקנון המלא',
  consent: 'קראתי את התקנון והוא מקובל עליי',
  chooseTeam: 'בחירת קבוצה',
  tapShapes: 'עוד צעד אחד',
  tapHint: 'הקישו על שש הצורות לפי הסדר שעל המסך הגדול',
  tapped: (n, of) => `הוקשו ${n} מתוך ${of}`,
  shapes: ['משולש', 'מעוין', 'עיגול', 'ריבוע', 'כוכב', 'משושה', 'מחומש', 'פלוס'],
  undo: 'ביטול ההקשה האחרונה',
  noShapes: 'אין צורות על המסך הגדול?',
  askForShapes: 'בלי הצורות אי אפשר להצטרף. בקשו ממנחה המשחק להציג אותן או לומר אותן',
};
