import type { Language } from '@qc/contract';

const en = {
  chooseTeam: 'Choose a team',
  tapShapes: 'One more step',
  tapHint: 'Tap the six shapes in the order shown on the big screen',
  tapped: (n: number, of: number) => `${n} of ${of} tapped`,
  shapes: ['Triangle', 'Diamond', 'Circle', 'Square', 'Star', 'Hexagon', 'Pentagon', 'Plus'],
  undo: 'Undo the last tap',
  noShapes: 'No shapes on the big screen?',
  askForShapes: 'You need the shapes to join. Ask the host to show them or read them out',
};

type JoinTexts = typeof en;

const he: JoinTexts = {
  chooseTeam: 'בחירת קבוצה',
  tapShapes: 'עוד צעד אחד',
  tapHint: 'הקישו על שש הצורות לפי הסדר שעל המסך הגדול',
  tapped: (n, of) => `הוקשו ${n} מתוך ${of}`,
  shapes: ['משולש', 'מעוין', 'עיגול', 'ריבוע', 'כוכב', 'משושה', 'מחומש', 'פלוס'],
  undo: 'ביטול ההקשה האחרונה',
  noShapes: 'אין צורות על המסך הגדול?',
  askForShapes: 'בלי הצורות אי אפשר להצטרף. בקשו ממנחה המשחק להציג אותן או לומר אותן',
};

const ar: JoinTexts = {
  chooseTeam: 'اختيار فريق',
  tapShapes: 'خطوة أخيرة',
  tapHint: 'المسوا الأشكال الستة بالترتيب الظاهر على الشاشة الكبيرة',
  tapped: (n, of) => `تم لمس ${n} من ${of}`,
  shapes: ['مثلث', 'معيّن', 'دائرة', 'مربع', 'نجمة', 'سداسي', 'خماسي', 'زائد'],
  undo: 'التراجع عن آخر لمسة',
  noShapes: 'لا توجد أشكال على الشاشة الكبيرة؟',
  askForShapes: 'لا يمكن الانضمام من دون الأشكال. اطلبوا من منظّم اللعبة عرضها أو ذكرها',
};

/** Words of joining that only some games need, in the language of the game. */
export const joinTexts: Record<Language, JoinTexts> = { he, ar, en };
